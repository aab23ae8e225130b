-- Closes rounds of a vendor that were silent for so long, a thousand at a time. First it selects
-- those that have been open for so long, which are few: asked for the first thousand by number,
-- PostgreSQL would scan every round.
create or replace function round.close_silent_2(p_vendor smallint, p_after interval)
returns table (round_id bigint, player_id bigint, closed_at timestamptz)
language sql
as $$
  with silent as materialized (
    select id from round.round
    where status = 'open' and vendor_id = p_vendor and opened_at < (select lib.now()) - p_after
      and last_at < (select lib.now()) - p_after
  ), taken as (
    select r.id from round.round r
    where r.id in (select id from silent order by id limit 1000)
      and r.status = 'open' and r.last_at < lib.now() - p_after
    order by r.id for no key update skip locked
  )
  update round.round r
  set status = 'closed', closed_at = ledger.entry_time(), closed_by_silence = true
  from taken where r.id = taken.id
  returning r.id, r.player_id, r.closed_at
$$;

-- For processes of version 0.1.
create or replace function round.close_silent(p_vendor smallint, p_after interval)
returns table (round_id bigint, player_id bigint)
language sql
as $$
  select c.round_id, c.player_id from round.close_silent_2(p_vendor, p_after) c
$$;
