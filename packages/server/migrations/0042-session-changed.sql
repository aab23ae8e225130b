-- When what proves who a player is changed last, after the registration: what takes money out asks.
alter table session.credential
  add column contact_at timestamptz,
  add column factor_at timestamptz;
