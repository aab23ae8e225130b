-- Credits the cash of players from accounts of the house, a command for each, in one call of the
-- ledger. A debt is paid first, by the earlier credit first; a fee is one leg more, the last. Unlike
-- wallet.credit it knows no repeats: a caller whose references are new by its own rows needs none.
create or replace function wallet.credit_cash(
  p_player bigint[], p_currency text[], p_amount bigint[], p_namespace text[], p_reference text[],
  p_source text[], p_reason text[], p_fee bigint[], p_fee_target text[]
) returns table (n integer, answer ledger.answer)
language plpgsql
as $$
#variable_conflict use_column
begin
  perform ledger.lock_players(p_player);
  return query
  with given as materialized (
    select g.n, ledger.free_namespace_id(g.namespace) as namespace, g.reference, g.reason,
      g.amount, g.fee, ledger.open_account(g.source, g.currency) as source, c.account_id as cash,
      d.account_id as debt,
      case when g.fee > 0 then ledger.open_account(g.fee_target, g.currency) end as fee_account,
      -a.balance - coalesce(sum(g.amount) over (
        partition by g.player, g.currency order by g.n
        rows between unbounded preceding and 1 preceding
      ), 0) as owed
    from unnest(p_player, p_currency, p_amount, p_namespace, p_reference, p_source, p_reason, p_fee,
      p_fee_target) with ordinality
      g(player, currency, amount, namespace, reference, source, reason, fee, fee_target, n)
    left join wallet.pocket c on c.player_id = g.player and c.currency = g.currency
      and c.kind = 'cash' and c.grant_id is null and c.vendor is null
    left join wallet.pocket d on d.player_id = g.player and d.currency = g.currency
      and d.kind = 'debt'
    left join ledger.account a on a.id = d.account_id
  ), paid as (
    select g.*, least(greatest(g.owed, 0), g.amount)::bigint as to_debt from given g
  ), legs as (
    select p.n, p.namespace, p.reference, p.reason, p.source, l.target, l.amount,
      row_number() over (partition by p.n order by l.place) as place
    from paid p
    cross join lateral (values (1, p.debt, p.to_debt), (2, p.cash, p.amount - p.to_debt),
      (3, p.fee_account, p.fee)) l(place, target, amount)
    where l.amount > 0
  ), batch as (
    select array_agg(l.n::integer order by l.n, l.place) as n,
      array_agg(l.namespace order by l.n, l.place) as namespace,
      array_agg(l.reference order by l.n, l.place) as reference,
      array_agg(chr(47 + l.place::integer)::"char" order by l.n, l.place) as leg,
      array_agg(l.source order by l.n, l.place) as source,
      array_agg(l.target order by l.n, l.place) as target,
      array_agg(l.amount order by l.n, l.place) as amount,
      array_agg(l.reason order by l.n, l.place) as reason,
      array_agg(null::bigint) as subject
    from legs l
  )
  select b.n[r.n], min(r.answer)
  from batch b, ledger.post(b.namespace, b.reference, b.leg, b.source, b.target, b.amount, b.reason,
    b.subject) r
  group by b.n[r.n];
end $$;
