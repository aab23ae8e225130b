-- Whether an address says who uses it: one of a private network may be anyone's, or a proxy's.
create or replace function casework.is_public_address(p_address inet) returns boolean
language sql immutable parallel safe
as $$
  select not p_address <<= any (array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16',
    '100.64.0.0/10', '169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[])
$$;

-- Whose an address is: a household has 2^64 addresses of IPv6, and a device changes its own daily.
create or replace function casework.network_of(p_address inet) returns inet
language sql immutable parallel safe
as $$
  select case family(p_address) when 6 then network(set_masklen(p_address, 64))::inet
    else p_address end
$$;

-- The player accounts that are an operator's own: those that proved the operator's address, and
-- those that proved a contact of such an account, at any brand. Anyone can type a contact: one that
-- no code proved says nothing.
create or replace view casework.own_account as
select c.operator_id, k.player_id
from casework.operator_contact c
join player.contact_key_view k
  on k.brand = c.brand and k.kind = c.kind and k.digest = c.digest
where k.is_proved;

-- In whose accounts a browser was in the last half year, among operators.
create or replace function casework.operators_in(p_device_hash bytea) returns bigint
language sql stable
as $$
  select count(distinct a.operator_id)
  from session.device_view d
  join casework.own_account a on a.player_id = d.player_id
  where d.device_hash = p_device_hash and d.seen_at > lib.now() - interval '180 days'
$$;

-- The plans of the two checks are kept: a queue asks them of each case that it might give.

-- Whether a player is the operator, or was in a browser in which an account of the operator's own
-- was, both in the last half year. One in which three operators were is a shared one: anyone who
-- uses it would tie all who could decide.
create or replace function casework.shares_person(p_operator_id bigint, p_player_id bigint)
returns boolean
language sql stable
set plan_cache_mode = force_generic_plan
as $$
  select exists (
    select from casework.own_account a
    where a.operator_id = p_operator_id and a.player_id = p_player_id
  ) or exists (
    select from casework.own_account a
    join session.device_view o on o.player_id = a.player_id
    join session.device_view d on d.device_hash = o.device_hash
    where a.operator_id = p_operator_id and d.player_id = p_player_id
      and o.seen_at > lib.now() - interval '180 days'
      and d.seen_at > lib.now() - interval '180 days'
      and casework.operators_in(o.device_hash) < 3
  )
$$;

-- Whether an operator came from a network from which the player came too, both in the last thirty
-- days. One that three operators used is where they work or their VPN: it says nothing of one of
-- them, and a player who comes there once would tie all who could decide.
create or replace function casework.shares_network(p_operator_id bigint, p_player_id bigint)
returns boolean
language sql stable
set plan_cache_mode = force_generic_plan
as $$
  select exists (
    select from operator.address_view o
    join session.sign_in_view s on casework.network_of(s.address) = casework.network_of(o.address)
    where o.operator_id = p_operator_id and s.player_id = p_player_id
      and o.created_at > lib.now() - interval '30 days' and s.active_at > lib.now() - interval '30 days'
      and casework.is_public_address(s.address)
      and 3 > (
        select count(distinct a.operator_id) from operator.address_view a
        where casework.network_of(a.address) = casework.network_of(o.address)
          and a.created_at > lib.now() - interval '30 days')
  )
$$;

-- Whether an operator has to do with a player: by a contact, a browser or a network.
create or replace function casework.is_tied(p_operator_id bigint, p_player_id bigint) returns boolean
language sql stable
as $$
  select casework.shares_person(p_operator_id, p_player_id)
    or casework.shares_network(p_operator_id, p_player_id)
$$;

-- Those of many players with whom an operator has to do, by the same ties: the operator's own browsers
-- and networks are read once.
create or replace function casework.tied_among(p_operator_id bigint, p_player_ids bigint[])
returns setof bigint
language sql stable
as $$
  with own as materialized (
    select player_id from casework.own_account where operator_id = p_operator_id
  ), browser as materialized (
    select distinct o.device_hash
    from own join session.device_view o on o.player_id = own.player_id
    where o.seen_at > lib.now() - interval '180 days'
      and casework.operators_in(o.device_hash) < 3
  ), network as materialized (
    select casework.network_of(a.address) as network
    from operator.address_view a
    where a.created_at > lib.now() - interval '30 days' and casework.is_public_address(a.address)
    group by 1
    having count(distinct a.operator_id) < 3 and bool_or(a.operator_id = p_operator_id)
  )
  select distinct p.id
  from unnest(p_player_ids) p (id)
  where p.id in (select player_id from own)
    or exists (
      select from session.device_view d
      where d.player_id = p.id and d.seen_at > lib.now() - interval '180 days'
        and d.device_hash in (select device_hash from browser)
    )
    or exists (
      select from session.sign_in_view s
      where s.player_id = p.id and s.active_at > lib.now() - interval '30 days'
        and casework.is_public_address(s.address)
        and casework.network_of(s.address) in (select network from network)
    )
$$;

-- Those who have to do with a player, when a case of the player is opened.
create or replace function casework.tied_to(p_player_id bigint) returns bigint[]
language sql stable
as $$
  select coalesce(array_agg(o.id order by o.id), '{}')
  from operator.operator_view o
  where p_player_id is not null and casework.is_tied(o.id, p_player_id)
$$;
