-- What two persons decided of a payout that stays unknown, or that was stopped before it was sent.
create table cashier.payout_verdict (
  payout_id uuid not null references cashier.payout,
  case_id bigint not null,
  verdict text not null,
  -- The bank's reference of what it says.
  proof text,
  first_by bigint not null,
  second_by bigint,
  decided_at timestamptz not null default lib.now(),
  primary key (payout_id, case_id),
  constraint verdict_of_payout check (verdict in ('paid', 'not_paid', 'continue', 'return')),
  -- One person may only return what was never sent.
  constraint verdict_of_two check (
    case when verdict = 'return' then second_by is null
    else second_by is not null and second_by <> first_by end),
  constraint verdict_proved check ((verdict in ('paid', 'not_paid')) = (proof is not null)),
  constraint verdict_proof check (length(proof) between 3 and 64)
);

-- A payout ends once.
create unique index verdict_ends_once on cashier.payout_verdict (payout_id)
  where verdict <> 'continue';

-- A complaint is open again when the rest that was sent did not arrive.
insert into cashier.step (kind, from_state, to_state) values
  ('receipt', 'settled', 'partly'),
  ('receipt', 'settled', 'none')
on conflict do nothing;
