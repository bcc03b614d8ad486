-- The place that questions of the account mean when they name none, as its holder writes it; NULL without one.
ALTER TABLE account ADD COLUMN default_place TEXT CHECK (length(default_place) BETWEEN 1 AND 200);
