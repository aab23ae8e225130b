-- All that the rules could ask of a withdrawal, as it was when it was requested: a change of the rules
-- is previewed on it. Unknown of what was requested before.
alter table cashier.withdrawal add column facts jsonb;
