use board::{Arrange, Draft, Field, Tool};

use super::rules::Talpa;
use super::view::{BLUE, RED};
use crate::arranging::turn_field;

impl Arrange for Talpa {
    fn tools(_: &Draft<Self>) -> Vec<Tool> {
        [RED, BLUE].map(Tool::piece).to_vec()
    }

    fn fields(_: &Draft<Self>) -> Vec<Field> {
        vec![turn_field::<Self>()]
    }
}
