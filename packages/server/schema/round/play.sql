-- Bets, wins and rollbacks of many players in one statement and one commit, each with its own
-- answer. The arrays are parallel and ordered by player, so that a batch can be split over shards.
-- Commands are decided in waves: one command of each player and of each key, then the next of those
-- that have more. A player whose accounts are locked may be postponed (p_leaves_busy); then no
-- other waits for them. After p_latest nothing is done: a statement that reached the server late, whose
-- sender gave it up, must not overtake what was answered meanwhile. It is asked by the machine's own
-- clock while the players are locked, so what others answered to them came before.
create or replace function round.play_2(
  p_player bigint[], p_main bigint[], p_token bytea[], p_kind round.kind[], p_external text[], p_of text[],
  p_round text[], p_closes boolean[], p_game text[], p_currency text[], p_amount bigint[], p_free boolean[],
  p_promo boolean[], p_hash uuid[], p_outcome jsonb[], p_start timestamptz, p_leaves_busy boolean, p_latest timestamptz
) returns setof round.answered
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_commands constant round.command[] := array(
    select row(c.n, c.player, c.main, c.token, c.kind, c.external, c.of, c.round, c.closes, c.game, c.currency,
      c.amount, c.free, c.promo, c.hash, c.outcome)::round.command
    from unnest(p_player, p_main, p_token, p_kind, p_external, p_of, p_round, p_closes, p_game, p_currency,
      p_amount, p_free, p_promo, p_hash, p_outcome) with ordinality
      c(player, main, token, kind, external, of, round, closes, game, currency, amount, free, promo, hash,
        outcome, n)
  );
  v_wave round.command[] := v_commands;
  v_answers round.answered[];
  v_left integer[];
  v_before integer;
begin
  loop
    select array_agg(w), array_agg(w.n) filter (where w.answer = 'again') into v_answers, v_left
    from round.play_wave(v_wave, p_start, p_leaves_busy) w;
    if clock_timestamp() > p_latest then
      raise exception 'the batch came after %', p_latest
        using errcode = 'query_canceled', constraint = 'in_time';
    end if;
    exit when v_left is null or cardinality(v_left) = v_before;
    return query select * from unnest(v_answers) a where a.answer <> 'again';
    v_before := cardinality(v_left);
    v_wave := array(select c from unnest(v_commands) c where c.n = any (v_left) order by c.n);
  end loop;
  return query select * from unnest(v_answers);
end $$;

-- The commands that must wait for the next wave: an earlier one of the batch is of the same player,
-- or names a key that they name. Null when none must, which is nearly always.
create or replace function round.waiting(p_commands round.command[]) returns integer[]
language plpgsql
as $$
declare
  v_place integer[];
  v_key text[];
begin
  if cardinality(p_commands) < 2 then return null; end if;
  select array_agg(k.place), array_agg(k.key) into v_place, v_key
  from (
    select c.n as place,
      unnest(array['#' || c.player_id, c.external_id, nullif(c.of_external_id, c.external_id)]) as key
    from unnest(p_commands) c
  ) k
  where k.key is not null;
  if (select count(*) from (select distinct key from unnest(v_key) key) d) = cardinality(v_key) then
    return null;
  end if;
  return (
    select array_agg(distinct k.place)
    from unnest(v_place, v_key) k(place, key)
    join (select key, min(place) as place from unnest(v_place, v_key) e(place, key) group by key) f
      on f.key = k.key
    where f.place < k.place
  );
end $$;

-- One wave: locks, plan, money and rows.
create or replace function round.play_wave(p_commands round.command[], p_start timestamptz, p_leaves_busy boolean)
returns setof round.answered
language plpgsql
as $$
declare
  v_waiting integer[] := round.waiting(p_commands);
  v_n integer[];
  v_main bigint[];
  v_keys text[];
  v_tokens bytea[];
  v_held bigint[];
  v_now timestamptz;
  v_since timestamptz;
  v_of_since constant timestamptz := ledger.month_of(p_start - lib.clock_margin()) - round.pending_time();
  v_plan round.planned[];
  v_continues boolean;
  v_rolls_back boolean;
  v_settles boolean;
  v_wakes boolean;
  v_counts boolean;
  v_other_game bigint[];
begin
  select array_agg(c.n), array_agg(c.main_id), array_agg(c.external_id), array_agg(c.token_hash)
  into v_n, v_main, v_keys, v_tokens
  from unnest(p_commands) c;
  -- A player's first pocket stands for all of them: a transaction that locks several takes it
  -- first, since accounts lock in id order. Rows that are read after that are those that were
  -- committed before.
  if p_leaves_busy then
    v_held := ledger.lock_free_accounts(v_main);
    v_waiting := v_waiting || array(select c.n from unnest(v_n, v_main) c(n, main) where c.main <> all (v_held));
  else
    perform ledger.lock_accounts(v_main);
  end if;
  v_now := ledger.entry_time();
  if to_regclass('round.movement_' || to_char(v_now at time zone 'UTC', 'YYYY_MM')) is null then
    perform round.ensure_partitions();
  end if;
  v_since := round.look_since(v_keys, v_tokens, v_now);

  v_plan := round.pay(round.plan(p_commands, v_waiting, v_now, v_since, v_of_since));

  -- A statement costs as much as two bets even without rows, so only the needed ones run.
  select bool_or(not p.opens), bool_or(p.kind = 'rollback'), bool_or(p.settles_once and p.kind <> 'bet'),
    bool_or(p.wakes_token or p.wakes_sign_in is not null), bool_or(p.counts_play and p.mode = 'real')
  into v_continues, v_rolls_back, v_settles, v_wakes, v_counts
  from unnest(v_plan) p where p.answer = 'ok';
  v_other_game := round.write_rounds(v_plan, v_now, v_continues);
  perform round.write_movements(v_plan, v_now, v_of_since, v_rolls_back, v_settles);
  if v_wakes then perform round.note_bets(v_plan, v_now); end if;
  if v_counts then perform round.count_play(v_plan, v_now); end if;

  return query
  select c.n, coalesce(p.answer, 'token_unknown'), p.balance_after, p.round_id,
    p.kind = 'win' and p.answer = 'ok' and p.round_id = any (v_other_game)
  from unnest(v_n) c(n) left join unnest(v_plan) p on p.n = c.n
  order by c.n;
end $$;
