/// A WebAssembly module without its custom sections, which only tools read: names, who made it.
pub(crate) fn without_custom(wasm: &[u8]) -> Result<Vec<u8>, String> {
    const HEAD: usize = 8;
    const CUSTOM: u8 = 0;
    let (head, mut rest) = wasm.split_at_checked(HEAD).ok_or("too short for a module")?;
    let mut kept = head.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (length, body) = number(after).ok_or("a section without a length")?;
        let (_, next) = body.split_at_checked(length).ok_or("a section that is cut off")?;
        if kind != CUSTOM {
            kept.extend(&rest[..rest.len() - next.len()]);
        }
        rest = next;
    }
    Ok(kept)
}

/// A number in seven bits a byte, the lowest first, and what comes after it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let length = bytes.iter().position(|byte| byte & 0x80 == 0)? + 1;
    let (digits, rest) = bytes.split_at(length);
    let value = digits.iter().rev().try_fold(0_usize, |value, byte| {
        Some(value.checked_mul(0x80)? + usize::from(byte & 0x7f))
    })?;
    Some((value, rest))
}
