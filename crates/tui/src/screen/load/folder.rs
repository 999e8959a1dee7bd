use std::fs;
use std::path::Path;

/// A file or a folder that a path may go on to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name {
    /// What it is called, with a stroke behind a folder.
    pub(super) label: String,
    /// The whole path.
    pub(super) path: String,
    pub(super) is_folder: bool,
}

/// More names than anybody reads.
const MOST: usize = 500;

/// What a path that is being typed may go on to: folders first, then files, by name.
pub(super) fn names(typed: &str) -> Vec<Name> {
    let (folder, begun) = split(typed);
    let place = if folder.is_empty() { Path::new(".") } else { Path::new(folder) };
    let entries = fs::read_dir(place).into_iter().flatten().flatten();
    let is_meant = |name: &String| {
        let is_hidden = name.starts_with('.') && !begun.starts_with('.');
        name.starts_with(begun) && !is_hidden
    };
    let named = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok().filter(is_meant)?;
        // Through a link to what it leads to.
        let facts = fs::metadata(entry.path()).ok()?;
        (facts.is_dir() || facts.is_file()).then(|| new(folder, &name, facts.is_dir()))
    });
    let mut names: Vec<_> = named.take(MOST).collect();
    names.sort_unstable_by(|one, other| {
        (!one.is_folder, &one.label).cmp(&(!other.is_folder, &other.label))
    });
    if begun.is_empty() && place.canonicalize().is_ok_and(|place| place.parent().is_some()) {
        names.insert(0, new(folder, "..", true));
    }
    names
}

fn new(folder: &str, name: &str, is_folder: bool) -> Name {
    let stroke = if is_folder { "/" } else { "" };
    let label = format!("{name}{stroke}");
    Name { path: format!("{folder}{label}"), label, is_folder }
}

/// The folder of a path, with its stroke, and what is typed behind it.
fn split(typed: &str) -> (&str, &str) {
    let end = typed.rfind(['/', std::path::MAIN_SEPARATOR]).map_or(0, |at| at + 1);
    typed.split_at(end)
}

/// The path as far as all names go on with it.
pub(super) fn common(typed: &str, names: &[Name]) -> String {
    let mut paths = names.iter().map(|name| &name.path).filter(|path| path.starts_with(typed));
    let Some(first) = paths.next() else { return typed.to_owned() };
    let mut shared: Vec<char> = first.chars().collect();
    for path in paths {
        let same = shared.iter().zip(path.chars()).take_while(|(one, other)| **one == *other);
        let same = same.count();
        shared.truncate(same);
    }
    shared.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_goes_on_to_what_is_there() {
        let place = tempfile::tempdir().unwrap();
        for file in ["evening.txt", "evening-2.txt", "match.txt", ".hidden"] {
            fs::write(place.path().join(file), "").unwrap();
        }
        fs::create_dir(place.path().join("old")).unwrap();
        let folder = format!("{}/", place.path().display());
        let labels = |typed: &str| {
            names(&format!("{folder}{typed}"))
                .into_iter()
                .map(|name| name.label)
                .collect::<Vec<_>>()
        };
        assert_eq!(labels(""), ["../", "old/", "evening-2.txt", "evening.txt", "match.txt"]);
        assert_eq!(labels("ev"), ["evening-2.txt", "evening.txt"]);
        assert_eq!(labels("."), [".hidden"]);
        assert_eq!(labels("none"), Vec::<String>::new());
        let completed = |typed: &str| {
            let typed = format!("{folder}{typed}");
            common(&typed, &names(&typed)).replace(&folder, "")
        };
        assert_eq!(completed("e"), "evening");
        assert_eq!(completed("evening."), "evening.txt");
        assert_eq!(completed("ol"), "old/");
        assert_eq!(completed("none"), "none");
    }
}
