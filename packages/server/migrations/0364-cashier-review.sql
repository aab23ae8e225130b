-- What the rules of the review compared when a withdrawal was asked for, rule by rule with its version,
-- and the session that asked; unknown of what was asked for before.
alter table cashier.withdrawal
  add column review jsonb,
  add column sign_in_id bigint;
