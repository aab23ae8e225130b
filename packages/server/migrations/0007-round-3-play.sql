-- Bets, wins and rollbacks of many players in one statement and one commit, each with its own answer. The
-- arrays are parallel and led by the player, so that a batch can be split over shards. What is decided goes
-- in waves: one command of each player and of each key, then the next of those that have one more.

create type round.answer as enum (
  'ok', 'repeat', 'again', 'duplicate', 'token_unknown', 'token_expired', 'vendor_disabled', 'player_disabled',
  'game_unknown',
  'wrong_currency', 'limit_exceeded', 'round_closed', 'insufficient', 'bet_unknown', 'rolled_back'
);

-- A command with all that was found for it. of_… is the movement it refers to; amount is what moves; legs
-- are pairs of the player's account and its part; outgoing says that they lose it; wakes_… is what has to
-- hear of a bet, since it heard of none for a while.
create type round.planned as (
  n integer, answer round.answer, kind round.kind, player_id bigint, token_hash bytea, vendor_id smallint,
  external_id text, of_external_id text, request_hash uuid, closes boolean, outcome jsonb, amount bigint,
  legs bigint[], outgoing boolean, counter_id bigint, main_id bigint, balance_before bigint,
  balance_after bigint, of_kind round.kind, of_at timestamptz, of_bet text, settles_once boolean,
  round_id bigint, opens boolean, round_key text, game_id bigint, game_version text, brand text,
  currency text, mode round.mode, wakes_token boolean, wakes_sign_in bigint, category text, vendor_pays boolean
);

-- other_game: a win that names another game than its bet, or one that nobody knows.
create type round.answered as (
  n integer, answer round.answer, balance bigint, round_id bigint, other_game boolean
);

create function round.play(
  p_player bigint[], p_main bigint[], p_token bytea[], p_kind round.kind[], p_external text[], p_of text[],
  p_round text[], p_closes boolean[], p_game text[], p_currency text[], p_amount bigint[], p_free boolean[],
  p_promo boolean[], p_hash uuid[], p_outcome jsonb[], p_start timestamptz,
  -- Whoever is busy elsewhere is put off, and nobody waits for him.
  p_leaves_busy boolean default false
) returns setof round.answered
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_answers round.answered[];
  v_left integer[];
  v_before integer;
begin
  select array_agg(w order by w.n), array_agg(w.n order by w.n) filter (where w.answer = 'again')
  into v_answers, v_left
  from round.play_wave(p_player, p_main, p_token, p_kind, p_external, p_of, p_round, p_closes, p_game,
    p_currency, p_amount, p_free, p_promo, p_hash, p_outcome, p_start, p_leaves_busy) w;

  while v_left is not null and cardinality(v_left) is distinct from v_before loop
    return query select * from unnest(v_answers) a where a.answer <> 'again';
    v_before := cardinality(v_left);
    select array_agg(row(v_left[w.n], w.answer, w.balance, w.round_id, w.other_game)::round.answered order by w.n),
      array_agg(v_left[w.n] order by w.n) filter (where w.answer = 'again')
    into v_answers, v_left
    from (
      select array_agg(p_player[i] order by i) as player, array_agg(p_main[i] order by i) as main,
        array_agg(p_token[i] order by i) as token, array_agg(p_kind[i] order by i) as kind,
        array_agg(p_external[i] order by i) as external, array_agg(p_of[i] order by i) as of,
        array_agg(p_round[i] order by i) as round, array_agg(p_closes[i] order by i) as closes,
        array_agg(p_game[i] order by i) as game, array_agg(p_currency[i] order by i) as currency,
        array_agg(p_amount[i] order by i) as amount, array_agg(p_free[i] order by i) as free,
        array_agg(p_promo[i] order by i) as promo, array_agg(p_hash[i] order by i) as hash,
        array_agg(p_outcome[i] order by i) as outcome
      from unnest(v_left) i
    ) c,
    round.play_wave(c.player, c.main, c.token, c.kind, c.external, c.of, c.round, c.closes, c.game,
      c.currency, c.amount, c.free, c.promo, c.hash, c.outcome, p_start, p_leaves_busy) w;
  end loop;
  return query select * from unnest(v_answers);
end $$;

-- Whether a command must wait for the next wave: an earlier one of the batch is of the same player, or
-- names a key that it names. Null when none must, which is nearly always.
create function round.late(p_player bigint[], p_external text[], p_of text[]) returns boolean[]
language plpgsql
as $$
declare
  v_place integer[];
  v_key text[];
begin
  if cardinality(p_player) < 2 then return null; end if;
  select array_agg(k.place), array_agg(k.key) into v_place, v_key
  from (
    select n::integer as place, unnest(array['#' || player, external, nullif(of, external)]) as key
    from unnest(p_player, p_external, p_of) with ordinality r(player, external, of, n)
  ) k
  where k.key is not null;
  if (select count(*) from (select distinct key from unnest(v_key) key) d) = cardinality(v_key) then
    return null;
  end if;
  return (
    select array_agg(l.late order by l.place)
    from (
      select k.place, bool_or(f.place < k.place) as late
      from unnest(v_place, v_key) k(place, key)
      join (select key, min(place) as place from unnest(v_place, v_key) e(place, key) group by key) f
        on f.key = k.key
      group by k.place
    ) l
  );
end $$;

create function round.play_wave(
  p_player bigint[], p_main bigint[], p_token bytea[], p_kind round.kind[], p_external text[], p_of text[],
  p_round text[], p_closes boolean[], p_game text[], p_currency text[], p_amount bigint[], p_free boolean[],
  p_promo boolean[], p_hash uuid[], p_outcome jsonb[], p_start timestamptz, p_leaves_busy boolean
) returns setof round.answered
language plpgsql
as $$
declare
  v_held bigint[];
  v_late boolean[];
  v_now timestamptz;
  v_since timestamptz;
  v_of_since timestamptz;
  v_plan round.planned[];
  v_continues boolean;
  v_rolls_back boolean;
  v_settles boolean;
  v_wakes boolean;
  v_other_game bigint[];
begin
  -- A player's first pocket stands for all of them: everybody who takes several takes it first, since
  -- accounts lock in id order. What is read after that is what was committed before.
  v_late := round.late(p_player, p_external, p_of);
  if p_leaves_busy then
    v_held := ledger.lock_free_accounts(p_main);
    select array_agg(coalesce(v_late[c.n], false) or c.main <> all (v_held) order by c.n) into v_late
    from unnest(p_main) with ordinality c(main, n);
  else
    perform ledger.lock_accounts(p_main);
  end if;

  v_now := ledger.entry_time();
  if to_regclass('round.movement_' || to_char(v_now at time zone 'UTC', 'YYYY_MM')) is null then
    perform round.ensure_partitions();
  end if;
  v_since := round.look_since(p_external, p_token, v_now);
  -- What is referred to is not older than its token, or by as much as a vendor's 30 days for what is pending:
  -- a bet may have come with an older token than its win or rollback. A day more, as in p_until, for a clock
  -- that was set back.
  v_of_since := ledger.month_of(p_start - interval '1 day') - interval '31 days';

  v_plan := round.pay(round.plan(p_player, p_main, p_token, p_kind, p_external, p_of, p_round, p_closes, p_game,
    p_currency, p_amount, p_free, p_promo, p_hash, p_outcome, v_late, v_now, v_since, v_of_since));

  -- A statement costs as much as two bets even where it has nothing to do, so only those that have are begun.
  select bool_or(not p.opens), bool_or(p.kind = 'rollback'), bool_or(p.settles_once and p.kind <> 'bet'),
    bool_or(p.wakes_token or p.wakes_sign_in is not null)
  into v_continues, v_rolls_back, v_settles, v_wakes
  from unnest(v_plan) p where p.answer = 'ok';

  v_other_game := round.write_rounds(v_plan, v_now, v_continues);
  perform round.write_movements(v_plan, v_now, v_of_since, v_rolls_back, v_settles);

  if v_wakes then
    update round.play_token t set last_bet_at = v_now
    from unnest(v_plan) p
    where p.answer = 'ok' and p.wakes_token and t.hash = p.token_hash;

    perform session.note_bets(array_agg(p.wakes_sign_in), v_now)
    from unnest(v_plan) p
    where p.answer = 'ok' and p.wakes_sign_in is not null;
  end if;

  return query
  select r.n::integer, coalesce(p.answer, 'token_unknown'), p.balance_after, p.round_id,
    p.kind = 'win' and p.answer = 'ok' and p.round_id = any (v_other_game)
  from unnest(p_player) with ordinality r(player, n) left join unnest(v_plan) p on p.n = r.n
  order by r.n;
end $$;

-- Decides every command by what is there now; nothing is written. A command without its token is left out.
create function round.plan(
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
    join wallet.purse u on u.player_id = c.player and u.currency = c.wallet_currency
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

-- Moves the money of what was decided. A pocket that changed unseen between the locks puts its command off.
create function round.pay(p_plan round.planned[]) returns round.planned[]
language plpgsql
as $$
declare
  v_refused jsonb;
begin
  select jsonb_object_agg(f.n, f.answer) into v_refused
  from (
    select array_agg(p.n order by p.n, g.place) as n, array_agg(p.vendor_id order by p.n, g.place) as vendor,
      array_agg(p.external_id order by p.n, g.place) as reference,
      array_agg(chr(47 + g.place)::"char" order by p.n, g.place) as leg,
      array_agg(case when p.outgoing then g.account_id else p.counter_id end order by p.n, g.place) as source,
      array_agg(case when p.outgoing then p.counter_id else g.account_id end order by p.n, g.place) as target,
      array_agg(g.amount order by p.n, g.place) as amount,
      array_agg(p.kind::text order by p.n, g.place) as reason,
      array_agg(p.round_id order by p.n, g.place) as subject
    from unnest(p_plan) p cross join lateral round.legs(p.legs) g
    where p.answer = 'ok'
  ) b
  -- Whose key has no movement has no transfer either, so the ledger need not look for it again.
  cross join lateral ledger.post(b.vendor, b.reference, b.leg, b.source, b.target, b.amount, b.reason,
    b.subject, 'infinity') a
  cross join lateral (
    select b.n[a.n] as n,
      case when a.answer in ('insufficient', 'again') then 'again'
        when a.answer = 'out_of_range' then 'limit_exceeded'
        when a.answer = 'currency_mismatch' then 'wrong_currency'
        else 'duplicate' end as answer
  ) f
  where a.answer <> 'done';

  if v_refused is null then return p_plan; end if;
  return (
    select array_agg(case when v_refused ? p.n::text
      then jsonb_populate_record(p, jsonb_build_object('answer', v_refused ->> p.n::text)) else p end)
    from unnest(p_plan) p
  );
end $$;
