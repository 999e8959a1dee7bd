/// Reads a struct from a row of either database; `field: column` where their names differ, and after
/// a semicolon a field that is read from the same row.
macro_rules! from_row {
    ($name:ident { $($field:ident $(: $column:ident)?),* $(,)? $(; $part:ident)? }) => {
        from_row!(@one $name, sqlx::sqlite::SqliteRow, [$($field $(: $column)?),*] $($part)?);
        from_row!(@one $name, sqlx::postgres::PgRow, [$($field $(: $column)?),*] $($part)?);
    };
    (@one $name:ident, $row:ty, [$($field:ident $(: $column:ident)?),*] $($part:ident)?) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> Result<Self, sqlx::Error> {
                Ok(Self {
                    $($field: sqlx::Row::try_get(row, from_row!(@column $field $($column)?))?,)*
                    $($part: sqlx::FromRow::from_row(row)?,)?
                })
            }
        }
    };
    (@column $field:ident) => { stringify!($field) };
    (@column $field:ident $column:ident) => { stringify!($column) };
}

/// A choice of words, which databases keep as text.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$what])* $variant),* }

        impl $name {
            /// Every one of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }

            /// What the word stands for.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }

        impl From<$name> for crate::value::Value<'_> {
            fn from(value: $name) -> Self {
                Self::Text(Some(value.word()))
            }
        }

        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            str: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <str as sqlx::Type<DB>>::type_info()
            }

            fn compatible(info: &DB::TypeInfo) -> bool {
                <str as sqlx::Type<DB>>::compatible(info)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            &'r str: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                let word = <&str as sqlx::Decode<DB>>::decode(value)?;
                Self::from_word(word).ok_or_else(|| format!("{word:?} is not one of the words").into())
            }
        }
    };
}

pub(crate) use {from_row, words};
