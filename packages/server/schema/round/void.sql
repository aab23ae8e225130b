-- A round is voided: what stands of it is reversed, stakes first, each movement by a rollback of its
-- own, as a vendor's would be. All that reads rollbacks (the feed, the limits, the boards) so follows.

-- What stands of a round, the stakes first.
create or replace function round.standing(p_round round.round) returns setof round.movement
language sql stable
as $$
  select m.* from round.movement m
  where m.round_id = p_round.id and m.created_at >= p_round.opened_at - lib.clock_margin()
    and m.kind in ('bet', 'win') and m.reversed_by is null
  order by m.kind, m.created_at, m.external_id
$$;

-- How many bets a round ever had, also those that were rolled back: another one is seen by the number,
-- whatever a clock says.
create or replace function round.bets_of(p_round round.round) returns integer
language sql stable
as $$
  select count(*)::integer from round.movement m
  where m.round_id = p_round.id and m.created_at >= p_round.opened_at - lib.clock_margin()
    and m.kind = 'bet'
$$;

-- The player's side of a movement; nothing moved for a free bet.
create or replace function round.own_legs(p_of round.movement) returns bigint[]
language sql immutable parallel safe
as $$
  select coalesce(p_of.legs, case when p_of.amount > 0 then array[p_of.account_id, p_of.amount] end)
$$;

-- What a void would move, by wallet: a stake comes back, a payout goes.
create or replace function round.void_moves(p_round bigint) returns table (pocket text, amount bigint)
language sql stable
as $$
  select regexp_replace(a.path, '^player:[0-9]+:', ''),
    sum(case when m.kind = 'bet' then l.amount else -l.amount end)::bigint
  from round.round r
  cross join lateral round.standing(r) m
  cross join lateral round.legs(round.own_legs(m)) l
  join ledger.account a on a.id = l.account_id
  where r.id = p_round
  group by a.path
  having sum(case when m.kind = 'bet' then l.amount else -l.amount end) <> 0
  order by a.path
$$;

-- The account of the house or the vendor on the other side of a movement.
create or replace function round.counter_of(p_of round.movement) returns bigint
language sql stable
as $$
  select case when p_of.kind = 'bet' then t.target_id else t.source_id end
  from ledger.transfer t
  where t.namespace_id = p_of.vendor_id and t.reference = p_of.external_id
    and t.created_at >= p_of.created_at - lib.clock_margin()
    and t.created_at < p_of.created_at + lib.clock_margin()
  limit 1
$$;

-- How the reversal of a movement is written. What a wallet cannot return comes from the cash, and
-- what that cannot becomes a debt, as in a vendor's rollback; the caller refuses a new debt.
create or replace function round.plan_void(
  p_round round.round, p_of round.movement, p_key text
) returns round.planned
language plpgsql
as $$
declare
  v_spend wallet.spend_order;
  v_pockets record;
  v_plan round.planned;
begin
  select * into v_spend from wallet.spend_order s
  where s.player_id = p_round.player_id and s.currency = p_round.currency and s.wallet = '';
  select * into v_pockets from round.pockets(v_spend.pockets, case when p_of.kind = 'win'
    then round.elsewhere(round.own_legs(p_of), v_spend.pockets || v_spend.debt_id) end);
  v_plan.n := 1; v_plan.answer := 'ok'; v_plan.kind := 'rollback'; v_plan.opens := false;
  v_plan.closes := false; v_plan.settles_once := false; v_plan.round_id := p_round.id;
  v_plan.player_id := p_round.player_id; v_plan.vendor_id := p_of.vendor_id;
  v_plan.external_id := p_key; v_plan.of_external_id := p_of.external_id;
  v_plan.of_kind := p_of.kind; v_plan.of_at := p_of.created_at;
  v_plan.brand := p_round.brand; v_plan.currency := p_round.currency; v_plan.mode := p_round.mode;
  v_plan.main_id := v_spend.pockets[1]; v_plan.counter_id := round.counter_of(p_of);
  v_plan.outgoing := p_of.kind = 'win';
  v_plan.legs := case when v_plan.outgoing
    then round.take_back(round.own_legs(p_of), v_pockets.reach, v_pockets.balances, v_spend.debt_id)
    else round.own_legs(p_of) end;
  v_plan.amount := round.total(v_plan.legs);
  v_plan.balance_after := v_pockets.total
    + case when v_plan.outgoing then -1 else 1 end * round.total(v_plan.legs, v_spend.pockets);
  v_plan.counts_play := (select s.counts_play from compliance.standing(p_round.player_id) s);
  return v_plan;
end $$;

-- Moves the money of one reversal and writes its rows. Returns what the player could not return:
-- a debt that the payout itself had paid may come back.
create or replace function round.reverse_movement(
  p_round round.round, p_of round.movement, p_key text, p_now timestamptz
) returns bigint
language plpgsql
as $$
declare
  v_plan constant round.planned := round.plan_void(p_round, p_of, p_key);
  v_debt constant bigint[] := array(
    select a.id from round.legs(v_plan.legs) l join ledger.account a on a.id = l.account_id where a.kind = 'debt');
  v_answer ledger.answer;
begin
  if cardinality(v_plan.legs) > 0 then
    select p.answer into v_answer
    from (
      select array_agg(case when v_plan.outgoing then l.account_id else v_plan.counter_id end order by l.place) as source,
        array_agg(case when v_plan.outgoing then v_plan.counter_id else l.account_id end order by l.place) as target,
        array_agg(l.amount order by l.place) as amount
      from round.legs(v_plan.legs) l
    ) g
    cross join lateral ledger.post_legs(v_plan.vendor_id, p_key, g.source, g.target, g.amount, 'void',
      v_plan.round_id, 'infinity') p;
    if v_answer <> 'done' then
      raise exception 'the ledger answers % to the void of round %', v_answer, p_round.id;
    end if;
  end if;
  perform round.write_rounds(array[v_plan], p_now, true);
  perform round.write_movements(array[v_plan], p_now, p_of.created_at, true, false);
  if v_plan.counts_play and v_plan.mode = 'real' then perform round.count_play(array[v_plan], p_now); end if;
  return case when v_plan.outgoing
    then greatest(0, round.total(v_plan.legs, v_debt) - round.total(round.own_legs(p_of), v_debt)) else 0 end;
end $$;

-- Voids a round once, under the locks of its player. Returns the sum that the player's wallets do
-- not cover: unless it is 0 the caller takes all of it back. Null when nothing stands.
create or replace function round.void_round(p_round bigint) returns bigint
language plpgsql
as $$
declare
  v_round round.round;
  v_now timestamptz;
  v_standing round.movement[];
  v_of round.movement;
  v_n integer := 0;
  v_missing bigint := 0;
begin
  perform ledger.lock_player((select r.player_id from round.round r where r.id = p_round));
  select * into v_round from round.round r where r.id = p_round for no key update;
  v_standing := array(select m from round.standing(v_round) m);
  if v_round.voided_at is not null or v_standing = '{}' then return null; end if;
  v_now := ledger.entry_time();
  if to_regclass('round.movement_' || to_char(v_now at time zone 'UTC', 'YYYY_MM')) is null then
    perform round.ensure_partitions();
  end if;
  foreach v_of in array v_standing loop
    v_n := v_n + 1;
    v_missing := v_missing
      + round.reverse_movement(v_round, v_of, format('void:%s:%s', p_round, v_n), v_now);
  end loop;
  update round.round r
  set status = 'refunded', voided_at = v_now, last_at = v_now, closed_at = coalesce(r.closed_at, v_now)
  where r.id = p_round;
  return v_missing;
end $$;

-- Who voided a round and why is written once.
create or replace trigger append_only before update or delete on round.void
  for each row execute function ledger.refuse_change();
create or replace trigger append_only_truncate before truncate on round.void
  for each statement execute function ledger.refuse_change();
alter table round.void enable always trigger append_only;
alter table round.void enable always trigger append_only_truncate;

create or replace view round.void_view as
select round_id, reason, stake, payout, voided_at, proposer_id, decider_id from round.void;
