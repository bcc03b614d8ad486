-- When each account made its last free call and its last one on credit, so that accounts can be listed by their last use without
-- reading all calls. Written now and then, not with each call: `last_call_mark` says up to which call it has been.
CREATE TABLE last_call (
  account_id INTEGER PRIMARY KEY REFERENCES account (id),
  -- NULL where there is none that is still stored.
  free_at_ms INTEGER CHECK (free_at_ms BETWEEN 0 AND 9007199254740991),
  credit_at_ms INTEGER CHECK (credit_at_ms BETWEEN 0 AND 9007199254740991)
) STRICT;

CREATE TABLE last_call_mark (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  call_id INTEGER NOT NULL CHECK (call_id BETWEEN 0 AND 9007199254740991)
) STRICT;

INSERT INTO last_call (account_id, free_at_ms, credit_at_ms)
SELECT account_id, max(iif(charged = 'free', at_ms, NULL)), max(iif(charged = 'credit', at_ms, NULL))
FROM metered_call GROUP BY account_id;

INSERT INTO last_call_mark (id, call_id) SELECT 1, coalesce(max(id), 0) FROM metered_call;

-- The numbers of the newest calls are given again when they have been deleted.
CREATE TRIGGER metered_call_deleted AFTER DELETE ON metered_call
WHEN old.id <= (SELECT call_id FROM last_call_mark) BEGIN
  UPDATE last_call_mark SET call_id = (SELECT coalesce(max(id), 0) FROM metered_call)
  WHERE call_id > (SELECT coalesce(max(id), 0) FROM metered_call);
END;
CREATE TRIGGER last_call_mark_no_delete BEFORE DELETE ON last_call_mark BEGIN
  SELECT RAISE(ABORT, 'the mark of the last calls stays');
END;
