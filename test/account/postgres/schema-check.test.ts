/** A database that was restored from a dump is as this program makes it, although the server writes its rules with other brackets. */
import { expect, test } from 'bun:test';
import { SQL } from 'bun';
import { openPostgresStore } from '../../../src/account/postgres/store.ts';
import { dropDatabase, newDatabase } from '../../support/postgres.ts';
import { NOW_MS, tariff } from '../customers.ts';

/** Each rule made anew from the text that a dump has of it. */
const MADE_ANEW = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s', conrelid::regclass, conname, conname,
    pg_get_constraintdef(oid)) AS statement
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'c'
  UNION ALL
  SELECT format('DROP INDEX %s; %s', indexrelid::regclass, pg_get_indexdef(indexrelid))
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = 'public'::regnamespace AND indpred IS NOT NULL
  UNION ALL
  SELECT format('DROP TRIGGER %I ON %s; %s', tgname, tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid))
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`;

test('the schema of a dump that was read back verifies', async () => {
  const url = await newDatabase();
  const sql = new SQL(url, { max: 1 });
  const store = openPostgresStore(url, tariff());
  try {
    const rules: { statement: string }[] = await sql.unsafe(MADE_ANEW);
    expect(rules.length).toBeGreaterThan(50);
    for (const { statement } of rules) await sql.unsafe(statement).simple();
    const { checks } = await store.verify(NOW_MS);
    expect(checks.find(({ name }) => name === 'schema')?.broken).toBeNull();
  } finally {
    await store.close();
    await sql.close();
    await dropDatabase(url);
  }
});
