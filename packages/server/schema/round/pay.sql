-- Moves the money of the decided commands. A pocket that changed between the locks postpones its
-- command.
create or replace function round.pay(p_plan round.planned[]) returns round.planned[]
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
  -- A key without a movement has no transfer either, so the ledger need not search for it again.
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
