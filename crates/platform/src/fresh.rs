/// A number that nobody can foresee, from the operating system: the seed of what is left to chance.
pub fn fresh_number() -> u64 {
    // A system without random numbers could not start the program either.
    getrandom::u64().expect("the operating system has random numbers")
}
