-- Credits a player from an account of the house. A debt is paid first; a known reference gets the
-- first answer, although the debt that it paid is gone since. A fee is one leg more, the last: from
-- the same source to an account of the house.
create or replace function wallet.credit(
  p_player bigint, p_currency text, p_kind wallet.pocket_kind, p_amount bigint,
  p_namespace text, p_reference text, p_source text, p_reason text, p_subject bigint default null,
  p_fee bigint default 0, p_fee_target text default null
) returns ledger.answer
language plpgsql
as $$
declare
  v_namespace smallint := ledger.free_namespace_id(p_namespace);
  v_pocket bigint;
  v_debt bigint;
  v_fee bigint;
  v_owed bigint;
  v_paid bigint;
  v_known bigint;
  v_differs boolean;
  v_answer ledger.answer;
begin
  perform ledger.lock_player(p_player);
  select account_id into v_pocket from wallet.pocket
  where player_id = p_player and currency = p_currency and kind = p_kind and grant_id is null and vendor is null;
  select p.account_id, -a.balance into v_debt, v_owed
  from wallet.pocket p join ledger.account a on a.id = p.account_id
  where p.player_id = p_player and p.currency = p_currency and p.kind = 'debt';
  if v_pocket is null or v_debt is null then return 'unknown_account'; end if;

  if p_fee > 0 then v_fee := ledger.open_account(p_fee_target, p_currency); end if;
  select sum(t.amount), bool_or(t.target_id not in (v_pocket, v_debt, coalesce(v_fee, v_pocket)))
    or coalesce(sum(t.amount) filter (where t.target_id = v_fee), 0) <> p_fee
  into v_known, v_differs
  from ledger.transfer t where t.namespace_id = v_namespace and t.reference = p_reference;
  if v_known is not null then
    return case when v_known = p_amount + p_fee and not v_differs then 'repeat' else 'conflict' end;
  end if;

  v_paid := least(greatest(v_owed, 0), p_amount);
  select min(p.answer) into v_answer
  from (
    select array_agg(chr(47 + place::integer)::"char" order by place) as leg,
      array_agg(target order by place) as target, array_agg(amount order by place) as amount,
      count(*)::integer as count
    from (
      select row_number() over () as place, target, amount
      from (values (v_debt, v_paid), (v_pocket, p_amount - v_paid), (v_fee, p_fee)) l(target, amount)
      where amount > 0
    ) legs
  ) b, ledger.post(array_fill(v_namespace, array[b.count]), array_fill(p_reference, array[b.count]), b.leg,
    array_fill(ledger.open_account(p_source, p_currency), array[b.count]), b.target, b.amount,
    array_fill(p_reason, array[b.count]), array_fill(p_subject, array[b.count])) p;
  return v_answer;
end $$;
