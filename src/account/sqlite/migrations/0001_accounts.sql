-- Accounts, their keys, and what they have used. Times are epoch milliseconds UTC, money is integer micro-GBP.
-- Every integer that a program reads stays below 2^53, so that it is exact in a double.
-- Rows are added and states change; nothing is deleted.

CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  -- Trimmed and in lower case, so that one address is one account.
  email TEXT NOT NULL UNIQUE CHECK (length(email) <= 254 AND email = lower(email) AND instr(email, '@') > 1),
  status TEXT NOT NULL CHECK (status IN ('unverified', 'verified', 'suspended')),
  created_at_ms INTEGER NOT NULL CHECK (created_at_ms BETWEEN 0 AND 9007199254740991)
) STRICT;

CREATE TABLE api_key (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  -- SHA-256 of the whole key; the key itself is nowhere in this file.
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  hint TEXT NOT NULL,
  name TEXT NOT NULL CHECK (name <> ''),
  created_at_ms INTEGER NOT NULL CHECK (created_at_ms BETWEEN 0 AND 9007199254740991),
  revoked_at_ms INTEGER CHECK (revoked_at_ms BETWEEN 0 AND 9007199254740991),
  -- What a metered call refers to: a key together with the account that owns it.
  UNIQUE (account_id, id)
) STRICT;

-- Free units taken per pool and period. The limit is configuration and may be lowered below what is already used, so it
-- is no column here: the statement that takes units carries it.
CREATE TABLE allowance (
  account_id INTEGER NOT NULL REFERENCES account (id),
  meter TEXT NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  -- 2026-11 for the month of decisions, 2026-11-21 for the day of the others.
  period TEXT NOT NULL CHECK (length(period) = CASE meter WHEN 'decision' THEN 7 ELSE 10 END),
  used_units INTEGER NOT NULL CHECK (used_units BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (account_id, meter, period)
) STRICT, WITHOUT ROWID;

-- One row per charged call, written in the transaction that takes its units.
CREATE TABLE metered_call (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL,
  key_id INTEGER NOT NULL,
  operation TEXT NOT NULL CHECK (operation <> ''),
  meter TEXT NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  units INTEGER NOT NULL CHECK (units BETWEEN 1 AND 9007199254740991),
  charged TEXT NOT NULL CHECK (charged IN ('free', 'credit')),
  cost_micro_gbp INTEGER NOT NULL CHECK (cost_micro_gbp BETWEEN 0 AND 9007199254740991),
  request_id TEXT NOT NULL,
  at_ms INTEGER NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  CHECK (charged = 'credit' OR cost_micro_gbp = 0),
  FOREIGN KEY (account_id, key_id) REFERENCES api_key (account_id, id)
) STRICT;

CREATE INDEX metered_call_by_account_and_time ON metered_call (account_id, at_ms);
