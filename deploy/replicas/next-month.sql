-- Makes the partitions of this month and the next, and lets the numbers of new calls begin in that of this month. May run at any
-- time and again, while servers serve; a timer on the first of each month will do.
--
--   psql "$FAIRDAY_DATABASE_URL" -v ON_ERROR_STOP=1 -f next-month.sql
DO $$
DECLARE
  month bigint := extract(year FROM now()) * 12 + extract(month FROM now()) - 1 - 2000 * 12;
  of_month bigint;
BEGIN
  FOR of_month IN month .. month + 1 LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS metered_call_%s PARTITION OF metered_call FOR VALUES FROM (%s) TO (%s)',
      to_char(make_date((2000 + of_month / 12)::integer, (of_month % 12 + 1)::integer, 1), 'YYYY_MM'),
      of_month * 100000000000, (of_month + 1) * 100000000000);
  END LOOP;
  UPDATE counter SET value = greatest(value, month * 100000000000) WHERE name = 'metered_call';
END $$;
