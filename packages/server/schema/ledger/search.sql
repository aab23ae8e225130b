-- The transfers of players under a reference, in months whose keys still count: one a command and
-- player, the newest first.
create or replace function ledger.search_reference(p_reference text, p_since timestamptz, p_most integer)
returns table (namespace text, reference text, reason text, player_id bigint, amount bigint, currency text,
  created_at timestamptz)
language sql stable rows 5
as $$
  select distinct on (t.created_at, n.id, a.player_id)
    n.name, t.reference, t.reason, a.player_id, t.amount, a.currency, t.created_at
  from ledger.namespace n
  cross join lateral (
    select t.* from ledger.transfer t
    where t.namespace_id = n.id and t.reference = p_reference and t.created_at >= p_since
    order by t.leg
    limit 20
  ) t
  join ledger.account a on a.id in (t.source_id, t.target_id) and a.player_id is not null
  order by t.created_at desc, n.id, a.player_id, t.leg
  limit p_most
$$;
