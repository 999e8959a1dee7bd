use games::{Choice, Values};

/// How many values a choice has, "drawn" and "by hand" among them.
pub(super) fn count(choice: &Choice) -> u64 {
    let named = match choice.values {
        Values::Numbers(least, most) => (most - least).saturating_add(1),
        values => values.listed().len() as u64,
    };
    let more = u64::from(choice.default.is_none()) + u64::from(choice.by_hand.is_some());
    named.saturating_add(more)
}

/// The place of a value among those of a choice; "drawn" is the first where there is no default.
pub(super) fn place(choice: &Choice, value: Option<&str>) -> u64 {
    let Some(value) = value else { return 0 };
    let place = match choice.values {
        Values::Numbers(least, _) => value.parse::<u64>().map_or(0, |number| number - least),
        values => {
            let place = values.listed().iter().position(|listed| listed == value);
            place.unwrap_or(0) as u64
        }
    };
    place + u64::from(choice.default.is_none())
}

/// The value at a place; nothing where it is drawn or made by hand.
pub(super) fn value_text(choice: &Choice, place: u64) -> Option<String> {
    let place = match choice.default {
        Some(_) => place,
        None => place.checked_sub(1)?,
    };
    match choice.values {
        Values::Numbers(least, _) => Some((least + place).to_string()),
        values => values.listed().into_iter().nth(place as usize),
    }
}

/// Whether the value at a place is made by hand: it is the last.
pub(super) fn is_by_hand(choice: &Choice, place: u64) -> bool {
    choice.by_hand.is_some() && place + 1 == count(choice)
}
