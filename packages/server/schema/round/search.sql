-- The rounds of these brands that an operator names: by our number, the vendor's round, or the
-- vendor's key of a movement while keys count. The newest first.
create or replace function round.search_rounds(
  p_brands text[], p_id bigint, p_key text, p_now timestamptz, p_most integer
) returns table (id bigint, player_id bigint, brand text, vendor text, game_id bigint, external_id text, stake bigint,
  payout bigint, currency text, opened_at timestamptz)
language sql stable rows 5
as $$
  select r.id, r.player_id, r.brand, n.name, r.game_id, r.external_id, r.stake, r.payout, r.currency, r.opened_at
  from (
    select p_id as id where p_id is not null
    union
    (select r.id from round.round r where r.external_id = p_key and r.brand = any (p_brands) limit p_most)
    union
    select m.round_id
    from ledger.namespace n
    cross join lateral (
      select m.round_id from round.movement m
      where m.vendor_id = n.id and m.external_id = p_key and m.created_at >= round.keys_since(p_now)
      limit p_most
    ) m
  ) named
  join round.round r on r.id = named.id
  join ledger.namespace n on n.id = r.vendor_id
  where r.brand = any (p_brands)
  order by r.opened_at desc
  limit p_most
$$;
