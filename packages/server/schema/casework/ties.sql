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

-- Whether an operator came from a network from which the player came too, both in the last thirty
-- days. One that three operators used is where they work or their VPN: it says nothing of one of
-- them, and a player who comes there once would tie all who could decide.
create or replace function casework.is_tied(p_operator_id bigint, p_player_id bigint) returns boolean
language sql stable
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

-- Those who share a network with a player, when a case of the player is opened.
create or replace function casework.tied_to(p_player_id bigint) returns bigint[]
language sql stable
as $$
  select coalesce(array_agg(o.id order by o.id), '{}')
  from operator.operator_view o
  where p_player_id is not null and casework.is_tied(o.id, p_player_id)
$$;
