-- A step-up replaces the companion cookie; calls on their way with the former one may still read.
alter table session.sign_in
  add column former_cookie_hash bytea,
  add column former_cookie_until timestamptz;
