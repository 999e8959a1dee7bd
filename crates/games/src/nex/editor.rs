use board::{Draft, Edges, Editable, Field, Scene, Setting, Tool};
use i18n::Pattern;

use super::rules::{Colour, Nex};
use super::view::{BLUE, NEUTRAL, RED, goal, name};
use crate::turn_field::turn_field;
use crate::words::nex as words;

impl Editable for Nex {
    fn tools(_: &Draft<Self>) -> Vec<Tool> {
        [RED, BLUE, NEUTRAL].map(Tool::piece).to_vec()
    }

    fn fields(draft: &Draft<Self>) -> Vec<Field> {
        let [red, blue] = [RED, BLUE].map(|piece| draft.count(piece));
        let coloured = red + blue;
        let mut turn = turn_field::<Self>();
        // The stones tell whose turn it is, unless there are too many of a colour.
        match red.checked_sub(blue) {
            Some(0) => drop(turn.values.pop()),
            Some(1) => drop(turn.values.remove(0)),
            _ => {}
        }
        let colours = if coloured < 2 { &Colour::BOTH[..1] } else { &Colour::BOTH };
        let owners = colours.iter().map(|&colour| Setting::new(goal(colour).letter, name(colour)));
        let is_edges = draft.value(1) == "b";
        let choices: &[(char, &'static Pattern)] = &[
            ('s', &words::CHOICE_SIDES),
            ('e', &words::CHOICE_EDGES),
            ('-', &words::CHOICE_NONE),
            ('x', &words::CHOICE_EXCHANGED),
        ];
        let choices = choices.iter().filter(|(letter, _)| match letter {
            's' | 'e' => coloured < 2,
            'x' => coloured > 0 && !is_edges,
            _ => true,
        });
        let choices = choices.map(|&(letter, name)| Setting::new(letter, name));
        vec![
            turn,
            Field::new(&words::OWNER_LABEL, owners.collect()),
            Field::new(&words::CHOICE_LABEL, choices.collect()),
        ]
    }

    fn dress(scene: &mut Scene, draft: &Draft<Self>) {
        let owner = Colour::BOTH[usize::from(draft.value(1) == "b")];
        scene.edges = Some(Edges { left_right: goal(owner), top_bottom: goal(owner.other()) });
    }
}
