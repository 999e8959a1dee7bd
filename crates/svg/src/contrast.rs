use crate::palette::Colour;

/// How bright a colour like `#a1b2c3` is, from 0 to 1, as WCAG counts it; other names are nothing.
pub(crate) fn luminance(colour: Colour) -> Option<f64> {
    let channel = |at: usize| {
        let part = u8::from_str_radix(colour.get(at..at + 2)?, 16).ok()?;
        let part = f64::from(part) / 255.0;
        Some(if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
    };
    Some(0.2126 * channel(1)? + 0.7152 * channel(3)? + 0.0722 * channel(5)?)
}

/// How well one colour shows on another, from 1 to 21; 21 where nobody can know.
pub(crate) fn contrast(one: Colour, other: Colour) -> f64 {
    let (Some(one), Some(other)) = (luminance(one), luminance(other)) else { return 21.0 };
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_is_as_strong_as_can_be() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
        assert!((contrast("#777777", "#777777") - 1.0).abs() < 1e-9);
        assert!((contrast("#767676", "#ffffff") - 4.54).abs() < 0.01);
    }
}
