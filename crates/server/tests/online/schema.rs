use serde_json::Value;

/// What a description says of a value, in the part of JSON Schema (2020-12) that it is written in.
/// Where a value does not fit, it says where and why; a word that it does not know is an error too.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if *schema == Value::Bool(false) {
        return Err(format!("{value} should not be there"));
    }
    for (word, says) in schema.as_object().ok_or_else(|| format!("{schema} is no schema"))? {
        let fits = check_word(document, schema, (word, says), value);
        fits.map_err(|why| format!("{why}\n in {value}"))?;
    }
    Ok(())
}

fn check_word(
    document: &Value,
    schema: &Value,
    (word, says): (&str, &Value),
    value: &Value,
) -> Result<(), String> {
    let all = |says: &Value| says.as_array().cloned().unwrap_or_default();
    let wrong = || Err(format!("{word}: {says}"));
    let number = |it: &Value| it.as_i64().map(i128::from).or(it.as_u64().map(i128::from));
    match word {
        "$ref" => {
            let place = says.as_str().and_then(|place| place.strip_prefix('#'));
            let inner = place.and_then(|place| document.pointer(place));
            check(document, inner.ok_or_else(|| format!("{says} leads nowhere"))?, value)?;
        }
        "type" => {
            let kinds = if says.is_array() { all(says) } else { vec![says.clone()] };
            let is = |kind: &Value| match kind.as_str() {
                Some("string") => value.is_string(),
                Some("boolean") => value.is_boolean(),
                Some("integer") => value.is_i64() || value.is_u64(),
                Some("array") => value.is_array(),
                Some("object") => value.is_object(),
                Some("null") => value.is_null(),
                _ => false,
            };
            if !kinds.iter().any(is) {
                return wrong();
            }
        }
        "enum" if !all(says).contains(value) => return wrong(),
        "minimum" if number(value) < number(says) && !value.is_null() => return wrong(),
        "maximum" if number(value) > number(says) && !value.is_null() => return wrong(),
        "minLength" | "maxLength" => {
            let (length, limit) = (value.as_str().map(|it| it.chars().count()), says.as_u64());
            let (length, limit) = (length.unwrap_or(0), limit.unwrap_or(0) as usize);
            if if word == "minLength" { length < limit } else { length > limit } {
                return wrong();
            }
        }
        "minItems" if (all(value).len() as u64) < says.as_u64().unwrap_or(0) => return wrong(),
        // These hold, or say nothing about values; what patterns say is held by the types that read the
        // examples.
        "enum" | "minimum" | "maximum" | "minItems" | "description" | "examples" | "default"
        | "pattern" => {}
        "prefixItems" => {
            let pairs = all(says).into_iter().zip(all(value));
            pairs.into_iter().try_for_each(|(says, it)| check(document, &says, &it))?;
        }
        "items" => {
            let before = all(&schema["prefixItems"]).len();
            let rest = all(value).into_iter().skip(before);
            rest.into_iter().try_for_each(|it| check(document, says, &it))?;
        }
        "properties" => {
            for (name, says) in says.as_object().ok_or("properties are an object")? {
                if let Some(it) = value.get(name) {
                    check(document, says, it).map_err(|why| format!("{name}: {why}"))?;
                }
            }
        }
        "required" => {
            let is_absent = |name: &Value| {
                value.is_object() && value.get(name.as_str().unwrap_or("")).is_none()
            };
            if let Some(name) = all(says).iter().find(|name| is_absent(name)) {
                return Err(format!("{name} is missing"));
            }
        }
        "additionalProperties" if *says == Value::Bool(false) => {
            let known = |name: &String| schema["properties"].get(name).is_some();
            let other = value.as_object().and_then(|it| it.keys().find(|name| !known(name)));
            if let Some(name) = other {
                return Err(format!("{name} is not described"));
            }
        }
        "oneOf" | "anyOf" => {
            let fitting = all(says).iter().filter(|it| check(document, it, value).is_ok()).count();
            if fitting == 0 || (word == "oneOf" && fitting > 1) {
                return Err(format!("{word}: {fitting} fit"));
            }
        }
        _ => return Err(format!("{word} is no word that is known here")),
    }
    Ok(())
}
