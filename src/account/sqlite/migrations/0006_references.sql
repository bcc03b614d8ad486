-- A reference names one booking however it is capitalized: BANK-1 is bank-1. What an earlier version booked under both
-- stays; nothing is added to it.
CREATE INDEX ledger_entry_by_ref_in_lower_case ON ledger_entry (lower(ref)) WHERE ref IS NOT NULL;

CREATE TRIGGER ledger_entry_ref_once BEFORE INSERT ON ledger_entry
WHEN new.ref IS NOT NULL AND EXISTS (SELECT 1 FROM ledger_entry WHERE ref IS NOT NULL AND lower(ref) = lower(new.ref))
BEGIN
  SELECT RAISE(ABORT, 'a reference names one booking, whatever its capitals');
END;
