-- What operators did, in a log that only grows, and the deletion of an account's personal data. The ledger stays.

-- A deleted account is a number: its e-mail is account-N@deleted.invalid, it has no place, and its keys match no secret.
ALTER TABLE account ADD COLUMN deleted_at_ms INTEGER CHECK (deleted_at_ms BETWEEN 0 AND 9007199254740991);

-- One row per action of an operator, written in the transaction of the action. It names accounts by number alone, so that
-- nothing personal of a deleted account is left in it.
CREATE TABLE operator_action (
  id INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL CHECK (at_ms BETWEEN 0 AND 9007199254740991),
  -- The user of the operating system and the host: root@shop.
  operator TEXT NOT NULL CHECK (length(operator) BETWEEN 1 AND 200),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 50),
  account_id INTEGER REFERENCES account (id),
  -- A JSON object.
  details TEXT NOT NULL CHECK (json_valid(details))
) STRICT;

CREATE INDEX operator_action_by_account ON operator_action (account_id, id);

CREATE TRIGGER operator_action_no_update BEFORE UPDATE ON operator_action BEGIN
  SELECT RAISE(ABORT, 'an entry of the operator log is never changed');
END;
CREATE TRIGGER operator_action_no_delete BEFORE DELETE ON operator_action BEGIN
  SELECT RAISE(ABORT, 'an entry of the operator log is never deleted');
END;

-- REPLACE would delete without the trigger above where a connection has not asked for recursive triggers.
CREATE TRIGGER operator_action_no_replace BEFORE INSERT ON operator_action
WHEN EXISTS (SELECT 1 FROM operator_action WHERE id = new.id) BEGIN
  SELECT RAISE(ABORT, 'an entry of the operator log is never replaced');
END;

CREATE TRIGGER account_deleted_stays BEFORE UPDATE ON account WHEN old.deleted_at_ms IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a deleted account does not come back');
END;
CREATE TRIGGER api_key_of_living_account BEFORE INSERT ON api_key
WHEN (SELECT deleted_at_ms FROM account WHERE id = new.account_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a deleted account gets no key');
END;
CREATE TRIGGER ledger_entry_of_living_account BEFORE INSERT ON ledger_entry
WHEN new.kind IN ('top-up', 'adjustment')
  AND (SELECT deleted_at_ms FROM account WHERE id = new.account_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a deleted account takes no booking');
END;

-- The calls of a deleted account that cost nothing are forgotten at once; of the others the caller's request id is.
DROP TRIGGER metered_call_no_update;
CREATE TRIGGER metered_call_no_update BEFORE UPDATE ON metered_call
WHEN new.request_id <> '' OR (SELECT deleted_at_ms FROM account WHERE id = old.account_id) IS NULL
  OR new.id <> old.id OR new.account_id <> old.account_id OR new.key_id <> old.key_id OR new.operation <> old.operation
  OR new.meter <> old.meter OR new.units <> old.units OR new.charged <> old.charged
  OR new.cost_micro_gbp <> old.cost_micro_gbp OR new.at_ms <> old.at_ms BEGIN
  SELECT RAISE(ABORT, 'a metered call is never changed');
END;
DROP TRIGGER metered_call_no_delete;
CREATE TRIGGER metered_call_no_delete BEFORE DELETE ON metered_call
WHEN old.charged = 'credit' OR (old.at_ms >= (SELECT before_ms FROM pruned)
  AND (SELECT deleted_at_ms FROM account WHERE id = old.account_id) IS NULL) BEGIN
  SELECT RAISE(ABORT, 'a metered call that cost money or is recent is never deleted');
END;
DROP TRIGGER pending_charge_ends_once;
CREATE TRIGGER pending_charge_ends_once BEFORE UPDATE ON pending_charge
WHEN new.id <> old.id OR new.account_id <> old.account_id
  OR new.key_id <> old.key_id OR new.operation <> old.operation OR new.meter <> old.meter OR new.units <> old.units
  OR new.charged <> old.charged OR new.cost_micro_gbp <> old.cost_micro_gbp OR new.at_ms <> old.at_ms
  OR CASE
    WHEN old.state = 'open' THEN new.state = 'open'
    ELSE new.state <> old.state OR new.ended_at_ms <> old.ended_at_ms OR new.call_id IS NOT old.call_id
      OR new.request_id <> '' OR (SELECT deleted_at_ms FROM account WHERE id = old.account_id) IS NULL
  END BEGIN
  SELECT RAISE(ABORT, 'a pending charge is settled or refunded once and is otherwise never changed');
END;
DROP TRIGGER pending_charge_no_delete;
CREATE TRIGGER pending_charge_no_delete BEFORE DELETE ON pending_charge
WHEN old.state = 'open' OR old.charged = 'credit' OR (old.at_ms >= (SELECT before_ms FROM pruned)
  AND (SELECT deleted_at_ms FROM account WHERE id = old.account_id) IS NULL) BEGIN
  SELECT RAISE(ABORT, 'a pending charge that is open, cost money or is recent is never deleted');
END;
