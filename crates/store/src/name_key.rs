use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// By what a name is found whichever way it is written: without capitals, accents, spaces and signs.
pub fn name_key(name: &str) -> String {
    let plain = name.nfkd().filter(|letter| !is_combining_mark(*letter));
    plain.flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric()).collect()
}

/// What a name looks like: the same for names that a reader would take for each other, as Unicode's
/// list of confusable characters (UTS #39) has them, and whatever accents they have.
pub(crate) fn look_key(name: &str) -> String {
    let compatible: String = name.nfkc().collect();
    skeleton(&compatible)
        .nfkd()
        .filter(|letter| !is_combining_mark(*letter))
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        for (one, other) in [
            ("Ana Ção", "ANA  ÇÃO"),
            ("O’Neill-2", "oneill2"),
            ("Cafe\u{301}", "CAFE"),
            ("Ａｎａ", "ana"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Ana"), name_key("Anna"));
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for (one, other) in [
            ("Paulo", "Раulо"),
            ("Ian", "lan"),
            ("Bob0", "BobO"),
            ("João", "Joao"),
            ("modern", "rnodern"),
            ("Ana", "Αna"),
        ] {
            assert_eq!(look_key(one), look_key(other), "{one} {other}");
        }
        for (one, other) in [("Ella", "Elia"), ("Ana", "Ane"), ("Rui", "Lui")] {
            assert_ne!(look_key(one), look_key(other), "{one} {other}");
        }
    }
}
