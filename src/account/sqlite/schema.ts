/**
 * The tables that drizzle queries, as types. The SQL files define the schema (drizzle has no STRICT tables); a test
 * compares the two.
 */
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const account = sqliteTable('account', {
  id: integer('id').primaryKey(),
  email: text('email').notNull(),
  status: text('status', { enum: ['unverified', 'verified', 'suspended'] }).notNull(),
  createdAtMs: integer('created_at_ms').notNull(),
  defaultPlace: text('default_place'),
  deletedAtMs: integer('deleted_at_ms'),
});

export const apiKey = sqliteTable('api_key', {
  id: integer('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  hash: blob('hash', { mode: 'buffer' }).notNull(),
  hint: text('hint').notNull(),
  name: text('name').notNull(),
  createdAtMs: integer('created_at_ms').notNull(),
  revokedAtMs: integer('revoked_at_ms'),
  expiresAtMs: integer('expires_at_ms'),
  lastUsedDayMs: integer('last_used_day_ms'),
});
