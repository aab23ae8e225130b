-- The yardstick of the whole path: a bet with all checks and rows of round.play, one call and one
-- commit, in plain statements as an expert writes them without batches.
create function bench.play_bet(
  p_player bigint, p_token bytea, p_external text, p_round text, p_closes boolean, p_game text,
  p_currency text, p_amount bigint, p_hash uuid,
  out answer round.answer, out balance bigint, out round_id bigint
)
language plpgsql
as $$
declare
  v_now timestamptz := lib.now();
  v_since timestamptz;
  c record;
  v_known round.movement;
  v_round_status round.status;
  v_balances bigint[] := '{}';
  v_legs bigint[] := '{}';
  v_total bigint := 0;
  v_left bigint := p_amount;
  v_part bigint;
  v_leg integer := 0;
  p record;
begin
  -- Who plays, what, and whether they may.
  select t.vendor_id, t.brand, t.currency, t.mode, t.main_id, t.wagers_id, t.sign_in_id, t.root_created_at,
    t.last_bet_at, t.ended_at is not null or t.last_bet_at < v_now - interval '24 hours'
      or s.ended_at is not null or s.active_at < v_now - interval '15 minutes' as ended,
    s.active_at, b.maintenance and (b.maintenance_end is null or b.maintenance_end > v_now) as closed,
    q.state is not null and q.state <> 'active' and (q.until is null or q.until > v_now) as barred,
    u.pockets, g.id as game_id, g.enabled as game_enabled, g.version, (g.limits -> t.currency ->> 'max')::bigint as most
  into c
  from round.play_token t
  join ledger.namespace n on n.id = t.vendor_id
  join brand.brand b on b.code = t.brand
  join wallet.spend_order u on u.player_id = t.player_id and u.currency = t.currency
    and u.wallet = coalesce(t.wallet, '')
  left join session.sign_in s on s.id = t.sign_in_id
  left join compliance.player_state q on q.player_id = t.player_id
  left join catalogue.game g on g.vendor_code = n.name and g.code = p_game
  where t.hash = p_token and t.player_id = p_player;
  if not found then answer := 'token_unknown'; return; end if;

  -- The pockets in their order; their locks serialise this player's bets.
  for p in
    select a.balance from unnest(c.pockets) with ordinality k(id, place) join ledger.account a on a.id = k.id
    order by k.place for no key update of a
  loop
    v_balances := v_balances || p.balance;
    v_total := v_total + p.balance;
  end loop;

  v_since := date_trunc('month', c.root_created_at at time zone 'UTC') at time zone 'UTC';
  select * into v_known from round.movement m
  where m.vendor_id = c.vendor_id and m.external_id = p_external
    and m.created_at >= v_since and m.created_at <= v_now;
  if found then
    answer := case when v_known.kind = 'tombstone' then 'rolled_back'
      when v_known.player_id = p_player and v_known.request_hash = p_hash then 'repeat'
      else 'duplicate' end;
    balance := v_known.balance_after;
    round_id := v_known.round_id;
    return;
  end if;

  select r.id, r.status into round_id, v_round_status from round.round r
  where r.vendor_id = c.vendor_id and r.player_id = p_player and r.external_id = p_round;

  answer := case
    when p_currency <> c.currency then 'wrong_currency'
    when c.ended then 'token_expired'
    when c.closed or c.barred then 'player_disabled'
    when c.game_id is null or not c.game_enabled then 'game_unknown'
    when p_amount > c.most then 'limit_exceeded'
    when v_round_status = 'closed' then 'round_closed'
    when p_amount > v_total then 'insufficient'
    else 'ok' end;
  balance := v_total;
  if answer <> 'ok' then return; end if;
  balance := v_total - p_amount;

  if round_id is null then
    insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after, opened_at,
      last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency, game_version, external_id)
    values (p_player, c.game_id, p_amount, 0, v_total, balance, v_now, v_now,
      case when p_closes then v_now end, 1, c.vendor_id,
      case when p_closes then 'closed' else 'open' end::round.status, c.mode, c.brand, c.currency,
      c.version, p_round)
    returning id into round_id;
  else
    update round.round r
    set stake = r.stake + p_amount, live_bets = r.live_bets + 1, last_at = v_now,
      balance_after = play_bet.balance,
      status = case when p_closes then 'closed' else 'open' end::round.status,
      closed_at = case when p_closes then coalesce(r.closed_at, v_now) end
    where r.id = play_bet.round_id;
  end if;

  for i in 1 .. cardinality(c.pockets) loop
    v_part := least(v_balances[i], v_left);
    continue when v_part <= 0;
    with spent as (
      update ledger.account a set balance = a.balance - v_part, seq = a.seq + 1
      where a.id = c.pockets[i]
      returning a.balance, a.seq
    )
    insert into ledger.transfer (source_id, target_id, amount, source_balance, subject_id, created_at,
      source_seq, namespace_id, leg, reference, reason)
    select c.pockets[i], c.wagers_id, v_part, spent.balance, play_bet.round_id, v_now, spent.seq,
      c.vendor_id, chr(48 + v_leg)::"char", p_external, 'bet'
    from spent;
    v_legs := v_legs || array[c.pockets[i], v_part];
    v_left := v_left - v_part;
    v_leg := v_leg + 1;
  end loop;

  insert into round.movement (round_id, player_id, account_id, amount, balance_after, created_at, kind,
    vendor_id, request_hash, external_id, legs)
  values (round_id, p_player, coalesce(v_legs[1], c.main_id), p_amount, balance, v_now, 'bet', c.vendor_id,
    p_hash, p_external, case when cardinality(v_legs) > 2 then v_legs end);

  if c.last_bet_at < v_now - interval '1 minute' then
    update round.play_token set last_bet_at = v_now where hash = p_token;
  end if;
  if c.active_at < v_now - interval '30 seconds' then
    update session.sign_in set active_at = v_now where id = c.sign_in_id and ended_at is null;
  end if;
end $$;
