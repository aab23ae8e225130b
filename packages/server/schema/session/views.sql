-- The accounts whose password the start of a demonstration prints.
create or replace view session.demo_account_view as
select player_id from session.credential where is_demo;

create or replace view session.credential_view as
select player_id, password_at, must_change, payment_password_hash is not null as has_payment_password,
  contact_at, factor_at
from session.credential;

create or replace view session.sign_in_view as
select id, player_id, created_at, active_at, ended_at, reason, address,
  coalesce(seen_address, address) as seen_address
from session.sign_in;

-- Since when the player's device of a sign-in is known.
create or replace view session.known_device_view as
select s.id as sign_in_id, s.player_id, d.added_at as known_since
from session.sign_in s
join session.device d on d.id = s.device_id;

-- The device of each sign-in, since when it is known, and how many players were on it; a device that was
-- forgotten since is not known.
create or replace view session.sign_in_device_view as
select s.id as sign_in_id, s.player_id, s.user_agent, s.created_at, d.added_at as known_since,
  (select count(*) from session.device o where o.device_hash = d.device_hash)::integer as players
from session.sign_in s
left join session.device d on d.id = s.device_id;

-- In which browsers players were, by the digest of the device's cookie.
create or replace view session.device_view as
select device_hash, player_id, seen_at from session.device;
