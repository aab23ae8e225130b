-- Plans the comparison of those hours again in which rounds were opened that moved in this time: by
-- a late win, or a late rollback. A comparison shortly before a movement may have missed it.
create or replace function gateway.reopen_hours(p_vendor text, p_from timestamptz, p_to timestamptz) returns void
language sql
as $$
  update gateway.reconciliation h set done_at = null, due_at = lib.now()
  from (
    select date_trunc('hour', r.opened_at, 'UTC') as starts_at, max(t.created_at) as moved_at
    from ledger.namespace n
    join ledger.transfer t on t.namespace_id = n.id and t.created_at >= p_from and t.created_at < p_to
    join round.round r on r.id = t.subject_id and r.vendor_id = n.id and r.opened_at < p_from
    where n.name = p_vendor
    group by 1
  ) late
  where h.vendor_code = p_vendor and h.starts_at = late.starts_at
    and h.done_at < late.moved_at + gateway.settling_time() and h.starts_at > lib.now() - gateway.asked_time()
$$;

-- Ends the reading of an hour: it is requested again while it may still change, at growing
-- intervals, for as long as vendors settle pending rounds.
create or replace function gateway.end_hour(p_vendor text, p_starts timestamptz, p_again boolean) returns void
language sql
as $$
  delete from gateway.listed_round where vendor_code = p_vendor and starts_at = p_starts;
  update gateway.reconciliation
  set cursor = null, pages = 0, began_at = null, runs = runs + 1,
    due_at = lib.now() + least(interval '1 hour' * power(2, least(runs, 10)), interval '1 day'),
    done_at = case when not p_again or starts_at < lib.now() - gateway.asked_time() then lib.now() end
  where vendor_code = p_vendor and starts_at = p_starts
$$;
