-- What an account has called and booked is found by blocks of 4,096 rows: an index by account and time has a page of its own
-- for each account, which every charge would write; within a block all accounts share a few pages.
DROP INDEX metered_call_by_account_and_time;
DROP INDEX ledger_entry_by_account_and_time;

-- Old free calls are found in the oldest blocks.
DROP INDEX metered_call_free_by_time;

-- A call that cost money is found by its entry.
CREATE INDEX metered_call_unbooked_by_block ON metered_call (id >> 12, account_id) WHERE cost_micro_gbp = 0;
CREATE INDEX ledger_entry_by_block ON ledger_entry (id >> 12, account_id);
