-- Under which name the ledger has what a verdict on a case moved; no row where it moved nothing itself.
create or replace function cashier.entry_of(p_kind text, p_subject text, p_verdict text)
returns table (namespace text, reference text)
language sql stable rows 1
as $$
  select case p_verdict when 'credit' then 'cashier' else 'cashier:return' end, p.provider || ':' || p.payment_id
  from cashier.payment p
  where p_kind = 'deposit' and p_verdict in ('credit', 'return')
    and p.id = case when p_subject ~ '^\d{1,18}$' then p_subject::bigint end
  union all
  select 'cashier:return', substr(p_subject, 9)
  where p_kind = 'withdrawal' and p_verdict = 'return' and p_subject like 'receipt:%'
  union all
  select 'ledger:hold', h.id::text
  from ledger.hold_view h
  where p_kind = 'withdrawal' and p_verdict in ('refuse', 'paid', 'not_paid', 'return')
    and h.namespace = 'cashier:withdrawal'
    and h.reference = case when p_subject like 'payout:%' or p_subject like 'stop:%' then (
        select p.withdrawal_id::text from cashier.payout p
        where p.id::text = substr(p_subject, strpos(p_subject, ':') + 1)
      ) else p_subject end
$$;
