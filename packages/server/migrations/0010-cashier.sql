-- Money in: the methods, deposits, and messages of payment providers.
create schema cashier;

create table cashier.method (
  brand text not null,
  code text not null,
  kind text not null,
  -- The provider that moves the money: a folder of the cashier's providers.
  provider text not null,
  names jsonb not null,
  currency text not null,
  min_amount bigint not null,
  max_amount bigint not null,
  fee_permille integer not null default 0,
  minutes integer not null,
  presets bigint[] not null default '{}',
  position integer not null default 0,
  demo boolean not null default false,
  enabled boolean not null default true,
  primary key (brand, code, kind),
  constraint method_kind check (kind in ('deposit', 'withdrawal')),
  constraint method_bounds check (0 < min_amount and min_amount <= max_amount),
  constraint method_fee check (fee_permille between 0 and 999)
);

-- The id is random, since it opens the payment page. The number is for people: a day of the brand
-- and a count that never restarts, so that no two deposits share one.
create table cashier.deposit (
  id uuid primary key default gen_random_uuid(),
  serial bigint generated always as identity,
  day text not null,
  number text not null generated always as (
    'DP' || day || lpad(serial::text, greatest(5, length(serial::text)), '0')) stored,
  player_id bigint not null,
  brand text not null,
  method_code text not null,
  -- The method's provider when the deposit was requested: only its messages concern the deposit.
  provider text not null,
  amount bigint not null,
  -- The method's fee, at its rate when the deposit was requested.
  fee bigint not null,
  currency text not null,
  status text not null default 'pending',
  idempotency_key uuid not null,
  -- The address of the payment, once the provider has given it.
  pay_url text,
  -- The provider's name for the payment that was credited or failed.
  payment_id text,
  failure text,
  created_at timestamptz not null default lib.now(),
  expires_at timestamptz not null,
  credited_at timestamptz,
  constraint deposit_number unique (number),
  constraint deposit_day check (day ~ '^[0-9]{6}$'),
  constraint deposit_status check (status in ('pending', 'credited', 'failed', 'expired')),
  constraint deposit_amount check (amount > 0),
  constraint deposit_fee check (0 <= fee and fee < amount),
  constraint deposit_credited check ((status = 'credited') = (credited_at is not null)),
  constraint deposit_paid check (status <> 'credited' or payment_id is not null),
  constraint deposit_once unique (player_id, idempotency_key),
  constraint payment_once unique (provider, payment_id)
);

create index deposit_of_player on cashier.deposit (player_id, created_at desc);
create index deposit_pending on cashier.deposit (expires_at) where status = 'pending';

-- Every accepted signed message of a provider, by its nonce.
create table cashier.webhook (
  provider text not null,
  nonce text not null,
  body_hash bytea not null,
  taken_at timestamptz not null default lib.now(),
  primary key (provider, nonce)
);

create index webhook_age on cashier.webhook (taken_at);

-- Payments without a matching deposit: a second one, another amount, a deposit that was never
-- requested. The money is in house:<brand>:suspense until a person has decided where it belongs.
create table cashier.unmatched_payment (
  provider text not null,
  payment_id text not null,
  brand text not null,
  deposit_id uuid not null,
  amount bigint not null,
  currency text not null,
  why text not null,
  came_at timestamptz not null default lib.now(),
  resolved_at timestamptz,
  resolution text,
  primary key (provider, payment_id),
  constraint unmatched_why check (why in ('unknown_deposit', 'amount_mismatch', 'already_settled')),
  constraint unmatched_amount check (amount > 0),
  constraint resolved_somehow check ((resolved_at is null) = (resolution is null))
);

create index unmatched_open on cashier.unmatched_payment (came_at) where resolved_at is null;

-- The sandbox provider's own record: the button that was pressed on its page, once.
create table cashier.sandbox_payment (
  deposit_id uuid primary key references cashier.deposit,
  payment_id uuid not null default gen_random_uuid(),
  paid boolean not null,
  decided_at timestamptz not null default lib.now()
);

-- The payouts that the sandbox was asked for: each arrives at once.
create table cashier.sandbox_payout (
  payout_id uuid primary key,
  amount bigint not null,
  currency text not null,
  started_at timestamptz not null default lib.now(),
  constraint payout_amount check (amount > 0)
);
