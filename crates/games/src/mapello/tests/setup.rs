use super::*;

#[test]
fn the_named_layouts_are_those_of_the_rules() {
    assert_eq!(start("mapello").unwrap(), CLASSIC);
    assert_eq!(start("mapello:layout=classic").unwrap(), CLASSIC);
    let open = "##########/#........#/#........#/#........#/#...XO...#/#...OX...#/\
        #........#/#........#/#........#/########## X 0 0";
    assert_eq!(start("mapello:layout=open").unwrap(), open);
    let othello = open.replace("XO", "xo").replace("OX", "XO").replace("xo", "OX");
    assert_eq!(start("mapello:layout=othello").unwrap(), othello);
}

#[test]
fn a_seed_keeps_its_layout() {
    for (spec, text) in GOLDEN {
        assert_eq!(start(spec).unwrap(), *text, "{spec}");
    }
}

const GOLDEN: &[(&str, &str)] = &[
    (
        "mapello:layout=random,seed=0",
        "#J###J####/#.....#..#/#........#/#..*...*.#/#...XO...#/\
         #.*.OX..*#/#...*....#/#.....#*.#/#......**#/######J### X 0 0",
    ),
    (
        "mapello:layout=random,seed=7",
        "##########/#........#/#...*.#..#/#...#..###/J...XO...#/\
         #...OX#..#/#........#/#........#/#........#/#J#######J X 0 0",
    ),
    (
        "mapello:layout=random,seed=18446744073709551615",
        "########J#/#.*..#..##/#*..*....#/#.....#..J/#...XO...#/\
         #...OX...J/#.......*#/#....*...#/#.......*#/########## X 0 0",
    ),
    (
        "mapello:layout=random,seed=7,walls=8,bonuses=0,jokers=8",
        "#####JJ###/#........#/#....##..#/#...#..###/J.#.XO...J/\
         #...OX#..#/#........J/#....#...#/#........#/#J#####J#J X 0 0",
    ),
];

#[test]
fn a_given_count_changes_its_own_kind_only() {
    for seed in 0..50 {
        let drawn = layout::random(seed, [None; 3]);
        let given = layout::random(seed, [Some(8), None, Some(0)]);
        assert_eq!(given.bonuses, drawn.bonuses);
        assert_eq!(given.walls.count_ones(), 8);
        assert_eq!(given.walls & drawn.walls, drawn.walls);
        assert!(given.jokers.is_empty());
    }
}

#[test]
fn every_count_and_every_place_occurs() {
    let mut counts = BTreeSet::new();
    let mut jokers = BTreeSet::new();
    let (mut walls, mut bonuses) = (0, 0);
    for seed in 0..600 {
        let layout = layout::random(seed, [None; 3]);
        assert_eq!(layout.walls & layout.bonuses, 0);
        assert_eq!(position(&layout.to_string()), layout);
        walls |= layout.walls;
        bonuses |= layout.bonuses;
        let text = layout.to_string();
        jokers.extend(text.match_indices('J').map(|(at, _)| at));
        let kinds = [layout.walls.count_ones() as usize, layout.bonuses.count_ones() as usize];
        counts.extend(kinds.into_iter().chain([text.matches('J').count()]).enumerate());
    }
    assert_eq!([walls, bonuses], [!super::super::rules::CENTRE; 2]);
    assert_eq!(jokers.len(), 36);
    assert_eq!(counts.len(), 27);
}

#[test]
fn a_seed_is_drawn_and_shown() {
    let mut spec = Spec::read(SHELF, "mapello:layout=random,walls=2").unwrap();
    let drawn = spec.start(123).unwrap().to_string();
    assert_eq!(spec.to_string(), "mapello:layout=random,walls=2,seed=123");
    assert_eq!(start(&spec.to_string()).unwrap(), drawn);
    let mut spec = Spec::read(SHELF, "mapello").unwrap();
    spec.start(123).unwrap();
    assert_eq!(spec.to_string(), "mapello");
}

#[test]
fn wishes_that_mean_nothing_are_left_out() {
    let wished = |layout: &str, walls: &str| {
        let wishes = Mapello::INFO.options.iter().map(|choice| match choice.key {
            "layout" => Some(layout.into()),
            "walls" => Some(walls.into()),
            _ => None,
        });
        let game = SHELF.iter().find(|game| game.info().id == Mapello::INFO.id).unwrap();
        Spec::wished(*game, &wishes.collect::<Vec<_>>())
    };
    assert_eq!(wished("random", "8").to_string(), "mapello:layout=random,walls=8");
    assert_eq!(wished("random", "9").to_string(), "mapello:layout=random");
    assert_eq!(wished("open", "8").to_string(), "mapello:layout=open");
    assert_eq!(wished("classic", "8").to_string(), "mapello");
    for choice in Mapello::INFO.options {
        assert!(wished("random", "9").takes(choice));
        assert_eq!(wished("open", "8").takes(choice), choice.key == "layout");
    }
}

#[test]
fn the_keys_of_random_layouts_go_with_nothing_else() {
    assert_eq!(
        start("mapello:seed=5").unwrap_err(),
        "character 9: seed does not go with layout=classic; seed needs layout=random"
    );
    assert_eq!(
        start("mapello:layout=open,jokers=0").unwrap_err(),
        "character 21: jokers does not go with layout=open; jokers needs layout=random"
    );
    assert!(start("mapello:layout=random,walls=9").is_err());
    assert!(start("mapello:layout=random,seed=18446744073709551615").is_ok());
    assert!(start("mapello:layout=random,seed=18446744073709551616").is_err());
    let options = Options::read(Mapello::INFO.options, "layout=random", 8).unwrap();
    assert_eq!(
        <Mapello as crate::Game>::start(&options).unwrap_err().to_string(),
        "character 9: nothing decides this random layout; \
         seed= should be given, from 0 to 18446744073709551615"
    );
}
