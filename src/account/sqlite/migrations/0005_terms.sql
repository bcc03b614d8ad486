-- What calls cost from when on, and what was agreed with single accounts.

-- From an instant on a class of calls costs that much, or prices include that much VAT. Before the first entry of an item
-- the program's settings hold. What has begun to hold stays: each call keeps the price and the VAT that it was booked with.
CREATE TABLE price_list (
  item TEXT NOT NULL CHECK (item IN ('decision', 'standard', 'premium', 'vat')),
  from_ms INTEGER NOT NULL CHECK (from_ms BETWEEN 0 AND 9007199254740991),
  -- Micro-GBP per unit, VAT included; for VAT hundredths of a percent.
  value INTEGER NOT NULL CHECK (value BETWEEN 0 AND CASE item WHEN 'vat' THEN 10000 ELSE 1000000000 END),
  PRIMARY KEY (item, from_ms)
) STRICT, WITHOUT ROWID;

-- NULL: as for everybody.
CREATE TABLE account_terms (
  account_id INTEGER PRIMARY KEY REFERENCES account (id),
  free_decision_month INTEGER CHECK (free_decision_month BETWEEN 0 AND 1000000000),
  free_standard_day INTEGER CHECK (free_standard_day BETWEEN 0 AND 1000000000),
  free_premium_day INTEGER CHECK (free_premium_day BETWEEN 0 AND 1000000000),
  price_decision_micro_gbp INTEGER CHECK (price_decision_micro_gbp BETWEEN 0 AND 1000000000),
  price_standard_micro_gbp INTEGER CHECK (price_standard_micro_gbp BETWEEN 0 AND 1000000000),
  price_premium_micro_gbp INTEGER CHECK (price_premium_micro_gbp BETWEEN 0 AND 1000000000),
  -- Off the price of everybody, in hundredths of a percent; a price of its own has none.
  discount_basis_points INTEGER CHECK (discount_basis_points BETWEEN 0 AND 10000),
  -- Thousandths of a request per second.
  rate_milli_per_second INTEGER CHECK (rate_milli_per_second BETWEEN 1 AND 1000000000),
  rate_burst INTEGER CHECK (rate_burst BETWEEN 1 AND 1000000)
) STRICT;

CREATE TRIGGER account_terms_of_living_account BEFORE INSERT ON account_terms
WHEN (SELECT deleted_at_ms FROM account WHERE id = new.account_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a deleted account has no terms');
END;
