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

fn last(lines: &mut [String]) -> &mut String {
    lines.last_mut().expect("there is always a line")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("a bcdefghij k", 4), ["a", "bcde", "fghi", "j k"]);
        assert_eq!(wrap("ações são", 5), ["ações", "são"]);
    }
}
