-- Locks the accounts of two players in id order, as every batch does, so that A → B and B → A never
-- wait for each other.
create or replace function wallet.lock_two(p_one bigint, p_other bigint) returns void
language sql volatile
as $$
  select ledger.lock_accounts(array_agg(a.id)) from ledger.account a where a.player_id in (p_one, p_other)
$$;

-- Moves a player's cash to another player, as one command under the transfer's id. A debt of the
-- receiver is paid first, as by every credit. The namespace is claimed: no one else writes in it,
-- and reverse refuses its commands.
create or replace function wallet.pay_player(
  p_transfer uuid, p_from bigint, p_to bigint, p_currency text, p_amount bigint
) returns ledger.answer
language plpgsql
as $$
declare
  v_namespace constant smallint := ledger.claim_namespace('transfer', 'wallet');
  v_source bigint;
  v_target bigint;
  v_debt bigint;
  v_paid bigint;
  v_answer ledger.answer;
begin
  perform wallet.lock_two(p_from, p_to);
  select account_id into v_source from wallet.pocket
  where player_id = p_from and currency = p_currency and kind = 'cash';
  select account_id into v_target from wallet.pocket
  where player_id = p_to and currency = p_currency and kind = 'cash';
  select p.account_id, least(greatest(-a.balance, 0), p_amount) into v_debt, v_paid
  from wallet.pocket p join ledger.account a on a.id = p.account_id
  where p.player_id = p_to and p.currency = p_currency and p.kind = 'debt';
  if v_source is null or v_target is null or v_debt is null then return 'unknown_account'; end if;

  select p.answer into v_answer
  from (
    select array_agg(v_source) as source, array_agg(l.target order by l.place) as target,
      array_agg(l.amount order by l.place) as amount
    from (values (1, v_debt, v_paid), (2, v_target, p_amount - v_paid)) l(place, target, amount)
    where l.amount > 0
  ) b
  cross join lateral ledger.post_legs(v_namespace, p_transfer::text, b.source, b.target, b.amount, 'transfer',
    null) p;
  return v_answer;
end $$;

-- Only what becomes of a sent transfer is written later; what was written with it is cleared when
-- the account of one side ends.
create or replace function wallet.refuse_other_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = ''
    and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  if tg_op = 'DELETE' or old.state <> 'sent' or new.state not in ('done', 'returned')
    or (new.id, new.side, new.brand, new.player_id, new.other_id, new.other_is, new.currency, new.amount, new.note,
      new.idempotency_key, new.created_at)
    is distinct from (old.id, old.side, old.brand, old.player_id, old.other_id, old.other_is, old.currency,
      old.amount, old.note, old.idempotency_key, old.created_at) then
    raise exception 'a transfer ends once and changes in nothing else'
      using errcode = 'restrict_violation', constraint = 'transfer_ends_once';
  end if;
  return new;
end $$;

create or replace trigger transfer_ends_once before update or delete on wallet.transfer
  for each row execute function wallet.refuse_other_transfer();

create or replace view wallet.transfer_view as
select id, side, brand, player_id, other_id, other_is, currency, amount, note, state, created_at, ended_at
from wallet.transfer;
