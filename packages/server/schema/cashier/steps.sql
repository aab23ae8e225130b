-- Refuses a step that the table of steps does not have.
create or replace function cashier.refuse_unknown_step() returns trigger language plpgsql as $$
declare
  v_kind constant text := tg_argv[0];
  v_from constant text := to_jsonb(old) ->> tg_argv[1];
  v_to constant text := to_jsonb(new) ->> tg_argv[1];
begin
  if v_from is null or v_from = v_to
    or exists (select from cashier.step where kind = v_kind and from_state = v_from and to_state = v_to)
  then return new; end if;
  raise exception 'no step of a % leads from % to %', v_kind, v_from, v_to
    using errcode = 'check_violation', constraint = 'step_known';
end $$;

create or replace trigger known_step before update of status on cashier.withdrawal
  for each row execute function cashier.refuse_unknown_step('withdrawal', 'status');

create or replace trigger known_receipt before update of receipt on cashier.withdrawal
  for each row execute function cashier.refuse_unknown_step('receipt', 'receipt');

create or replace trigger known_step before update of status on cashier.payout
  for each row execute function cashier.refuse_unknown_step('payout', 'status');
