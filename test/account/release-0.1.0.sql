-- What a database of release 0.1.0 held after a few calls, in the schema of its migration.
INSERT INTO account (id, email, status, created_at_ms) VALUES
  (1, 'owner@localhost', 'verified', 1795262400000),
  (2, 'jane@example.com', 'suspended', 1795262400000);
INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms, revoked_at_ms) VALUES
  (1, 1, x'0101010101010101010101010101010101010101010101010101010101010101', 'fd_AAAA…BBBB', 'first start', 1795262400000, NULL),
  (2, 2, x'0202020202020202020202020202020202020202020202020202020202020202', 'fd_CCCC…DDDD', 'default', 1795262400000, 1795262500000);
INSERT INTO allowance (account_id, meter, period, used_units) VALUES
  (1, 'decision', '2026-11', 1),
  (2, 'standard', '2026-11-21', 2);
INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms) VALUES
  (1, 1, 'decide', 'decision', 1, 'free', 0, 'a', 1795262400000),
  (2, 2, 'current', 'standard', 1, 'free', 0, 'b', 1795262400000),
  (2, 2, 'current', 'standard', 1, 'free', 0, 'c', 1795262400001);
