use board::{Draft, Editable, Field, Player, Setting, Thing, Tool};
use i18n::Phrase;

use super::rules::Mitsudomoe;
use super::stack::Stack;
use super::view::{BALLS, RINGS, name};
use crate::turn_field::turn_field;
use crate::words::mitsudomoe as words;

/// The rings and the balls of each side.
const EACH: [u8; 2] = [8, 3];

impl Editable for Mitsudomoe {
    const BETWEEN: &'static str = ",";

    const STACKS: bool = true;

    fn tools(draft: &Draft<Self>) -> Vec<Tool> {
        let kinds = [RINGS, BALLS].into_iter().zip(EACH);
        let tool = |piece, most| Tool::piece(piece).of(most, draft.count(piece));
        kinds.flat_map(|(pieces, most)| pieces.map(|piece| tool(piece, most))).collect()
    }

    fn fields(draft: &Draft<Self>) -> Vec<Field> {
        let supply = |player: Player| {
            let rings = draft.count(RINGS[player.index()]);
            let supply = Setting::plain(usize::from(EACH[0]).saturating_sub(rings));
            Field::new(words::supply_of(name(player)), vec![supply])
        };
        let [white, black] = Player::BOTH.map(supply);
        let rules = vec![
            Setting::new("flexible", &words::RULES_FLEXIBLE),
            Setting::new("official", &words::RULES_OFFICIAL),
        ];
        vec![turn_field::<Self>(), white, black, Field::new(&words::THE_RULES, rules)]
    }

    fn why_not(draft: &Draft<Self>, thing: Thing, tile: usize) -> Option<Phrase> {
        let scene = draft.picture();
        let (cell, stack) = (scene.cell(tile)?, &scene.tiles[tile].stack);
        let top = stack.last();
        let is_taken = top.is_some_and(|top| BALLS.contains(top));
        let ball = Player::BOTH.into_iter().find(|p| thing == Thing::Piece(BALLS[p.index()]));
        match ball {
            Some(_) if is_taken => Some(words::ball_on_ball(cell)),
            None if is_taken => Some(words::ring_on_ball(cell)),
            Some(player) => {
                let is_own = top == Some(&RINGS[player.index()]);
                (!is_own).then(|| words::no_ring_to_land(name(player), cell))
            }
            None => (stack.len() >= Stack::TALLEST as usize)
                .then(|| words::too_tall(Stack::TALLEST, cell)),
        }
    }
}
