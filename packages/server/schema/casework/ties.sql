-- Whether an address says who uses it: one of a private network may be anyone's, or a proxy's.
create or replace function casework.is_public_address(p_address inet) returns boolean
language sql immutable parallel safe
as $$
  select not p_address <<= any (array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16',
    '100.64.0.0/10', '169.254.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[])
$$;

-- Whether an operator used an address from which the player came too, both in the last thirty days.
create or replace function casework.is_tied(p_operator_id bigint, p_player_id bigint) returns boolean
language sql stable
as $$
  select exists (
    select from operator.address_view o
    join session.sign_in_view s on s.address = o.address
    where o.operator_id = p_operator_id and s.player_id = p_player_id
      and o.created_at > lib.now() - interval '30 days' and s.active_at > lib.now() - interval '30 days'
      and casework.is_public_address(s.address)
  )
$$;

-- Those who share an address with a player, when a case of the player is opened.
create or replace function casework.tied_to(p_player_id bigint) returns bigint[]
language sql stable
as $$
  select coalesce(array_agg(o.id order by o.id), '{}')
  from operator.operator_view o
  where p_player_id is not null and casework.is_tied(o.id, p_player_id)
$$;
