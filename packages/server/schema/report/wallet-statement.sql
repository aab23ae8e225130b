-- The list of a wallet's transactions with all that stands around it, in one statement: the ends of the period, what its
-- entries come to, a page of them and the player's wallets. p_before: only entries before this number are on the page. No
-- row for an unknown wallet.
create or replace function report.wallet_statement_2(
  p_player bigint, p_currency text, p_wallet text, p_first date, p_last date, p_zone text, p_before integer,
  p_reasons text[], p_is_without boolean, p_skip integer, p_limit integer
) returns table (
  account_id bigint, first_seq integer, end_seq integer, opening bigint, closing bigint, begins timestamptz,
  ends timestamptz, sums json, wallets text[], page json
)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_begins timestamptz := p_first::timestamp at time zone p_zone;
  v_ends timestamptz := (p_last + 1)::timestamp at time zone p_zone;
begin
  return query
  select b.account_id, b.first_seq, b.end_seq, b.opening, b.closing, v_begins, v_ends, coalesce((
      select json_agg(json_build_object('reason', s.reason, 'entries', s.entries::text, 'moneyIn', s.money_in::text,
        'moneyOut', s.money_out::text) order by s.reason)
      from report.entry_sums(b.account_id, b.first_seq, b.end_seq, v_begins, v_ends) s
    ), '[]'), array(
      select w.wallet
      from report.wallet_view w
      where w.player_id = p_player and w.currency = p_currency and w.grant_id is null
        and (w.wallet = 'main' or w.seq > 0)
      order by w.wallet <> 'main', w.kind = 'vendor', w.wallet
      limit 500
    ), coalesce((
      select json_agg(json_build_object('seq', e.seq, 'at', e.created_at, 'namespace', n.name,
        'isOfRound', n.is_of_round, 'reference', e.reference, 'reason', e.reason, 'amount', e.amount::text,
        'balanceAfter', e.balance_after::text, 'subjectId', e.subject_id::text, 'party', r.party,
        'remark', r.remark) order by e.seq desc)
      from report.entry_page(b.account_id, b.first_seq, least(b.end_seq, p_before), v_begins, v_ends, p_reasons,
        p_is_without, p_skip, p_limit) e
      join report.namespace_view n on n.id = e.namespace_id
      left join lateral report.remark(n.name, e.reference, e.amount) r on true
    ), '[]')
  from report.bounds(p_player, p_currency, p_wallet, v_begins, v_ends) b;
end $$;

-- For processes of the release before.
create or replace function report.wallet_statement(
  p_player bigint, p_currency text, p_wallet text, p_first date, p_last date, p_zone text, p_before integer,
  p_reasons text[], p_is_without boolean, p_skip integer, p_limit integer
) returns table (
  account_id bigint, first_seq integer, end_seq integer, opening bigint, closing bigint, begins timestamptz,
  ends timestamptz, sums jsonb, wallets text[], page jsonb
)
language sql stable
as $$
  select s.account_id, s.first_seq, s.end_seq, s.opening, s.closing, s.begins, s.ends, s.sums::jsonb, s.wallets,
    s.page::jsonb
  from report.wallet_statement_2(p_player, p_currency, p_wallet, p_first, p_last, p_zone, p_before, p_reasons,
    p_is_without, p_skip, p_limit) s
$$;
