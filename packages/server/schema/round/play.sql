create or replace function round.play(
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
create or replace function round.late(p_player bigint[], p_external text[], p_of text[]) returns boolean[]
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

create or replace function round.play_wave(
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
