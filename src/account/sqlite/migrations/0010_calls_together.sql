-- Free calls of one account that are charged together and differ in their request ids alone are one row: it has their ids in
-- their order, a blank between two, and says how many they are. What costs money has a row of its own, as its entry names it.
ALTER TABLE metered_call ADD COLUMN calls INTEGER NOT NULL DEFAULT 1
  CHECK (calls = 1 OR (charged = 'free' AND calls BETWEEN 2 AND 9007199254740991));

DROP TRIGGER metered_call_no_update;
CREATE TRIGGER metered_call_no_update BEFORE UPDATE ON metered_call
WHEN new.request_id <> '' OR (SELECT deleted_at_ms FROM account WHERE id = old.account_id) IS NULL
  OR new.id <> old.id OR new.account_id <> old.account_id OR new.key_id <> old.key_id OR new.operation <> old.operation
  OR new.meter <> old.meter OR new.units <> old.units OR new.charged <> old.charged
  OR new.cost_micro_gbp <> old.cost_micro_gbp OR new.at_ms <> old.at_ms OR new.calls <> old.calls BEGIN
  SELECT RAISE(ABORT, 'a metered call is never changed');
END;
