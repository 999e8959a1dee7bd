//! Position texts as people paste them.

/// The most lines that are taken for rows; no board has so many.
const MOST_ROWS: usize = 32;

/// What a text may mean that has blanks around it or is broken into lines, the likeliest first.
///
/// A break stands for nothing where a long line was broken, else for the stroke between two rows or,
/// behind the last of them, for the blank between two fields. All rows of a board are equally long
/// and it has a fixed number of fields, so that no more than one meaning is a position.
pub(crate) fn readings(text: &str) -> impl Iterator<Item = String> {
    let lines: Vec<String> = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|line| !line.is_empty())
        .collect();
    let whole = lines.concat();
    let rows = if lines.len() > 1 { 1..lines.len().min(MOST_ROWS) + 1 } else { 0..0 };
    let broken = rows.map(move |rows| {
        let (rows, fields) = lines.split_at(rows);
        let rows: Vec<_> = rows.iter().map(|row| row.trim_matches('/')).collect();
        [&[rows.join("/")][..], fields].concat().join(" ")
    });
    std::iter::once(whole).chain(broken)
}

#[cfg(test)]
mod tests {
    use crate::SHELF;

    #[test]
    fn a_position_is_read_however_it_is_broken_into_lines() {
        for game in SHELF {
            for example in game.examples() {
                let text = example.position;
                let (rows, fields) = text.split_once(' ').unwrap();
                let wrapped = format!("{}\n{}", &text[..7], &text[7..]);
                for pasted in [
                    format!("  {text}\n"),
                    text.replace('/', "\n"),
                    text.replace('/', "/\n"),
                    text.replace('/', "\r\n/"),
                    text.replace(' ', "  "),
                    text.replace(' ', "\n"),
                    format!("{}\n\n{fields}", rows.replace('/', " \n ")),
                    format!("{}\n{}", rows.replace('/', "/\n"), fields.replace(' ', "\n")),
                    wrapped,
                ] {
                    let read = game.pasted_position(&pasted).map(|read| read.to_string());
                    assert_eq!(read.as_deref(), Ok(text), "{pasted:?}");
                }
            }
        }
    }

    #[test]
    fn a_wrong_text_is_refused_where_it_goes_wrong() {
        for game in SHELF {
            let plain = game.position("zz").unwrap_err();
            assert_eq!(game.pasted_position(" zz ").unwrap_err(), plain);
            let start = game.start(&crate::Options::new(game.info().options)).unwrap();
            let position = start.to_string();
            let wrong = format!("{}?", position.replace('/', "\n"));
            let error = game.pasted_position(&wrong).unwrap_err();
            assert!(error.at > position.find(' ').unwrap(), "{error}");
            assert!(game.pasted_position(&"a\n".repeat(10_000)).is_err());
            assert!(game.pasted_position("").is_err());
        }
    }
}
