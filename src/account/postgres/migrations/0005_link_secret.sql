-- What all servers sign the links of self-service with: of the server that was first. Who can read it can sign.
CREATE TABLE link_secret (
  id integer PRIMARY KEY CHECK (id = 1),
  secret bytea NOT NULL CHECK (length(secret) >= 32)
);
