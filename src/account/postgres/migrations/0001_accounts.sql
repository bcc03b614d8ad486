-- Accounts, keys, allowances, ledger, holds and the operator log in PostgreSQL. Times are epoch milliseconds UTC, money is
-- integer micro-GBP; every integer that a program reads stays below 2^53, so that it is exact in a double. Numbers come from
-- rows of `counter`, not from sequences, so that they have no gaps where gaps would hide something.

CREATE TABLE counter (
  name text PRIMARY KEY,
  value bigint NOT NULL CHECK (value BETWEEN 0 AND 9007199254740991)
);
INSERT INTO counter (name, value) VALUES ('account', 0), ('api_key', 0), ('operator_action', 0), ('metered_call', 0),
  ('pending_charge', 0), ('ledger_entry', 0), ('commit_mark', 0), ('server', 0);

-- One row per committed transaction that wrote. Where the answer to a COMMIT was lost, its number is taken with `void`: then
-- either the transaction has committed or it never can.
CREATE TABLE commit_mark (
  id bigint PRIMARY KEY,
  at_ms bigint NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  void boolean NOT NULL DEFAULT false
);
CREATE INDEX commit_mark_by_time ON commit_mark (at_ms);

CREATE TABLE account (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  -- Trimmed and in lower case, so that one address is one account.
  email text COLLATE "C" NOT NULL UNIQUE
    CHECK (length(email) <= 254 AND email = lower(email COLLATE "C") AND strpos(email, '@') > 1),
  status text NOT NULL CHECK (status IN ('unverified', 'verified', 'suspended')),
  created_at_ms bigint NOT NULL CHECK (created_at_ms BETWEEN 0 AND 9007199254740991),
  default_place text CHECK (length(default_place) BETWEEN 1 AND 200),
  deleted_at_ms bigint CHECK (deleted_at_ms BETWEEN 0 AND 9007199254740991)
);

CREATE TABLE api_key (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  account_id bigint NOT NULL REFERENCES account (id),
  -- SHA-256 of the whole key; the key itself is nowhere in this database.
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  hint text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  created_at_ms bigint NOT NULL CHECK (created_at_ms BETWEEN 0 AND 9007199254740991),
  revoked_at_ms bigint CHECK (revoked_at_ms BETWEEN 0 AND 9007199254740991),
  expires_at_ms bigint CHECK (expires_at_ms BETWEEN 0 AND 9007199254740991),
  last_used_day_ms bigint
    CHECK (last_used_day_ms BETWEEN 0 AND 9007199254740991 AND last_used_day_ms % 86400000 = 0),
  UNIQUE (account_id, id)
);

-- Free units taken per pool and period. The limit is in the statement that takes them.
CREATE TABLE allowance (
  account_id bigint NOT NULL REFERENCES account (id),
  meter text COLLATE "C" NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  -- 2026-11 for the month of decisions, 2026-11-21 for the day of the others.
  period text COLLATE "C" NOT NULL CHECK (length(period) = CASE meter WHEN 'decision' THEN 7 ELSE 10 END),
  used_units bigint NOT NULL CHECK (used_units BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (account_id, meter, period)
) WITH (fillfactor = 50);

-- One row per charged call. That its key belongs to its account is checked once per statement, by the trigger below.
CREATE TABLE metered_call (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  account_id bigint NOT NULL,
  key_id bigint NOT NULL,
  operation text COLLATE "C" NOT NULL CHECK (operation <> ''),
  meter text COLLATE "C" NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  units bigint NOT NULL CHECK (units BETWEEN 1 AND 9007199254740991),
  charged text NOT NULL CHECK (charged IN ('free', 'credit')),
  cost_micro_gbp bigint NOT NULL CHECK (cost_micro_gbp BETWEEN 0 AND 9007199254740991),
  request_id text NOT NULL,
  at_ms bigint NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  CHECK (charged = 'credit' OR cost_micro_gbp = 0)
);
CREATE INDEX metered_call_by_account_and_time ON metered_call (account_id, at_ms);
CREATE INDEX metered_call_free_by_time ON metered_call (at_ms) WHERE charged = 'free';

-- The sums of an account's entries. `credits` and `debits` are the customer's side; the four others are what the house has on
-- behalf of this account, so that no row is shared by two accounts. All sides together are nothing: double entry.
CREATE TABLE ledger_account (
  id bigint PRIMARY KEY REFERENCES account (id),
  -- The number of its last entry; they run from 1 without a gap.
  entries bigint NOT NULL DEFAULT 0 CHECK (entries BETWEEN 0 AND 9007199254740991),
  debits_micro_gbp bigint NOT NULL DEFAULT 0 CHECK (debits_micro_gbp BETWEEN 0 AND 9007199254740991),
  credits_micro_gbp bigint NOT NULL DEFAULT 0 CHECK (credits_micro_gbp BETWEEN 0 AND 9007199254740991),
  cash_micro_gbp bigint NOT NULL DEFAULT 0 CHECK (cash_micro_gbp BETWEEN -9007199254740991 AND 0),
  revenue_micro_gbp bigint NOT NULL DEFAULT 0 CHECK (revenue_micro_gbp BETWEEN 0 AND 9007199254740991),
  adjustment_micro_gbp bigint NOT NULL DEFAULT 0
    CHECK (adjustment_micro_gbp BETWEEN -9007199254740991 AND 9007199254740991),
  held_micro_gbp bigint NOT NULL DEFAULT 0 CHECK (held_micro_gbp BETWEEN 0 AND 9007199254740991),
  CONSTRAINT ledger_account_no_overdraft CHECK (debits_micro_gbp <= credits_micro_gbp),
  CONSTRAINT ledger_account_balanced CHECK (credits_micro_gbp - debits_micro_gbp
    + cash_micro_gbp + revenue_micro_gbp + adjustment_micro_gbp + held_micro_gbp = 0)
) WITH (fillfactor = 50);

-- A server that may have holds. Until the lease ends it is taken to be alive, by the clock of the database.
CREATE TABLE server (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  started_at_ms bigint NOT NULL,
  lease_until_ms bigint NOT NULL
);

-- A charge that was taken when its work began and is settled or refunded, once, when the work ends.
CREATE TABLE pending_charge (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  account_id bigint NOT NULL,
  key_id bigint NOT NULL,
  operation text COLLATE "C" NOT NULL CHECK (operation <> ''),
  meter text COLLATE "C" NOT NULL CHECK (meter IN ('decision', 'standard', 'premium')),
  units bigint NOT NULL CHECK (units BETWEEN 1 AND 9007199254740991),
  charged text NOT NULL CHECK (charged IN ('free', 'credit')),
  cost_micro_gbp bigint NOT NULL CHECK (cost_micro_gbp BETWEEN 0 AND 1000000000000),
  request_id text NOT NULL,
  at_ms bigint NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  -- Whose it is while it is open; null for one that was brought along from another database.
  server_id bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'refunded')),
  ended_at_ms bigint CHECK (ended_at_ms BETWEEN 0 AND 9007199254740991),
  call_id bigint UNIQUE REFERENCES metered_call (id),
  CHECK (charged = 'credit' OR cost_micro_gbp = 0),
  CHECK ((state = 'open') = (ended_at_ms IS NULL)),
  CHECK ((state = 'settled') = (call_id IS NOT NULL)),
  FOREIGN KEY (account_id, key_id) REFERENCES api_key (account_id, id)
);
CREATE INDEX pending_charge_open ON pending_charge (id) WHERE state = 'open';
CREATE INDEX pending_charge_by_account ON pending_charge (account_id);
CREATE INDEX pending_charge_free_by_time ON pending_charge (at_ms) WHERE charged = 'free';

-- One row moves one amount from one side (debit) to another (credit): the account's own, or −1 cash, −2 revenue,
-- −3 adjustments, −4 held. The trigger below carries it into the sums.
CREATE TABLE ledger_entry (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  -- Among the entries of its account.
  number bigint NOT NULL CHECK (number >= 1),
  kind text NOT NULL,
  -- Whose credit it concerns.
  account_id bigint NOT NULL,
  debit_id bigint NOT NULL,
  credit_id bigint NOT NULL,
  amount_micro_gbp bigint NOT NULL CHECK (amount_micro_gbp BETWEEN 1 AND 1000000000000),
  -- The rate included in prices when it was booked, in hundredths of a percent; statements show it for ever after.
  vat_basis_points bigint NOT NULL CHECK (vat_basis_points BETWEEN 0 AND 10000),
  ref text COLLATE "C" CHECK (length(ref) BETWEEN 1 AND 200),
  -- The reference in lower case, so that it names one booking however it is capitalized; as it is written where an earlier
  -- version had booked two that differ in capitals alone.
  ref_key text COLLATE "C" UNIQUE CHECK (lower(ref_key COLLATE "C") = lower(ref COLLATE "C")),
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  call_id bigint,
  pending_id bigint,
  at_ms bigint NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  UNIQUE (account_id, number),
  CHECK ((ref IS NULL) = (ref_key IS NULL)),
  CONSTRAINT ledger_entry_sides CHECK (
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
      ELSE false
    END
  )
);
CREATE INDEX ledger_entry_by_account_and_time ON ledger_entry (account_id, at_ms);
CREATE INDEX ledger_entry_by_time ON ledger_entry (at_ms);
CREATE UNIQUE INDEX ledger_entry_by_call ON ledger_entry (call_id) WHERE call_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_entry_by_pending ON ledger_entry (pending_id, kind) WHERE pending_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_entry_one_end ON ledger_entry (pending_id) WHERE kind IN ('settlement', 'refund');

-- The answer of a request that may be repeated, kept for a day; null while the request runs.
CREATE TABLE repeatable_request (
  account_id bigint NOT NULL REFERENCES account (id),
  request_id text COLLATE "C" NOT NULL CHECK (length(request_id) BETWEEN 1 AND 128),
  body_sha256 bytea NOT NULL CHECK (length(body_sha256) = 32),
  pending_id bigint NOT NULL UNIQUE REFERENCES pending_charge (id),
  answer text,
  begun_at_ms bigint NOT NULL CHECK (begun_at_ms BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (account_id, request_id)
);
CREATE INDEX repeatable_request_by_time ON repeatable_request (begun_at_ms);

-- Free calls from before this instant have been forgotten.
CREATE TABLE pruned (
  id integer PRIMARY KEY CHECK (id = 1),
  before_ms bigint NOT NULL CHECK (before_ms BETWEEN 0 AND 9007199254740991)
);
INSERT INTO pruned (id, before_ms) VALUES (1, 0);

-- What the readiness check changes, to know whether a change can be written.
CREATE TABLE probe (
  id integer PRIMARY KEY CHECK (id = 1),
  count bigint NOT NULL
) WITH (fillfactor = 10);
INSERT INTO probe (id, count) VALUES (1, 0);

-- The request rate of each account over all servers: when its bucket is full again, in microseconds by the clock of the
-- database, how many requests came together last and how many of them were let through, and the rate that held for them.
-- After a crash all buckets are full.
CREATE UNLOGGED TABLE rate_bucket (
  account_id bigint PRIMARY KEY,
  full_at_us bigint NOT NULL,
  wanted bigint NOT NULL,
  granted bigint NOT NULL,
  token_us bigint NOT NULL CHECK (token_us >= 1),
  burst bigint NOT NULL CHECK (burst >= 1)
) WITH (fillfactor = 50);

-- One row per action of an operator, written in the transaction of the action. It names accounts by number alone.
CREATE TABLE operator_action (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  at_ms bigint NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 200),
  action text COLLATE "C" NOT NULL CHECK (length(action) BETWEEN 1 AND 50),
  account_id bigint REFERENCES account (id),
  -- A JSON object.
  details text NOT NULL CHECK (details LIKE '{%}')
);
CREATE INDEX operator_action_by_account ON operator_action (account_id, id);

-- From an instant on a class of calls costs that much, or prices include that much VAT.
CREATE TABLE price_list (
  item text COLLATE "C" NOT NULL CHECK (item IN ('decision', 'standard', 'premium', 'vat')),
  from_ms bigint NOT NULL CHECK (from_ms BETWEEN 0 AND 9007199254740991),
  -- Micro-GBP per unit, VAT included; for VAT hundredths of a percent.
  value bigint NOT NULL CHECK (value BETWEEN 0 AND CASE item WHEN 'vat' THEN 10000 ELSE 1000000000 END),
  PRIMARY KEY (item, from_ms)
);

-- What was agreed with single accounts. NULL: as for everybody.
CREATE TABLE account_terms (
  account_id bigint PRIMARY KEY REFERENCES account (id),
  free_decision_month bigint CHECK (free_decision_month BETWEEN 0 AND 1000000000),
  free_standard_day bigint CHECK (free_standard_day BETWEEN 0 AND 1000000000),
  free_premium_day bigint CHECK (free_premium_day BETWEEN 0 AND 1000000000),
  price_decision_micro_gbp bigint CHECK (price_decision_micro_gbp BETWEEN 0 AND 1000000000),
  price_standard_micro_gbp bigint CHECK (price_standard_micro_gbp BETWEEN 0 AND 1000000000),
  price_premium_micro_gbp bigint CHECK (price_premium_micro_gbp BETWEEN 0 AND 1000000000),
  discount_basis_points bigint CHECK (discount_basis_points BETWEEN 0 AND 10000),
  -- Thousandths of a request per second.
  rate_milli_per_second bigint CHECK (rate_milli_per_second BETWEEN 1 AND 1000000000),
  rate_burst bigint CHECK (rate_burst BETWEEN 1 AND 1000000)
);
