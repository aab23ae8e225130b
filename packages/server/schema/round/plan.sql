-- Decides every command by what is there now; nothing is written. A command without its token is left out.
create or replace function round.plan(
  p_player bigint[], p_main bigint[], p_token bytea[], p_kind round.kind[], p_external text[], p_of text[],
  p_round text[], p_closes boolean[], p_game text[], p_currency text[], p_amount bigint[], p_free boolean[],
  p_promo boolean[], p_hash uuid[], p_outcome jsonb[], p_late boolean[], p_now timestamptz,
  p_since timestamptz, p_of_since timestamptz
) returns round.planned[]
language plpgsql
as $$
declare
  -- Months ahead are searched only where a clock may have run.
  p_until constant timestamptz := p_now + interval '1 day';
  -- A few rows, read once a batch and not once a bet.
  v_brands_closed constant text[] := array(
    select code from brand.brand where maintenance and (maintenance_end is null or maintenance_end > p_now)
  );
  v_vendors_off constant text[] := array(select code from gateway.profile_view where not enabled);
  v_plan round.planned[];
begin
  -- "offset 0" keeps a part apart, so that what it finds is worked out once; a materialized one would also
  -- be written down.
  with bound as (
    select c.*, t.vendor_id, v.name as vendor, t.brand, t.currency as wallet_currency, t.wallet, t.mode,
      t.settles_once, t.free_id, t.wagers_id, t.settle_id, t.sign_in_id,
      t.ended_at is not null or t.last_bet_at < p_now - interval '24 hours' as ended,
      t.last_bet_at < p_now - interval '1 minute' as wakes_token
    from unnest(p_player, p_main, p_token, p_kind, p_external, p_of, p_round, p_closes, p_game, p_currency,
      p_amount, p_free, p_promo, p_hash, p_outcome, p_late) with ordinality
      c(player, main, token, kind, external, of, round, closes, game, currency, amount, free, promo, hash, outcome,
        late, n)
    join round.play_token t on t.hash = c.token and t.player_id = c.player and t.main_id = c.main
    join ledger.namespace v on v.id = t.vendor_id
  ), found as (
    select c.*, u.pockets, x.pockets as reach, w.balances, w.total, u.debt_id, coalesce(d.debt, 0) as debt,
      f.kind as of_kind, f.created_at as of_at, f.of_external_id as of_bet,
      coalesce(f.account_id, u.pockets[1]) as of_account,
      coalesce(f.legs, case when f.amount > 0 then array[f.account_id, f.amount] end) as of_legs,
      f.reversed_by is not null as of_reversed,
      case c.kind when 'bet' then o.id else f.round_id end as round_id,
      g.id as game_id, g.version as game_version, g.category, k.balance_after as known_balance,
      k.round_id as known_round,
      case when s.active_at < p_now - interval '30 seconds' then s.id end as wakes_sign_in,
      case
        when c.late then 'again'
        when k.kind = 'tombstone' and c.kind <> 'rollback' then 'rolled_back'
        when k.player_id = c.player and k.request_hash = c.hash then 'repeat'
        when k.kind is not null then 'duplicate'
        when c.currency <> c.wallet_currency then 'wrong_currency'
        when c.kind = 'bet' then case
          when c.vendor = any (v_vendors_off) then 'vendor_disabled'
          when c.ended or s.ended_at is not null or s.active_at < p_now - interval '15 minutes'
            then 'token_expired'
          when c.brand = any (v_brands_closed) or exists (
            select from compliance.player_state_view q
            where q.player_id = c.player and q.state <> 'active' and (q.until is null or q.until > p_now)
          ) then 'player_disabled'
          when g.id is null or not g.enabled then 'game_unknown'
          when c.amount > (g.limits -> c.wallet_currency ->> 'max')::bigint then 'limit_exceeded'
          when o.currency <> c.wallet_currency then 'wrong_currency'
          when o.status = 'closed' then 'round_closed'
          when c.amount > w.total and not c.free then 'insufficient'
          else 'ok' end
        when c.kind = 'win' then case
          when f.player_id is distinct from c.player or f.kind not in ('bet', 'tombstone') then 'bet_unknown'
          when f.kind = 'tombstone' or f.reversed_by is not null then 'rolled_back'
          when c.settles_once and f.settled_by is not null then 'duplicate'
          -- Nobody has nine billion billion; a sum of it would not fit.
          when w.total > 9000000000000000000 - c.amount then 'limit_exceeded'
          else 'ok' end
        when c.of = c.external then 'bet_unknown'
        when f.kind is null or f.kind = 'tombstone' then 'ok'
        when f.player_id <> c.player or f.kind = 'rollback' then 'bet_unknown'
        else 'ok'
      end::round.answer as answer
    from bound c
    left join lateral (
      select e.id, e.enabled, e.version, e.limits, e.game_type as category from catalogue.game e
      where c.kind <> 'rollback' and e.vendor_code = c.vendor and e.code = c.game limit 1
    ) g on true
    left join lateral (
      select e.id, e.status, e.currency from round.round e
      where c.kind = 'bet' and e.vendor_id = c.vendor_id and e.player_id = c.player
        and e.external_id = c.round limit 1
    ) o on true
    left join lateral (
      select e.kind, e.player_id, e.request_hash, e.balance_after, e.round_id from round.movement e
      where e.vendor_id = c.vendor_id and e.external_id = c.external
        and e.created_at >= p_since and e.created_at < p_until
      limit 1
    ) k on true
    left join session.sign_in s on c.kind = 'bet' and s.id = c.sign_in_id
    left join lateral (
      select e.* from round.movement e
      where c.of is not null and e.vendor_id = c.vendor_id and e.external_id = c.of
        and e.created_at >= p_of_since and e.created_at < p_until
      -- Where a key stands in two months, the player's own and the latest is meant.
      order by (e.player_id = c.player) desc, e.created_at desc limit 1
    ) f on true
    join wallet.spend_order u on u.player_id = c.player and u.currency = c.wallet_currency
      and u.wallet = coalesce(c.wallet, '')
    -- A win that is taken back is looked for where it was paid, which may be outside this token's wallet.
    cross join lateral (
      select case when c.kind = 'rollback' and f.kind = 'win' then u.pockets || array(
          select l.account_id from round.legs(coalesce(f.legs, array[f.account_id, f.amount])) l
          where l.account_id <> all (u.pockets || u.debt_id) order by l.place
        ) else u.pockets end as pockets
    ) x
    cross join lateral (
      select array_agg(a.balance order by o.place) as balances,
        (sum(a.balance) filter (where o.place <= cardinality(u.pockets)))::bigint as total
      from unnest(x.pockets) with ordinality o(id, place) join ledger.account a on a.id = o.id
    ) w
    left join lateral (
      select -a.balance as debt from ledger.account a where c.kind = 'win' and a.id = u.debt_id limit 1
    ) d on true
    offset 0
  ), moved as (
    select d.*, case
        when d.answer <> 'ok' then null
        when d.kind = 'bet' then case when not d.free then round.spend(d.pockets, d.balances, d.amount) end
        when d.kind = 'win' then round.credit(d.of_legs, d.of_account, d.amount, d.debt_id, d.debt)
        when d.of_kind = 'bet' and not d.of_reversed then d.of_legs
        when d.of_kind = 'win' and not d.of_reversed
          then round.take_back(d.of_legs, d.reach, d.balances, d.debt_id)
      end as legs,
      d.kind = 'bet' or d.kind = 'rollback' and d.of_kind = 'win' as outgoing
    from found d
    offset 0
  )
  select array_agg(row(m.n::integer, m.answer, m.kind, m.player, m.token, m.vendor_id, m.external, m.of, m.hash,
    m.closes, m.outcome, round.total(m.legs), m.legs, m.outgoing,
    -- What was paid by the vendor itself goes back to where it came from.
    case when m.kind = 'rollback' and m.of_kind = 'win' then coalesce((
        select e.source_id from ledger.transfer e
        where e.namespace_id = m.vendor_id and e.reference = m.of
          and e.created_at >= p_of_since and e.created_at < p_until limit 1
      ), m.wagers_id)
      when m.promo and m.kind = 'win' then m.settle_id else m.wagers_id end,
    case when m.kind = 'bet' and m.free then coalesce(m.free_id, m.pockets[1]) else m.pockets[1] end, m.total,
    case when m.answer = 'repeat' then m.known_balance
      when m.outgoing then m.total - round.total(m.legs, m.pockets)
      else m.total + round.total(m.legs, m.pockets) end,
    case when not (m.kind = 'rollback' and m.of_reversed) then m.of_kind end,
    m.of_at, m.of_bet, m.settles_once,
    case when m.answer = 'repeat' then m.known_round
      when m.answer = 'ok' and m.kind = 'bet' and m.round_id is null
        then nextval('round.round_id_seq') else m.round_id end,
    m.kind = 'bet' and m.round_id is null, m.round, m.game_id, m.game_version, m.brand, m.wallet_currency,
    m.mode, m.kind = 'bet' and m.wakes_token, m.wakes_sign_in, m.category,
    case when m.promo and m.kind = 'win' then true end)::round.planned)
  into v_plan
  from moved m;
  return v_plan;
end $$;
