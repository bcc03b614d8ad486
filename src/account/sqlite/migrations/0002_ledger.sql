-- Prepaid credit: a double-entry ledger, charges that are pending, answers kept for a repeated request, and what keys need
-- for a rotation with overlap. Money is integer micro-GBP; one booking is at most a million pounds, every sum below 2^53.

-- A key that is being replaced works until then. Revocation is a column of its own, without a comparison of times: a clock
-- that goes back must never bring a revoked key to life.
ALTER TABLE api_key ADD COLUMN expires_at_ms INTEGER CHECK (expires_at_ms BETWEEN 0 AND 9007199254740991);
-- Midnight UTC of the day on which the key was last presented.
ALTER TABLE api_key ADD COLUMN last_used_day_ms INTEGER
  CHECK (last_used_day_ms BETWEEN 0 AND 9007199254740991 AND last_used_day_ms % 86400000 = 0);

-- Where money can be. A customer's credit has the id of the account. The four of the house have ids of their own:
-- −1 cash received, −2 revenue, −3 adjustments, −4 held for charges that are pending.
CREATE TABLE ledger_account (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  account_id INTEGER REFERENCES account (id),
  debits_micro_gbp INTEGER NOT NULL DEFAULT 0 CHECK (debits_micro_gbp BETWEEN 0 AND 9007199254740991),
  credits_micro_gbp INTEGER NOT NULL DEFAULT 0 CHECK (credits_micro_gbp BETWEEN 0 AND 9007199254740991),
  CHECK (
    CASE kind
      WHEN 'cash' THEN id = -1 AND account_id IS NULL
      WHEN 'revenue' THEN id = -2 AND account_id IS NULL
      WHEN 'adjustment' THEN id = -3 AND account_id IS NULL
      WHEN 'held' THEN id = -4 AND account_id IS NULL
      WHEN 'customer' THEN id > 0 AND account_id IS id
      ELSE 0
    END
  ),
  -- No overdraft, whatever a program does.
  CHECK (kind NOT IN ('customer', 'held') OR debits_micro_gbp <= credits_micro_gbp)
) STRICT;

INSERT INTO ledger_account (id, kind) VALUES (-1, 'cash'), (-2, 'revenue'), (-3, 'adjustment'), (-4, 'held');
INSERT INTO ledger_account (id, kind, account_id) SELECT id, 'customer', id FROM account;

CREATE TRIGGER account_gets_ledger_account AFTER INSERT ON account BEGIN
  INSERT INTO ledger_account (id, kind, account_id) VALUES (new.id, 'customer', new.id);
END;

-- A charge that was taken when its work began and is settled or refunded, once, when the work ends. Settled, it is a row
-- of metered_call; its free units are counted in the allowance from the beginning.
CREATE TABLE pending_charge (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL,
  key_id INTEGER NOT NULL,
  operation TEXT NOT NULL CHECK (operation <> ''),
  meter TEXT NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  units INTEGER NOT NULL CHECK (units BETWEEN 1 AND 9007199254740991),
  charged TEXT NOT NULL CHECK (charged IN ('free', 'credit')),
  cost_micro_gbp INTEGER NOT NULL CHECK (cost_micro_gbp BETWEEN 0 AND 1000000000000),
  request_id TEXT NOT NULL,
  at_ms INTEGER NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'refunded')),
  ended_at_ms INTEGER CHECK (ended_at_ms BETWEEN 0 AND 9007199254740991),
  call_id INTEGER UNIQUE REFERENCES metered_call (id),
  CHECK (charged = 'credit' OR cost_micro_gbp = 0),
  CHECK ((state = 'open') = (ended_at_ms IS NULL)),
  CHECK ((state = 'settled') = (call_id IS NOT NULL)),
  FOREIGN KEY (account_id, key_id) REFERENCES api_key (account_id, id)
) STRICT;

CREATE INDEX pending_charge_open ON pending_charge (id) WHERE state = 'open';
CREATE INDEX pending_charge_free_by_time ON pending_charge (at_ms) WHERE charged = 'free';

-- One row moves one amount from one ledger account (debit) to another (credit), so debits and credits agree by
-- construction. The trigger below carries it into both sums.
CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  -- Whose credit it concerns.
  account_id INTEGER NOT NULL REFERENCES account (id),
  debit_id INTEGER NOT NULL REFERENCES ledger_account (id),
  credit_id INTEGER NOT NULL REFERENCES ledger_account (id),
  amount_micro_gbp INTEGER NOT NULL CHECK (amount_micro_gbp BETWEEN 1 AND 1000000000000),
  -- The rate included in prices when it was booked, in hundredths of a percent; statements show it for ever after.
  vat_basis_points INTEGER NOT NULL CHECK (vat_basis_points BETWEEN 0 AND 10000),
  ref TEXT CHECK (length(ref) BETWEEN 1 AND 200),
  reason TEXT CHECK (length(reason) BETWEEN 1 AND 500),
  call_id INTEGER REFERENCES metered_call (id),
  pending_id INTEGER REFERENCES pending_charge (id),
  at_ms INTEGER NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  CHECK (
    CASE kind
      WHEN 'top-up' THEN debit_id = -1 AND credit_id = account_id
        AND ref IS NOT NULL AND call_id IS NULL AND pending_id IS NULL
      WHEN 'adjustment' THEN account_id + -3 = debit_id + credit_id AND account_id IN (debit_id, credit_id)
        AND reason IS NOT NULL AND call_id IS NULL AND pending_id IS NULL
      WHEN 'charge' THEN debit_id = account_id AND credit_id = -2
        AND ref IS NULL AND call_id IS NOT NULL AND pending_id IS NULL
      WHEN 'hold' THEN debit_id = account_id AND credit_id = -4
        AND ref IS NULL AND call_id IS NULL AND pending_id IS NOT NULL
      WHEN 'settlement' THEN debit_id = -4 AND credit_id = -2
        AND ref IS NULL AND call_id IS NOT NULL AND pending_id IS NOT NULL
      WHEN 'refund' THEN debit_id = -4 AND credit_id = account_id
        AND ref IS NULL AND call_id IS NULL AND pending_id IS NOT NULL
      ELSE 0
    END
  )
) STRICT;

CREATE INDEX ledger_entry_by_account_and_time ON ledger_entry (account_id, at_ms);
-- A reference names one booking, for ever and over all accounts.
CREATE UNIQUE INDEX ledger_entry_by_ref ON ledger_entry (ref) WHERE ref IS NOT NULL;
CREATE UNIQUE INDEX ledger_entry_by_call ON ledger_entry (call_id) WHERE call_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_entry_by_pending ON ledger_entry (pending_id, kind) WHERE pending_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_entry_one_end ON ledger_entry (pending_id) WHERE kind IN ('settlement', 'refund');

CREATE TRIGGER ledger_entry_counts AFTER INSERT ON ledger_entry BEGIN
  UPDATE ledger_account SET debits_micro_gbp = debits_micro_gbp + new.amount_micro_gbp WHERE id = new.debit_id;
  UPDATE ledger_account SET credits_micro_gbp = credits_micro_gbp + new.amount_micro_gbp WHERE id = new.credit_id;
END;

-- The answer of a request that may be repeated, kept for a day; null while the request runs.
CREATE TABLE repeatable_request (
  account_id INTEGER NOT NULL REFERENCES account (id),
  request_id TEXT NOT NULL CHECK (length(request_id) BETWEEN 1 AND 128),
  body_sha256 BLOB NOT NULL CHECK (length(body_sha256) = 32),
  pending_id INTEGER NOT NULL UNIQUE REFERENCES pending_charge (id),
  answer TEXT,
  begun_at_ms INTEGER NOT NULL CHECK (begun_at_ms BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (account_id, request_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX repeatable_request_by_time ON repeatable_request (begun_at_ms);

-- Free calls from before this instant have been forgotten.
CREATE TABLE pruned (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  before_ms INTEGER NOT NULL CHECK (before_ms BETWEEN 0 AND 9007199254740991)
) STRICT;

INSERT INTO pruned (id, before_ms) VALUES (1, 0);

-- What the readiness check changes, to know whether a change can be written.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL CHECK (count BETWEEN 0 AND 999999)
) STRICT;

INSERT INTO probe (id, count) VALUES (1, 0);

CREATE INDEX metered_call_free_by_time ON metered_call (at_ms) WHERE charged = 'free';

-- What has been booked stands. A correction is another entry.
CREATE TRIGGER ledger_entry_no_update BEFORE UPDATE ON ledger_entry BEGIN
  SELECT RAISE(ABORT, 'a ledger entry is never changed: book an adjustment');
END;
CREATE TRIGGER ledger_entry_no_delete BEFORE DELETE ON ledger_entry BEGIN
  SELECT RAISE(ABORT, 'a ledger entry is never deleted: book an adjustment');
END;
CREATE TRIGGER ledger_account_no_delete BEFORE DELETE ON ledger_account BEGIN
  SELECT RAISE(ABORT, 'a ledger account is never deleted');
END;
CREATE TRIGGER ledger_account_sums_only BEFORE UPDATE OF id, kind, account_id ON ledger_account BEGIN
  SELECT RAISE(ABORT, 'a ledger account never becomes another');
END;
CREATE TRIGGER metered_call_no_update BEFORE UPDATE ON metered_call BEGIN
  SELECT RAISE(ABORT, 'a metered call is never changed');
END;
CREATE TRIGGER metered_call_no_delete BEFORE DELETE ON metered_call
WHEN old.charged = 'credit' OR old.at_ms >= (SELECT before_ms FROM pruned) BEGIN
  SELECT RAISE(ABORT, 'a metered call that cost money or is recent is never deleted');
END;
CREATE TRIGGER pending_charge_ends_once BEFORE UPDATE ON pending_charge
WHEN old.state <> 'open' OR new.state = 'open' OR new.id <> old.id OR new.account_id <> old.account_id
  OR new.key_id <> old.key_id OR new.operation <> old.operation OR new.meter <> old.meter OR new.units <> old.units
  OR new.charged <> old.charged OR new.cost_micro_gbp <> old.cost_micro_gbp OR new.at_ms <> old.at_ms BEGIN
  SELECT RAISE(ABORT, 'a pending charge is settled or refunded once and is otherwise never changed');
END;
CREATE TRIGGER pending_charge_no_delete BEFORE DELETE ON pending_charge
WHEN old.state = 'open' OR old.charged = 'credit' OR old.at_ms >= (SELECT before_ms FROM pruned) BEGIN
  SELECT RAISE(ABORT, 'a pending charge that is open, cost money or is recent is never deleted');
END;
CREATE TRIGGER pruned_never_back BEFORE UPDATE ON pruned WHEN new.before_ms < old.before_ms BEGIN
  SELECT RAISE(ABORT, 'what has been forgotten does not come back');
END;
CREATE TRIGGER pruned_no_delete BEFORE DELETE ON pruned BEGIN
  SELECT RAISE(ABORT, 'the mark of what has been forgotten stays');
END;
