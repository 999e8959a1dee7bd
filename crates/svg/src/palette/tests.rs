use i18n::Pattern;

use super::*;
use crate::look::Finish;

const INKS: [Ink; 7] =
    [Ink::Black, Ink::White, Ink::Red, Ink::Blue, Ink::Yellow, Ink::Purple, Ink::Grey];
const MATERIALS: [Material; 5] =
    [Material::Timber, Material::Felt, Material::Ceramic, Material::Enamel, Material::Earth];

fn palettes() -> Vec<(Material, Palette)> {
    let finishes = [Finish::Material, Finish::Flat];
    let looks =
        finishes.map(|finish| [Theme::Light, Theme::Dark].map(|theme| Look { theme, finish }));
    let of = |look| MATERIALS.map(|material| (material, Palette::new(look, material)));
    looks.into_iter().flatten().flat_map(of).collect()
}

/// Every colour that a piece or a mark may stand on.
fn grounds(palette: &Palette) -> Vec<(Ground, Colour)> {
    let name = &Pattern { key: "", parts: [&[], &[]] };
    let tints = INKS.map(|ink| Ground::Tint { number: 0, ink, name });
    let all = [Ground::Plain, Ground::Wall].into_iter().chain(tints);
    all.flat_map(|ground| palette.grounds(ground).map(|under| (ground, under))).collect()
}

#[test]
fn pieces_show_on_every_ground() {
    for (material, palette) in palettes() {
        for (ground, under) in grounds(&palette) {
            for ink in INKS {
                let coat = palette.coat(ink);
                let mut best = contrast(coat.face, under).max(contrast(coat.side, under));
                if palette.is_cased(ink, ground) || palette.look.is_flat() {
                    best = best.max(contrast(coat.case, under));
                }
                assert!(best >= 3.0, "{ink:?} on {ground:?}, {material:?}, {palette:?}: {best}");
                assert!(contrast(coat.face, coat.case) >= 3.0, "{ink:?}, {palette:?}");
            }
        }
    }
}

#[test]
fn text_is_easy_to_read() {
    for (material, palette) in palettes() {
        assert!(contrast(palette.text, palette.page) >= 7.0);
        assert!(contrast(palette.muted, palette.page) >= 4.5);
        let letters = contrast(palette.letters, palette.frame);
        assert!(letters >= 4.5, "{material:?} {:?}: {letters}", palette.look);
        for ink in INKS {
            let (_, _, [plate, number]) = palette.pattern(ink);
            assert!(contrast(plate, number) >= 7.0);
            let (band, sign) = palette.inlay(ink);
            assert!(contrast(band, sign) >= 3.0, "{ink:?}");
        }
    }
}

#[test]
fn walls_and_dug_cells_show_among_plain_ones() {
    for (material, palette) in palettes() {
        for plain in palette.plain {
            let joint = contrast(palette.stone.joint, plain);
            let best = joint.max(contrast(palette.stone.face, plain));
            assert!(best >= 2.0, "{material:?} {:?}: {best}", palette.look);
            if material == Material::Earth {
                let floor = contrast(palette.hollow.floor, plain);
                let lip = contrast(palette.line, palette.hollow.floor);
                assert!(floor.max(lip) >= 3.0, "{:?}: {floor}", palette.look);
            }
        }
    }
}

#[test]
fn marks_show_on_every_ground() {
    for (material, palette) in palettes() {
        let MarkColours { case, dark, legal, select, hint, warn, .. } = palette.marks;
        let MarkColours { last, last_edge, last_case, win, .. } = palette.marks;
        let mut unders: Vec<_> = grounds(&palette).into_iter().map(|(_, under)| under).collect();
        unders.push(palette.hollow.floor);
        for under in unders {
            let pairs = [
                (legal, case),
                (select, case),
                (hint, case),
                (warn, case),
                (last_edge, last_case),
                (win, dark),
            ];
            for (core, case) in pairs {
                let best = contrast(core, under).max(contrast(case, under));
                let look = palette.look;
                assert!(best >= 3.0, "{core} on {under}, {material:?} {look:?}: {best}");
                assert!(contrast(core, case) >= 3.0, "{core} in {case}");
            }
        }
        assert!(contrast(last, last_case) >= 3.0);
    }
}

#[test]
fn forced_colours_are_the_systems_own() {
    let look = Look { theme: Theme::Forced, finish: Finish::Material };
    let palette = format!("{:?}", Palette::new(look, Material::Felt));
    assert!(!palette.contains('#'), "{palette}");
    for ink in INKS {
        let coat = Palette::new(look, Material::Felt).coat(ink);
        assert!(!format!("{coat:?}").contains('#'));
    }
}
