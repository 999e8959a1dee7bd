-- Names that only look alike are the same name, and programs have an owner.
ALTER TABLE users ADD COLUMN look_key TEXT;
CREATE UNIQUE INDEX users_by_look ON users (look_key) WHERE look_key IS NOT NULL;
ALTER TABLE users ADD COLUMN owner BIGINT REFERENCES users (id);
CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

-- The games that count for ratings, which follow from them in the order in which they ended.
CREATE TABLE results (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    ended BIGINT NOT NULL,
    is_counted BOOLEAN NOT NULL
);
CREATE INDEX results_waiting ON results (ended, game) WHERE NOT is_counted;
