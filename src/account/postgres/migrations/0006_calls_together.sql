-- A row that came from SQLite may be several free calls, which differ in their request ids alone: it has their ids in their order,
-- a blank between two, and says how many they are. Here each call has a row of its own.
ALTER TABLE metered_call ADD COLUMN calls bigint NOT NULL DEFAULT 1
  CHECK (calls = 1 OR (charged = 'free' AND calls BETWEEN 2 AND 9007199254740991));
