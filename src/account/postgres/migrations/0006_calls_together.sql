-- A row that came from SQLite may be several free calls, which differ in their request ids alone: it has their ids in their order,
-- a blank between two, and says how many they are. Here each call has a row of its own.
ALTER TABLE metered_call ADD COLUMN calls bigint NOT NULL DEFAULT 1
  CHECK (calls = 1 OR (charged = 'free' AND calls BETWEEN 2 AND 9007199254740991));

CREATE OR REPLACE FUNCTION metered_call_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    IF old.charged = 'credit' OR (is_recent(old.at_ms) AND NOT is_deleted(old.account_id)) THEN
      RAISE restrict_violation USING MESSAGE = 'a metered call that cost money or is recent is never deleted';
    END IF;
    RETURN old;
  END IF;
  -- Of a deleted account the caller's request id is forgotten.
  IF new.request_id <> '' OR NOT is_deleted(old.account_id) OR (new.id, new.account_id, new.key_id, new.operation,
      new.meter, new.units, new.charged, new.cost_micro_gbp, new.at_ms, new.calls) IS DISTINCT FROM (old.id, old.account_id,
      old.key_id, old.operation, old.meter, old.units, old.charged, old.cost_micro_gbp, old.at_ms, old.calls) THEN
    RAISE restrict_violation USING MESSAGE = 'a metered call is never changed';
  END IF;
  RETURN new;
END $$;
