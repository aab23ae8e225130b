-- Money out: what must be played first, withdrawals, and the payouts that pay them.
alter table cashier.method
  -- After so long without an answer of the player a payment counts as received.
  add column receipt_minutes integer not null default 1440,
  add constraint method_receipt check (receipt_minutes between 1 and 43200);

-- What a player must play before money that arrived can be withdrawn. Done is the player's own
-- valid bets so far, less done_from: where those of the row before end, so that a bet counts once.
create table cashier.turnover (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  currency text not null,
  reason text not null,
  reference text not null,
  amount bigint not null,
  required bigint not null,
  done_from numeric not null,
  opened_at timestamptz not null default lib.now(),
  closed_at timestamptz,
  closed_by text,
  constraint turnover_once unique (reason, reference),
  constraint turnover_reason check (reason in ('deposit', 'transfer')),
  constraint turnover_amount check (amount > 0 and required > 0),
  constraint turnover_closed check ((closed_at is null) = (closed_by is null)),
  constraint turnover_closed_by check (closed_by in ('met', 'dust'))
);

create index turnover_open on cashier.turnover (player_id, currency) where closed_at is null;

create table cashier.withdrawal (
  id uuid primary key default gen_random_uuid(),
  serial bigint generated always as identity,
  day text not null,
  number text not null generated always as (
    'WD' || day || lpad(serial::text, greatest(5, length(serial::text)), '0')) stored,
  player_id bigint not null,
  brand text not null,
  method_code text not null,
  payee_id uuid not null references cashier.payee,
  -- What the player gives; the fee is inside.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  status text not null default 'reviewing',
  idempotency_key uuid not null,
  -- Why a person looks at it; none: it was approved at once.
  reasons text[] not null default '{}',
  -- The country of the player's address when it was requested.
  country text,
  created_at timestamptz not null default lib.now(),
  review_due_at timestamptz not null,
  decided_at timestamptz,
  -- The reason that the player reads.
  reason_code text,
  sent_at timestamptz,
  closed_at timestamptz,
  receipt text,
  receipt_due_at timestamptz,
  receipt_at timestamptz,
  receipt_amount bigint,
  receipt_images text[] not null default '{}',
  reminded_at timestamptz,
  constraint withdrawal_number unique (number),
  constraint withdrawal_day check (day ~ '^[0-9]{6}$'),
  constraint withdrawal_amount check (amount > 0),
  constraint withdrawal_fee check (0 <= fee and fee < amount),
  constraint withdrawal_once unique (player_id, idempotency_key),
  constraint withdrawal_status check (
    status in ('reviewing', 'approved', 'sending', 'unknown', 'paid', 'refused', 'failed')),
  constraint withdrawal_decided check ((status = 'reviewing') = (decided_at is null)),
  constraint withdrawal_closed check (
    (status in ('paid', 'refused', 'failed')) = (closed_at is not null)),
  constraint receipt_of_paid check ((status = 'paid') = (receipt is not null)),
  constraint receipt_due check ((receipt is null) = (receipt_due_at is null)),
  constraint receipt_state check (
    receipt in ('waiting', 'received', 'automatic', 'partly', 'none', 'settled')),
  constraint receipt_less check (receipt_amount between 1 and amount)
) with (fillfactor = 80);

create index withdrawal_of_player on cashier.withdrawal (player_id, created_at desc);
create index withdrawal_receipt on cashier.withdrawal (receipt_due_at) where receipt = 'waiting';

-- What a payment to outside is asked for: one of a withdrawal, and another only to pay the rest of
-- one that arrived short. Its id is the key under which the provider pays it once.
create table cashier.payout (
  id uuid primary key default gen_random_uuid(),
  withdrawal_id uuid not null references cashier.withdrawal,
  part integer not null default 1,
  brand text not null,
  method_code text not null,
  provider text not null,
  amount bigint not null,
  currency text not null,
  status text not null default 'requested',
  created_at timestamptz not null default lib.now(),
  -- By hand: the operator who pays it, and the reference that the bank gave.
  claimed_by text,
  bank_reference text,
  sent_at timestamptz,
  ask_at timestamptz,
  asks integer not null default 0,
  closed_at timestamptz,
  constraint payout_part unique (withdrawal_id, part),
  constraint payout_amount check (amount > 0),
  constraint payout_status check (
    status in ('requested', 'sending', 'unknown', 'paid', 'failed')),
  constraint payout_sent check ((status = 'requested') = (sent_at is null)),
  constraint payout_closed check ((status in ('paid', 'failed')) = (closed_at is not null))
) with (fillfactor = 80);

create index payout_to_ask on cashier.payout (ask_at) where status in ('sending', 'unknown');
create index payout_waiting on cashier.payout (brand, created_at) where closed_at is null;
create index payout_bank_reference on cashier.payout (brand, bank_reference)
  where bank_reference is not null;

-- The steps that each may take; a trigger refuses all others.
create table cashier.step (
  kind text not null,
  from_state text not null,
  to_state text not null,
  primary key (kind, from_state, to_state),
  constraint step_kind check (kind in ('withdrawal', 'payout', 'receipt'))
);

insert into cashier.step (kind, from_state, to_state) values
  ('withdrawal', 'reviewing', 'approved'),
  ('withdrawal', 'reviewing', 'refused'),
  ('withdrawal', 'approved', 'sending'),
  ('withdrawal', 'sending', 'unknown'),
  ('withdrawal', 'sending', 'paid'),
  ('withdrawal', 'sending', 'failed'),
  ('withdrawal', 'unknown', 'paid'),
  ('withdrawal', 'unknown', 'failed'),
  ('payout', 'requested', 'sending'),
  ('payout', 'sending', 'unknown'),
  ('payout', 'sending', 'paid'),
  ('payout', 'sending', 'failed'),
  ('payout', 'unknown', 'paid'),
  ('payout', 'unknown', 'failed'),
  ('receipt', 'waiting', 'received'),
  ('receipt', 'waiting', 'automatic'),
  ('receipt', 'waiting', 'partly'),
  ('receipt', 'waiting', 'none'),
  ('receipt', 'received', 'partly'),
  ('receipt', 'received', 'none'),
  ('receipt', 'automatic', 'partly'),
  ('receipt', 'automatic', 'none'),
  ('receipt', 'partly', 'settled'),
  ('receipt', 'none', 'settled');
