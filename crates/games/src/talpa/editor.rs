use board::{Draft, Editable, Field, Tool};

use super::rules::Talpa;
use super::view::{BLUE, RED};
use crate::turn_field::turn_field;

impl Editable for Talpa {
    fn tools(_: &Draft<Self>) -> Vec<Tool> {
        [RED, BLUE].map(Tool::piece).to_vec()
    }

    fn fields(_: &Draft<Self>) -> Vec<Field> {
        vec![turn_field::<Self>()]
    }
}
