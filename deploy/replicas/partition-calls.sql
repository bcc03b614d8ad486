-- Calls by month, for an installation that writes more of them than one table should hold. Stop all servers, make a backup,
-- then once, as the owner of the tables:
--
--   psql "$FAIRDAY_DATABASE_URL" -v ON_ERROR_STOP=1 --single-transaction -f partition-calls.sql
--
-- The numbers of calls say the month: those of month M since the year 2000 begin at M × 10^11. What has been written stays in
-- a partition of its own. Run next-month.sql afterwards, and on the first of each month.
LOCK TABLE metered_call, pending_charge IN ACCESS EXCLUSIVE MODE;
ALTER TABLE pending_charge DROP CONSTRAINT pending_charge_call_id_fkey;

ALTER TABLE metered_call RENAME TO metered_call_before;
ALTER INDEX metered_call_pkey RENAME TO metered_call_before_pkey;
ALTER INDEX metered_call_by_account_and_time RENAME TO metered_call_before_by_account_and_time;
ALTER INDEX metered_call_free_by_time RENAME TO metered_call_before_free_by_time;
-- They come back with the table that it becomes a part of.
DROP TRIGGER metered_call_by_key_of_account ON metered_call_before;
DROP TRIGGER metered_call_no_truncate ON metered_call_before;
DROP TRIGGER metered_call_guard ON metered_call_before;

CREATE TABLE metered_call (LIKE metered_call_before INCLUDING CONSTRAINTS INCLUDING DEFAULTS) PARTITION BY RANGE (id);
ALTER TABLE metered_call ADD PRIMARY KEY (id);
CREATE INDEX metered_call_by_account_and_time ON metered_call (account_id, at_ms);
CREATE INDEX metered_call_free_by_time ON metered_call (at_ms) WHERE charged = 'free';
CREATE TRIGGER metered_call_by_key_of_account AFTER INSERT ON metered_call
  REFERENCING NEW TABLE AS new_call FOR EACH STATEMENT EXECUTE FUNCTION metered_call_by_key_of_account();
CREATE TRIGGER metered_call_no_truncate BEFORE TRUNCATE ON metered_call
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('a metered call that cost money or is recent is never deleted');
CREATE TRIGGER metered_call_guard BEFORE UPDATE OR DELETE ON metered_call
  FOR EACH ROW EXECUTE FUNCTION metered_call_guard();

DO $$
DECLARE
  month bigint := extract(year FROM now()) * 12 + extract(month FROM now()) - 1 - 2000 * 12;
BEGIN
  EXECUTE format('ALTER TABLE metered_call ATTACH PARTITION metered_call_before FOR VALUES FROM (MINVALUE) TO (%s)',
    month * 100000000000);
END $$;
ALTER TABLE pending_charge ADD CONSTRAINT pending_charge_call_id_fkey FOREIGN KEY (call_id) REFERENCES metered_call (id);
