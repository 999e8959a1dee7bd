/// Breaks a text between words into lines of so many columns; a longer word is cut.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        if used > 0 && used + 1 + word.len() > width {
            lines.push(String::new());
            used = 0;
        }
        while word.len() > width {
            let rest = word.split_off(width);
            last(&mut lines).extend(word);
            lines.push(String::new());
            word = rest;
        }
        if used > 0 {
            last(&mut lines).push(' ');
            used += 1;
        }
        used += word.len();
        last(&mut lines).extend(word);
    }
    lines
}

/// A text in at most so many columns; what is left out is hinted at.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

fn last(lines: &mut [String]) -> &mut String {
    lines.last_mut().expect("there is always a line")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_where_it_can_be_seen() {
        assert_eq!(cut("Level 3", 7), "Level 3");
        assert_eq!(cut("Level 3", 5), "Leve…");
        assert_eq!(cut("d6", 0), "…");
    }

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("a bcdefghij k", 4), ["a", "bcde", "fghi", "j k"]);
        assert_eq!(wrap("ações são", 5), ["ações", "são"]);
    }
}
