create or replace view session.credential_view as
select player_id, password_at, must_change, payment_password_hash is not null as has_payment_password,
  contact_at, factor_at
from session.credential;

create or replace view session.sign_in_view as
select id, player_id, created_at, active_at, ended_at, reason, address
from session.sign_in;
