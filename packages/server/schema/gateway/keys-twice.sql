-- Keys of this time that are in an older month too. The insert cannot see it, since a key's unique
-- index is of its month; vendors may repeat a key for four. A key that was rolled back since is
-- harmless.
create or replace function gateway.keys_twice(p_vendor text, p_from timestamptz, p_to timestamptz)
returns table (key text, player text, ours jsonb, theirs jsonb)
language sql stable
as $$
  select t.reference, coalesce(a.player_id, b.player_id)::text,
    jsonb_build_object('at', t.created_at, 'reason', t.reason, 'round', t.subject_id,
      'amount', trim_scale(t.amount * 0.000001)::text),
    jsonb_build_object('at', e.created_at, 'reason', e.reason, 'round', e.subject_id,
      'amount', trim_scale(e.amount * 0.000001)::text)
  from ledger.namespace n
  join ledger.transfer t on t.namespace_id = n.id and t.leg = '0'
    and t.created_at >= p_from and t.created_at < p_to
  join ledger.transfer e on e.namespace_id = n.id and e.reference = t.reference and e.leg = '0'
    and e.created_at < date_trunc('month', p_from at time zone 'UTC') at time zone 'UTC'
    and e.created_at >= date_trunc('month', p_from at time zone 'UTC') at time zone 'UTC' - interval '4 months'
  join ledger.account a on a.id = t.source_id
  join ledger.account b on b.id = t.target_id
  where n.name = p_vendor
    and not exists (
      select from round.movement m
      where m.vendor_id = n.id and m.external_id = t.reference and m.reversed_by is not null
    )
$$;
