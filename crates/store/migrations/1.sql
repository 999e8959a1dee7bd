-- What has happened in a game is `entries`; the columns of `games` after `created` follow from it.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    setup TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'cancelled')),
    game TEXT NOT NULL,
    is_listed BOOLEAN NOT NULL,
    is_rated BOOLEAN NOT NULL,
    first_user BIGINT,
    second_user BIGINT,
    turn_user BIGINT,
    deadline BIGINT,
    result TEXT
);
CREATE INDEX games_by_state ON games (state, updated, id);
CREATE INDEX games_by_first_user ON games (first_user) WHERE first_user IS NOT NULL;
CREATE INDEX games_by_second_user ON games (second_user) WHERE second_user IS NOT NULL;
CREATE INDEX games_by_turn_user ON games (turn_user) WHERE turn_user IS NOT NULL;
CREATE INDEX games_by_update ON games (updated, id);
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id BIGINT,
    key TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX entries_by_key ON entries (game, user_id, key) WHERE key IS NOT NULL;
CREATE INDEX entries_by_user ON entries (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE users (
    id {identity},
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'level')),
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    is_banned BOOLEAN NOT NULL,
    merged_into BIGINT REFERENCES users (id)
);

CREATE TABLE credentials (
    hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('session', 'token')),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT
);
CREATE INDEX credentials_by_user ON credentials (user_id);
CREATE INDEX credentials_by_expiry ON credentials (expires) WHERE expires IS NOT NULL;

CREATE TABLE ratings (
    user_id BIGINT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE INDEX ratings_by_rating ON ratings (game, rating);

CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    started BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE jobs (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    level TEXT NOT NULL,
    created BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT,
    PRIMARY KEY (game, number)
);
CREATE INDEX jobs_by_age ON jobs (created);

CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    setup TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'cancelled')),
    deadline BIGINT
);
CREATE INDEX tournaments_by_state ON tournaments (state, updated, id);
CREATE INDEX tournaments_by_deadline ON tournaments (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE tournament_entries (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
