-- A player's pockets as the records name them: main is the cash, a vendor's wallet has its code.
create or replace view report.wallet_view as
select p.player_id, p.currency, p.account_id, a.seq, p.grant_id,
  case p.kind when 'cash' then 'main' when 'vendor' then p.vendor else p.kind::text end as wallet,
  p.kind::text as kind
from wallet.pocket p join ledger.account a on a.id = p.account_id;

-- The ledger's namespaces, and whether the commands of one are those of rounds.
create or replace view report.namespace_view as
select id, name, keeper is not distinct from 'round' as is_of_round from ledger.namespace;

-- The numbers and balances at both ends of a period of one wallet; one row, none for an unknown one.
create or replace function report.bounds(
  p_player bigint, p_currency text, p_wallet text, p_from timestamptz, p_to timestamptz
) returns table (account_id bigint, first_seq integer, end_seq integer, opening bigint, closing bigint)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select w.account_id, f.seq, t.seq, f.balance, t.balance
  from report.wallet_view w
  cross join lateral report.edge(w.account_id, p_from) f
  cross join lateral report.edge(w.account_id, p_to) t
  where w.player_id = p_player and w.currency = p_currency and w.wallet = p_wallet and w.grant_id is null;
end $$;

-- What each of a player's wallets had at a moment, and the number of the entry that left it so: the one before the first
-- that is not before the moment. A wallet of several accounts has no such number.
create or replace function report.wallets_at(p_player bigint, p_currency text, p_at timestamptz)
returns table (wallet text, kind text, balance bigint, last_seq integer)
language sql stable
set enable_seqscan = off
as $$
  select w.wallet, w.kind, sum(e.balance)::bigint,
    case when count(*) = 1 and bool_and(w.grant_id is null) then nullif(min(e.seq) - 1, 0) end
  from report.wallet_view w
  cross join lateral report.edge(w.account_id, p_at) e
  where w.player_id = p_player and w.currency = p_currency
  group by w.wallet, w.kind
  order by w.wallet
$$;

-- All entries of a player in the command that an entry belongs to.
create or replace function report.command_entries(p_player bigint, p_currency text, p_wallet text, p_seq integer)
returns table (
  wallet text, seq integer, created_at timestamptz, namespace text, is_of_round boolean, reference text, reason text,
  amount bigint, balance_after bigint, subject_id bigint, is_asked boolean
)
language sql stable
set enable_seqscan = off
as $$
  with asked as (
    select e.*
    from report.wallet_view w
    cross join lateral report.entries(w.account_id, p_seq, p_seq + 1, '-infinity', 'infinity') e
    where w.player_id = p_player and w.currency = p_currency and w.wallet = p_wallet and w.grant_id is null
  )
  select w.wallet, s.seq, t.created_at, n.name, n.is_of_round, t.reference, t.reason,
    s.amount, s.balance_after, t.subject_id, w.wallet = p_wallet and s.seq = p_seq
  from asked a
  join ledger.transfer t on t.namespace_id = a.namespace_id and t.reference = a.reference
    and t.created_at = a.created_at
  join report.namespace_view n on n.id = t.namespace_id
  cross join lateral (
    values (t.source_id, t.source_seq, -t.amount, t.source_balance),
      (t.target_id, t.target_seq, t.amount, t.target_balance)
  ) s(account_id, seq, amount, balance_after)
  join report.wallet_view w on w.account_id = s.account_id and w.player_id = p_player
  order by t.leg, s.amount
$$;

-- The entry of a player that a name stands for: the number of a deposit or of a withdrawal, or the id of a transfer along
-- the tree. The main wallet's entry comes first.
create or replace function report.named_entry(p_player bigint, p_currency text, p_name text)
returns table (wallet text, seq integer)
language sql stable
set enable_seqscan = off
as $$
  select w.wallet, s.seq
  from (
    select c.namespace, c.reference from cashier.command_view c
    where c.number = p_name and c.player_id = p_player
    union all
    select 'transfer', p_name
  ) c
  join report.namespace_view n on n.name = c.namespace
  join ledger.transfer t on t.namespace_id = n.id and t.reference = c.reference
  cross join lateral (values (t.source_id, t.source_seq), (t.target_id, t.target_seq)) s(account_id, seq)
  join report.wallet_view w on w.account_id = s.account_id and w.player_id = p_player and w.currency = p_currency
  where s.seq is not null and w.grant_id is null
  order by w.wallet <> 'main', t.created_at, s.seq
  limit 1
$$;

-- Who stands on the other side of a transfer along the tree, and its note. A command's reference is
-- the transfer's id; the side follows from where the money went.
create or replace function report.remark(p_namespace text, p_reference text, p_amount bigint)
returns table (party text, remark text)
language sql stable
as $$
  select o.username, t.note
  from wallet.transfer t join player.player o on o.id = t.other_id
  where p_namespace = 'transfer'
    and t.id = case when p_namespace = 'transfer' then left(p_reference, 36)::uuid end
    and t.side = case when p_amount < 0 then 'out' else 'in' end
$$;
