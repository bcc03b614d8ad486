-- The links of self-service that were used, so that a restart does not make one good again: its signature, and when it ends.
CREATE TABLE used_link (
  signature TEXT PRIMARY KEY CHECK (length(signature) = 43),
  until_ms INTEGER NOT NULL CHECK (until_ms >= 0)
) STRICT, WITHOUT ROWID;
