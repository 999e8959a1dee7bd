use std::fmt;

/// Text made harmless between tags and inside attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML has no way to write most of these, not even escaped.
            _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {
                escaped.push(' ');
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A length, written with at most two decimals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The addition turns a negative zero into zero.
        let rounded = (self.0 * 100.0).round() / 100.0 + 0.0;
        write!(f, "{rounded}")
    }
}

/// A closed path through these points, moved by `at`.
pub(crate) fn closed(points: &[(f64, f64)], at: (f64, f64)) -> String {
    let pair = |&(x, y): &(f64, f64)| format!("{} {}", Number(x + at.0), Number(y + at.1));
    format!("M{}Z", points.iter().map(pair).collect::<Vec<_>>().join("L"))
}

/// Points around a middle, drawn nearer to it or farther away.
pub(crate) fn scaled(points: &[(f64, f64)], by: f64) -> Vec<(f64, f64)> {
    points.iter().map(|&(x, y)| (x * by, y * by)).collect()
}

/// Points as `points` of a polygon or polyline.
pub(crate) fn points(points: &[(f64, f64)]) -> String {
    let pair = |&(x, y): &(f64, f64)| format!("{},{}", Number(x), Number(y));
    points.iter().map(pair).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let texts = [0.0, -0.001, 1.005, 12.0, -3.456].map(|number| Number(number).to_string());
        assert_eq!(texts, ["0", "0", "1", "12", "-3.46"]);
    }

    #[test]
    fn nothing_escapes() {
        assert_eq!(escape("<a b=\"c\">&'\u{0}"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39; ");
    }
}
