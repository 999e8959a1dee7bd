% A bot that plays any game of Ludoteca at random, in SWI-Prolog: swipl random_bot.pl
%
% It speaks UGI on standard input and output, and asks `ludoteca moves` for the legal moves.
% Make it stronger in choose/2.

:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(random)).

:- initialization(main, main).

main :-
    set_stream(user_output, buffer(line)),
    listen(state("", "", [])).

% listen(+State): hears a line at a time, until the input ends or says quit.
listen(State) :-
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   split_string(Line, " ", " \r", Words),
        (   Words = ["quit"|_]
        ->  true
        ;   ( heard(Words, State, Next) -> true ; Next = State ),
            listen(Next)
        )
    ).

% heard(+Words, +State, -Next): what is done about a line; whatever else is said is ignored.
heard(["ugi"], State, State) :-
    say("id name Random bot in Prolog"),
    say("option name Spec type string default"),
    say("ugiok").
heard(["isready"], State, State) :-
    say("readyok").
heard(["setoption", "name", "Spec", "value"|Value], state(_, Start, Moves),
      state(Spec, Start, Moves)) :-
    atomics_to_string(Value, Spec).
heard(["position", "fen"|Rest], state(Spec, _, _), state(Spec, Start, Moves)) :-
    (   append(Before, ["moves"|Moves], Rest)
    ->  true
    ;   Before = Rest, Moves = []
    ),
    atomics_to_string(Before, Start).
heard(["go"|_], State, State) :-
    legal_moves(State, Legal),
    choose(Legal, Move),
    string_concat("bestmove ", Move, Answer),
    say(Answer).

% choose(+Legal, -Move): which move to play. Here is where a bot becomes clever.
choose(Legal, Move) :-
    random_member(Move, Legal).

% legal_moves(+State, -Legal): every legal move, as the program tells them.
legal_moves(state(Spec, Start, Moves), Legal) :-
    split_string(Spec, ":", "", [Game|_]),
    atomics_to_string(Moves, Played),
    ( getenv('LUDOTECA', Program) -> true ; Program = path(ludoteca) ),
    process_create(Program, [moves, Game, '--position', Start, '--moves', Played],
                   [stdout(pipe(Out))]),
    call_cleanup(read_string(Out, _, Text), close(Out)),
    split_string(Text, "\n", " \r", Lines),
    exclude(==(""), Lines, Legal).

% atomics_to_string(+Words, -Text): the words with blanks between.
atomics_to_string(Words, Text) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Text).

say(Line) :-
    writeln(Line).
