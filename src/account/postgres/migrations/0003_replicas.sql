-- What several servers share beside accounts: the limits of the hosts of weather. And how far a move from another database is.

-- Whose row is locked may change what is known of a host.
CREATE TABLE upstream_host (
  host text COLLATE "C" PRIMARY KEY
);

-- Thousandths of a unit that were used, by window and sixtieth of it, by the clock of the database.
CREATE TABLE upstream_use (
  host text COLLATE "C" NOT NULL REFERENCES upstream_host (host),
  window_ms bigint NOT NULL CHECK (window_ms > 0),
  slot bigint NOT NULL,
  units bigint NOT NULL CHECK (units >= 0),
  PRIMARY KEY (host, window_ms, slot)
);

-- What a server may use without asking: from `spent` up to `ceiling`, until the lease ends.
CREATE TABLE upstream_lease (
  host text COLLATE "C" NOT NULL REFERENCES upstream_host (host),
  lease text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  spent bigint NOT NULL CHECK (spent >= 0),
  ceiling bigint NOT NULL,
  until_ms bigint NOT NULL,
  PRIMARY KEY (host, lease),
  CHECK (spent <= ceiling)
) WITH (fillfactor = 50);

-- A database that is filled from another: which one, and the last row of each table that has come. Finished when it says so.
CREATE TABLE move_source (
  id integer PRIMARY KEY CHECK (id = 1),
  source text NOT NULL,
  begun_at_ms bigint NOT NULL,
  finished_at_ms bigint
);
CREATE TABLE move_table (
  name text COLLATE "C" PRIMARY KEY,
  -- A JSON list of the values of its primary key.
  last_key text NOT NULL,
  copied_rows bigint NOT NULL CHECK (copied_rows >= 0)
);
