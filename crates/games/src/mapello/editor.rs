use board::{Draft, Editable, Field, Player, Purpose, Setting, Thing, Tool};
use i18n::Phrase;

use super::layout;
use super::rules::{CENTRE, MOST, Mapello, has, index};
use super::view::{BLACK, BONUS, JOKER, WHITE, side};
use crate::turn_field::turn_field;
use crate::words::mapello as words;

impl Editable for Mapello {
    fn tools(draft: &Draft<Self>) -> Vec<Tool> {
        let [black, white] = taken(draft);
        let bonuses = draft.count(BONUS) + usize::from(black + white);
        let mut tools = vec![
            Tool::WALL.of(MOST, draft.count_walls()),
            Tool::piece(BONUS).of(MOST, bonuses),
            Tool::piece(JOKER).of(MOST, draft.count(JOKER)),
        ];
        if draft.purpose() == Purpose::Position {
            tools.splice(0..0, [BLACK, WHITE].map(Tool::piece));
        }
        tools
    }

    fn fields(draft: &Draft<Self>) -> Vec<Field> {
        let left = MOST.saturating_sub(draft.count(BONUS) as u8);
        let taken = taken(draft);
        let bonuses = |player: Player| {
            let most = left.saturating_sub(taken[player.other().index()]);
            let values = (0..=most).map(Setting::plain).collect();
            Field::new(words::taken_label(side(player)), values)
        };
        let [black, white] = Player::BOTH.map(bonuses);
        let mut fields = vec![turn_field::<Self>(), black, white];
        if draft.purpose() == Purpose::Board {
            // A new game begins like every other.
            for field in &mut fields {
                field.values.truncate(1);
            }
        }
        fields
    }

    fn why_not(draft: &Draft<Self>, thing: Thing, tile: usize) -> Option<Phrase> {
        let is_joker = thing == Thing::Piece(JOKER);
        let is_disc = [BLACK, WHITE].map(Thing::Piece).contains(&thing);
        match draft.picture().cell(tile) {
            None => (!is_joker).then(|| (&words::ONLY_JOKERS).into()),
            Some(cell) if is_joker => Some(words::joker_inside(cell)),
            Some(cell) => {
                (!is_disc && has(CENTRE, index(cell))).then(|| words::centre_stays_free(cell))
            }
        }
    }

    fn bare_board() -> Option<Self> {
        Some(layout::open())
    }
}

/// The bonuses that black has taken, and white.
fn taken(draft: &Draft<Mapello>) -> [u8; 2] {
    [1, 2].map(|field| draft.value(field).parse().unwrap_or_default())
}
