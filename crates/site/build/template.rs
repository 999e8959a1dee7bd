/// A text with gaps, each written as `{{name}}`, in which every gap is filled.
///
/// A gap that nothing fills is a mistake, and so is a value that fills none.
pub(crate) fn fill(text: &str, values: &[(&str, &str)]) -> Result<String, String> {
    let mut filled = text.to_owned();
    for (name, value) in values {
        let gap = format!("{{{{{name}}}}}");
        if !text.contains(&gap) {
            return Err(format!("nothing asks for {gap}"));
        }
        filled = filled.replace(&gap, value);
    }
    match filled.split_once("{{").and_then(|(_, rest)| rest.split_once("}}")) {
        Some((name, _)) => Err(format!("nothing is known as {{{{{name}}}}}")),
        None => Ok(filled),
    }
}
