-- What has been booked stands: the guards of the tables, and the sums that follow from entries.

CREATE FUNCTION account_gets_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (id) VALUES (new.id);
  RETURN NULL;
END $$;
CREATE TRIGGER account_gets_ledger_account AFTER INSERT ON account
  FOR EACH ROW EXECUTE FUNCTION account_gets_ledger_account();

CREATE FUNCTION metered_call_by_key_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM new_call AS call WHERE NOT EXISTS (
    SELECT 1 FROM api_key WHERE api_key.id = call.key_id AND api_key.account_id = call.account_id)) THEN
    RAISE foreign_key_violation USING MESSAGE = 'a metered call names a key of its account (FOREIGN KEY)';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER metered_call_by_key_of_account AFTER INSERT ON metered_call
  REFERENCING NEW TABLE AS new_call FOR EACH STATEMENT EXECUTE FUNCTION metered_call_by_key_of_account();

-- Once per statement, not per row: a batch of charges changes each sum once.
CREATE FUNCTION ledger_entry_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM new_entry AS entry
    WHERE (call_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM metered_call WHERE metered_call.id = entry.call_id))
      OR (pending_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE pending_charge.id = entry.pending_id))
      OR NOT EXISTS (SELECT 1 FROM ledger_account WHERE ledger_account.id = entry.account_id)) THEN
    RAISE foreign_key_violation USING MESSAGE = 'a ledger entry names an account, a call or a hold that is not there (FOREIGN KEY)';
  END IF;
  IF EXISTS (SELECT 1 FROM new_entry AS entry JOIN account ON account.id = entry.account_id
    WHERE entry.kind IN ('top-up', 'adjustment') AND account.deleted_at_ms IS NOT NULL) THEN
    RAISE check_violation USING MESSAGE = 'a deleted account takes no booking';
  END IF;
  UPDATE ledger_account AS ledger SET
    entries = ledger.entries + moved.n,
    debits_micro_gbp = ledger.debits_micro_gbp + moved.debits,
    credits_micro_gbp = ledger.credits_micro_gbp + moved.credits,
    cash_micro_gbp = ledger.cash_micro_gbp + moved.cash,
    revenue_micro_gbp = ledger.revenue_micro_gbp + moved.revenue,
    adjustment_micro_gbp = ledger.adjustment_micro_gbp + moved.adjustment,
    held_micro_gbp = ledger.held_micro_gbp + moved.held
  FROM (
    SELECT account_id, count(*) AS n,
      sum(CASE WHEN debit_id = account_id THEN amount_micro_gbp ELSE 0 END) AS debits,
      sum(CASE WHEN credit_id = account_id THEN amount_micro_gbp ELSE 0 END) AS credits,
      sum(CASE -1 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS cash,
      sum(CASE -2 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS revenue,
      sum(CASE -3 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS adjustment,
      sum(CASE -4 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS held
    FROM new_entry GROUP BY account_id) AS moved
  WHERE ledger.id = moved.account_id;
  -- With the unique (account_id, number) no number can be missing.
  IF EXISTS (SELECT 1 FROM (SELECT account_id, min(number) AS first, max(number) AS last, count(*) AS n
      FROM new_entry GROUP BY account_id) AS added JOIN ledger_account AS ledger ON ledger.id = added.account_id
    WHERE added.last <> ledger.entries OR added.first <> ledger.entries - added.n + 1) THEN
    RAISE check_violation USING MESSAGE = 'the entries of an account are numbered without a gap';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_counts AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS new_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_counts();

-- Refuses with the message that the trigger names.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', tg_argv[0] USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER ledger_entry_no_update BEFORE UPDATE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse('a ledger entry is never changed: book an adjustment');
CREATE TRIGGER ledger_entry_no_delete BEFORE DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse('a ledger entry is never deleted: book an adjustment');
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('a ledger entry is never deleted: book an adjustment');
CREATE TRIGGER ledger_account_no_delete BEFORE DELETE ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION refuse('a ledger account is never deleted');
CREATE TRIGGER ledger_account_no_truncate BEFORE TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('a ledger account is never deleted');
CREATE TRIGGER ledger_account_sums_only BEFORE UPDATE ON ledger_account
  FOR EACH ROW WHEN (new.id <> old.id) EXECUTE FUNCTION refuse('a ledger account never becomes another');
CREATE TRIGGER account_no_delete BEFORE DELETE ON account
  FOR EACH ROW EXECUTE FUNCTION refuse('an account is never deleted: its number stays in the ledger');
CREATE TRIGGER account_deleted_stays BEFORE UPDATE ON account
  FOR EACH ROW WHEN (old.deleted_at_ms IS NOT NULL) EXECUTE FUNCTION refuse('a deleted account does not come back');
CREATE TRIGGER account_keeps_its_number BEFORE UPDATE ON account
  FOR EACH ROW WHEN (new.id <> old.id) EXECUTE FUNCTION refuse('an account keeps its number');
CREATE TRIGGER api_key_no_delete BEFORE DELETE ON api_key
  FOR EACH ROW EXECUTE FUNCTION refuse('a key is never deleted: revoke it');
CREATE TRIGGER api_key_keeps_its_account BEFORE UPDATE ON api_key
  FOR EACH ROW WHEN (new.id <> old.id OR new.account_id <> old.account_id)
  EXECUTE FUNCTION refuse('a key keeps its number and its account');
CREATE TRIGGER operator_action_no_update BEFORE UPDATE ON operator_action
  FOR EACH ROW EXECUTE FUNCTION refuse('an entry of the operator log is never changed');
CREATE TRIGGER operator_action_no_delete BEFORE DELETE ON operator_action
  FOR EACH ROW EXECUTE FUNCTION refuse('an entry of the operator log is never deleted');
CREATE TRIGGER operator_action_no_truncate BEFORE TRUNCATE ON operator_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('an entry of the operator log is never deleted');
CREATE TRIGGER pruned_never_back BEFORE UPDATE ON pruned
  FOR EACH ROW WHEN (new.before_ms < old.before_ms) EXECUTE FUNCTION refuse('what has been forgotten does not come back');
CREATE TRIGGER pruned_no_delete BEFORE DELETE ON pruned
  FOR EACH ROW EXECUTE FUNCTION refuse('the mark of what has been forgotten stays');
CREATE TRIGGER metered_call_no_truncate BEFORE TRUNCATE ON metered_call
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('a metered call that cost money or is recent is never deleted');
CREATE TRIGGER pending_charge_no_truncate BEFORE TRUNCATE ON pending_charge
  FOR EACH STATEMENT EXECUTE FUNCTION refuse('a pending charge that is open, cost money or is recent is never deleted');

CREATE FUNCTION is_deleted(given bigint) RETURNS boolean LANGUAGE sql STABLE AS
  'SELECT coalesce((SELECT deleted_at_ms IS NOT NULL FROM account WHERE id = given), false)';

CREATE FUNCTION is_recent(given bigint) RETURNS boolean LANGUAGE sql STABLE AS
  'SELECT given >= coalesce((SELECT before_ms FROM pruned), 0)';

-- A deleted account gets nothing new; what is deleted of it goes at once.
CREATE FUNCTION of_living_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_deleted(new.account_id) THEN
    RAISE EXCEPTION '%', tg_argv[0] USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER api_key_of_living_account BEFORE INSERT ON api_key
  FOR EACH ROW EXECUTE FUNCTION of_living_account('a deleted account gets no key');
CREATE TRIGGER account_terms_of_living_account BEFORE INSERT ON account_terms
  FOR EACH ROW EXECUTE FUNCTION of_living_account('a deleted account has no terms');

CREATE FUNCTION metered_call_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    IF old.charged = 'credit' OR (is_recent(old.at_ms) AND NOT is_deleted(old.account_id)) THEN
      RAISE restrict_violation USING MESSAGE = 'a metered call that cost money or is recent is never deleted';
    END IF;
    RETURN old;
  END IF;
  -- Of a deleted account the caller's request id is forgotten.
  IF new.request_id <> '' OR NOT is_deleted(old.account_id) OR (new.id, new.account_id, new.key_id, new.operation,
      new.meter, new.units, new.charged, new.cost_micro_gbp, new.at_ms) IS DISTINCT FROM (old.id, old.account_id,
      old.key_id, old.operation, old.meter, old.units, old.charged, old.cost_micro_gbp, old.at_ms) THEN
    RAISE restrict_violation USING MESSAGE = 'a metered call is never changed';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER metered_call_guard BEFORE UPDATE OR DELETE ON metered_call
  FOR EACH ROW EXECUTE FUNCTION metered_call_guard();

CREATE FUNCTION pending_charge_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    IF old.state = 'open' OR old.charged = 'credit' OR (is_recent(old.at_ms) AND NOT is_deleted(old.account_id)) THEN
      RAISE restrict_violation USING MESSAGE = 'a pending charge that is open, cost money or is recent is never deleted';
    END IF;
    RETURN old;
  END IF;
  IF (new.id, new.account_id, new.key_id, new.operation, new.meter, new.units, new.charged, new.cost_micro_gbp, new.at_ms,
      new.server_id) IS DISTINCT FROM (old.id, old.account_id, old.key_id, old.operation, old.meter, old.units,
      old.charged, old.cost_micro_gbp, old.at_ms, old.server_id)
    OR (CASE WHEN old.state = 'open' THEN new.state = 'open'
      ELSE (new.state, new.ended_at_ms, new.call_id) IS DISTINCT FROM (old.state, old.ended_at_ms, old.call_id)
        OR new.request_id <> '' OR NOT is_deleted(old.account_id) END) THEN
    RAISE restrict_violation USING MESSAGE = 'a pending charge is settled or refunded once and is otherwise never changed';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER pending_charge_guard BEFORE UPDATE OR DELETE ON pending_charge
  FOR EACH ROW EXECUTE FUNCTION pending_charge_guard();
