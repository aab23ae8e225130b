-- The winners of rounds that moved in [p_from, p_to), at most fifty newest and fifty largest of each
-- brand. A round that paid more than was staked is a win; one that was rolled back since is none.
create or replace function round.winners_between(p_from timestamptz, p_to timestamptz)
returns setof round.winner
language sql stable
set enable_seqscan = off
as $$
  with moved as (
    select distinct m.round_id as id
    from round.movement m
    where m.created_at >= p_from and m.created_at < p_to and m.kind in ('win', 'rollback')
  ), won as (
    select r.id, r.brand, r.player_id, r.game_id, r.currency, r.stake, r.payout,
      coalesce(r.settled_at, r.closed_at) as at
    from moved join round.round r on r.id = moved.id
    where r.mode = 'real' and r.status = 'closed' and r.payout > r.stake
  ), placed as (
    select won.*, row_number() over (partition by brand order by at desc, id) as newness,
      row_number() over (partition by brand order by payout desc, id) as size
    from won
  )
  select id, brand, player_id, game_id, currency, stake, payout, at
  from placed
  where newness <= 50 or size <= 50
$$;

-- Keeps of each brand the fifty newest winners, and of each of its last 31 days the fifty largest.
create or replace function round.trim_winners() returns void
language sql
as $$
  with placed as (
    select w.round_id, w.at,
      row_number() over (partition by w.brand order by w.at desc, w.round_id) as newness,
      row_number() over (partition by w.brand, (w.at at time zone b.time_zone)::date
        order by w.payout desc, w.round_id) as size
    from round.winner w join brand.brand b on b.code = w.brand
  )
  delete from round.winner w using placed p
  where p.round_id = w.round_id and p.newness > 50
    and (p.size > 50 or p.at < lib.now() - interval '31 days')
$$;

-- Reads the movements since the mark, an hour at most, and returns the rounds that are new on the
-- boards. A movement is committed within a second of its time (the longest statement of a bet), so
-- that three seconds more miss none.
create or replace function round.note_winners() returns setof bigint
language plpgsql
set enable_seqscan = off
as $$
declare
  v_mark timestamptz;
  v_to timestamptz;
  v_new bigint[];
begin
  select upto into v_mark from round.winner_mark for update skip locked;
  if not found then return; end if;
  v_to := least(lib.now(), v_mark + interval '1 hour');
  if v_to <= v_mark then return; end if;

  delete from round.winner w
  using round.movement m join round.round r on r.id = m.round_id
  where m.created_at >= v_mark - interval '3 seconds' and m.created_at < v_to
    and w.round_id = m.round_id
    and (r.status <> 'closed' or r.payout <= r.stake or r.payout <> w.payout);
  with added as (
    insert into round.winner
    select * from round.winners_between(v_mark - interval '3 seconds', v_to)
    on conflict do nothing
    returning round_id
  )
  select array_agg(round_id) into v_new from added;
  if v_new is not null then perform round.trim_winners(); end if;
  update round.winner_mark set upto = v_to;
  return query select w.round_id from round.winner w where w.round_id = any (v_new);
end $$;
