use board::{Draft, Editable, Field, Tool};
use games::turn_field;

use crate::Noughts;
use crate::view::{CROSS, NOUGHT};

impl Editable for Noughts {
    fn tools(_: &Draft<Self>) -> Vec<Tool> {
        [CROSS, NOUGHT].map(Tool::piece).to_vec()
    }

    fn fields(_: &Draft<Self>) -> Vec<Field> {
        vec![turn_field::<Self>()]
    }
}
