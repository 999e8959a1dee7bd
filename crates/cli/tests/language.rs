//! Players are spoken to in their language; programs in English.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::process::{Command, Output};

use support::feed;

/// Runs the program in this locale and gives it an input.
fn run(locale: &[(&str, &str)], arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    program
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LC_CTYPE")
        .env("LANG", "C.UTF-8")
        .envs(locale.iter().copied());
    feed(&mut program, input)
}

fn printed(arguments: &[&str]) -> String {
    let output = run(&[], arguments, "");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = run(&[], arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_locale_chooses_the_language_and_the_option_overrules_it() {
    let begins = |locale: &[(&str, &str)], more: &[&str]| {
        let output = run(locale, &[&["record", "check", "-"], more].concat(), "[Game \"x\"]\n");
        String::from_utf8(output.stderr).unwrap()
    };
    let english = "ludoteca: file '-': line 1, column 8: there is no game 'x'; ";
    let portuguese = "ludoteca: ficheiro '-': linha 1, coluna 8: não existe o jogo 'x'; ";
    for (locale, more, expected) in [
        (&[][..], &[][..], english),
        (&[("LANG", "pt_PT.UTF-8")], &[], portuguese),
        (&[("LC_MESSAGES", "pt_PT.UTF-8")], &[], portuguese),
        (&[("LC_ALL", "en_GB.UTF-8"), ("LANG", "pt_PT.UTF-8")], &[], english),
        (&[("LC_ALL", ""), ("LANG", "pt_PT.UTF-8")], &[], portuguese),
        (&[("LANG", "fr_FR.UTF-8")], &[], english),
        (&[("LANG", "pt_PT.UTF-8")], &["--lang", "en"], english),
        (&[], &["--lang", "pt"], portuguese),
    ] {
        let said = begins(locale, more);
        assert!(said.starts_with(expected), "{locale:?} {more:?}: {said}");
    }
    let wrong = refused(&["games", "--lang", "fr"]);
    assert!(wrong.contains("possible values: en, pt"), "{wrong}");
}

#[test]
fn every_game_is_listed_explained_and_drawn_in_portuguese() {
    let list = printed(&["games", "--lang", "pt"]);
    for game in games::SHELF {
        let info = game.info();
        let portuguese = i18n::Language::Portuguese;
        assert!(list.contains(&info.about.say(portuguese)), "{list}");
        assert_ne!(info.about.say(portuguese), info.about.to_string());
        let rules = printed(&["rules", info.id, "--lang", "pt"]);
        let title = info.rules(portuguese).lines().next().unwrap().trim_start_matches("# ");
        assert!(rules.starts_with(&format!("{title}\n")) && !rules.contains("**"), "{rules}");
        assert_ne!(rules, printed(&["rules", info.id]));
        let drawing = printed(&["--lang", "pt", "show", info.id]);
        assert!(drawing.contains("\nJoga o ") && !drawing.contains("to move"), "{drawing}");
        let ascii = printed(&["show", info.id, "--ascii", "--lang", "pt"]);
        assert!(ascii.is_ascii() && !ascii.contains('?'), "{ascii}");
        // The spec and the position come last, and a position has no line ends.
        let (picture, _) = drawing.rsplit_once("\n\n").unwrap();
        assert!(picture.lines().all(|line| line.chars().count() <= 80), "{drawing}");
    }
    assert!(list.contains("(predefinição sorteado)"), "{list}");
}

#[test]
fn refusals_and_endings_are_said_in_portuguese() {
    assert_eq!(
        refused(&["show", "talpa:size=4", "--moves", "xa1", "--lang", "pt"]),
        "ludoteca: jogada 1 'xa1': xa1 não é permitida aqui: \
         só se retira uma peça quando nenhuma pode capturar, e aqui há uma que pode\n"
    );
    assert_eq!(
        refused(&["moves", "nex", "--position", "r", "--lang", "pt"]),
        "ludoteca: posição 'r': carácter 1: a primeira linha tem 1 carácter; \
         linhas de 3 a 13 deviam estar unidas por '/'\n"
    );
    assert_eq!(
        refused(&["show", "mitsudomoe", "--moves", "d1-d2", "--lang", "pt"]),
        "ludoteca: jogada 1 'd1-d2': d1-d2 não é permitida aqui: \
         uma bola branca precisa de um anel branco no topo de d2\n"
    );
    let over = printed(&["show", "talpa", "--position", "..../xoxo/oxox/xoxo x", "--lang", "pt"]);
    assert!(over.contains("O vermelho ganhou: o túnel do vermelho une as margens"), "{over}");
}

#[test]
fn programs_read_the_same_in_every_language() {
    for arguments in [
        &["games", "--json"][..],
        &["show", "nex", "--json"],
        &["moves", "talpa"],
        &["perft", "talpa:size=4", "2"],
        &[
            "match",
            "talpa:size=4",
            "random",
            "greedy",
            "--games",
            "2",
            "--max-plies",
            "5",
            "--json",
        ],
        &["bench"],
    ] {
        let portuguese = [arguments, &["--lang", "pt"]].concat();
        assert_eq!(printed(arguments), printed(&portuguese), "{arguments:?}");
    }
}

#[test]
fn records_are_checked_and_reviewed_in_portuguese() {
    let record = "[Game \"talpa:size=4\"]\n[Result \"*\"]\n\n1. b2xc2 a2xa1 *\n";
    let say = |arguments: &[&str]| {
        let output = run(&[("LANG", "pt_PT.UTF-8")], arguments, record);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(say(&["record", "check", "-"]), "1 partida, tudo em ordem\n");
    let review = say(&["review", "-", "--nodes", "200"]);
    assert!(review.contains("primeiro jogador - segundo jogador"), "{review}");
    assert!(review.contains("perda média ") && review.contains(" %\n"), "{review}");
    let english = say(&["review", "-", "--nodes", "200", "--lang", "en"]);
    assert!(english.contains("; mean loss "), "{english}");
}

#[test]
fn analyses_and_solutions_are_told_in_portuguese() {
    let found = printed(&["analyse", "talpa:size=4", "--depth", "2", "--lang", "pt"]);
    assert!(found.starts_with("profundidade 1, "), "{found}");
    assert!(found.contains(" nós em 0,") && found.contains(" milhões/s\n  1. "), "{found}");
    let before = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o";
    let won = ["analyse", "talpa", "--position", before, "--depth", "2", "--lang", "pt"];
    assert!(printed(&won).contains("  1. ganha em 1 "));
    let solved = printed(&["solve", "talpa", "--position", before, "--lang", "pt"]);
    assert!(solved.starts_with("Joga o azul: vitória em uma jogada, com prova\n"), "{solved}");
    assert!(solved.contains("\njogadas que mantêm o resultado: "), "{solved}");
    let undecided = ["solve", "talpa:size=10", "--time", "0.2", "--memory", "8", "--lang", "pt"];
    let open = printed(&undecided);
    assert!(open.contains(": por decidir dentro do limite de 0,2 s\n"), "{open}");
}

#[test]
fn matches_are_told_in_portuguese() {
    let two = ["match", "period5", "random", "random", "--games", "22", "--max-plies", "6"];
    let found = printed(&[&two[..], &["--sprt", "0,10", "--lang", "pt"]].concat());
    for line in [
        "period5: 22 de 22 partidas, semente 1\nrandom contra random (2): +0 =22 -0, 50,0 %\n",
        "diferença Elo: +0,0 (sem intervalo: todos os pares correram da mesma maneira)\n",
        "pares por pontos, 0 a 2: 0 0 11 0 0\nSPRT de 0 contra 10: LLR ",
        "aceite: nenhuma\npartida 1: sem fim após 6 jogadas\n",
        "e mais 2 partidas que não acabaram pelas regras\n",
    ] {
        assert!(found.contains(line), "{line} in {found}");
    }
    let three = ["match", "talpa:size=4", "random", "greedy", "random", "--games", "2"];
    let table = printed(&[&three[..], &["--lang", "pt"]].concat());
    assert!(table.contains("resultado  Elo contra os outros\n"), "{table}");
    for (arguments, line) in [
        (
            &["match", "talpa", "1", "9"][..],
            "jogador '9': não existe esse nível; os níveis são 1 a 8, random e greedy (easy e normal em alguns jogos); \
             outro programa é cmd:CAMINHO com os seus argumentos",
        ),
        (
            &["match", "talpa", "1", "cmd:true"],
            "jogador 'cmd:true': terminou por si mesmo; cmd: pede um programa que fale UGI",
        ),
        (
            &["match", "talpa", "1", "2", "3", "--sprt", "0,5"],
            "--sprt compara dois jogadores, não mais",
        ),
    ] {
        let said = refused(&[arguments, &["--lang", "pt"]].concat());
        assert_eq!(said, format!("ludoteca: {line}\n"));
    }
}

#[test]
fn wrong_arguments_are_refused_in_the_language_that_is_asked_for() {
    for (arguments, english, portuguese) in [
        (
            &["moves"][..],
            "missing: <SPEC>; usage: ludoteca moves <SPEC>",
            "falta: <SPEC>; utilização: ludoteca moves <SPEC>",
        ),
        (
            &["show", "x", "--asci"],
            "unexpected argument '--asci'; did you mean '--ascii'?; \
             usage: ludoteca show --ascii <SPEC>",
            "argumento inesperado '--asci'; quis dizer '--ascii'?; \
             utilização: ludoteca show --ascii <SPEC>",
        ),
        (
            &["shew"],
            "there is no command 'shew'; did you mean 'show'?; \
             usage: ludoteca [OPTIONS] [COMMAND]",
            "não existe o comando 'shew'; quis dizer 'show'?; \
             utilização: ludoteca [OPÇÕES] [COMANDO]",
        ),
        (
            &["record"],
            "a command is missing: check, show, convert, help; \
             usage: ludoteca record [OPTIONS] <COMMAND>",
            "falta um comando: check, show, convert, help; \
             utilização: ludoteca record [OPÇÕES] <COMANDO>",
        ),
        (
            &["completions", "x"],
            "invalid value 'x' for '<SHELL>'; possible values: bash, elvish, fish, powershell, zsh",
            "valor inválido 'x' para '<SHELL>'; \
             valores possíveis: bash, elvish, fish, powershell, zsh",
        ),
        (
            &["perft", "x", "many"],
            "invalid value 'many' for '<DEPTH>': give a whole number from 0 to 128",
            "valor inválido 'many' para '<DEPTH>': dê um número inteiro de 0 a 128",
        ),
        (
            &["play", "x", "--first", "me"],
            "invalid value 'me' for '--first <PLAYER>': there is no such player; \
             a player is human, a level from 1 to 8, random or greedy (easy or normal in some games)",
            "valor inválido 'me' para '--first <JOGADOR>': não existe esse jogador; \
             um jogador é human, um nível de 1 a 8, random ou greedy (easy ou normal em alguns jogos)",
        ),
        (
            &["serve", "--write", "x", "--address", "y"],
            "'--write <FOLDER>' cannot be used with '--address <HOST:PORT>'; \
             usage: ludoteca serve --write <FOLDER>",
            "'--write <PASTA>' não se pode usar com '--address <NOME:PORTA>'; \
             utilização: ludoteca serve --write <PASTA>",
        ),
        (&["show", "x", "--moves"], "'--moves <MOVES>' needs a value", "precisa de um valor"),
    ] {
        assert!(refused(arguments).contains(english), "{}", refused(arguments));
        let asked = [&["--lang=pt"], arguments].concat();
        assert!(refused(&asked).contains(portuguese), "{}", refused(&asked));
    }
    let locale = run(&[("LANG", "pt_PT.UTF-8")], &["moves"], "");
    assert!(String::from_utf8(locale.stderr).unwrap().contains("falta: <SPEC>"));
}
