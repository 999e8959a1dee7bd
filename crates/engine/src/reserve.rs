/// An empty list with room for so many values, or for a part of them where the machine has no more
/// memory to give: a table that is too small is slow, and a program that is ended is gone.
pub(crate) fn reserve<T>(most: usize) -> Vec<T> {
    let mut values = Vec::new();
    let mut room = most;
    while values.try_reserve_exact(room).is_err() {
        room /= 2;
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_machine_has_is_cut_down() {
        assert!(reserve::<u64>(1_000).capacity() >= 1_000);
        // Half of all addresses, and more than any list may have.
        let most: Vec<[u8; 64]> = reserve(usize::MAX / 64);
        assert!(most.capacity() < usize::MAX / 128);
    }
}
