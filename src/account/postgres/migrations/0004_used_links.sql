-- The links of self-service that were used, on whichever server: the signature of each, and when it ends.
CREATE TABLE used_link (
  signature text COLLATE "C" PRIMARY KEY CHECK (length(signature) = 43),
  until_ms bigint NOT NULL CHECK (until_ms >= 0)
);
