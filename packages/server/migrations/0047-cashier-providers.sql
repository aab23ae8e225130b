-- Providers as rows: a company that speaks our payment wire, and banks whose transfers we match.
create table cashier.provider (
  -- In a method's row, in the address /webhooks/<code> and in the ledger's references.
  code text primary key,
  kind text not null,
  name text not null,
  base_url text,
  -- The shared secret. Given as text, it is encrypted with SECRET_KEY by the first process that
  -- reads it.
  secret text,
  secret_sealed bytea,
  -- In production its address must be https and public, unless this is set.
  allow_private boolean not null default false,
  enabled boolean not null default true,
  constraint provider_code check (code ~ '^[a-z0-9][a-z0-9-]{1,31}$' and code <> 'sandbox'),
  constraint provider_kind check (kind in ('signed-webhook', 'bank-transfer')),
  constraint provider_address check (kind <> 'signed-webhook' or base_url is not null)
);

-- Further secrets, for a change without a gap: each is accepted beside the provider's own while it
-- is valid.
create table cashier.provider_key (
  id bigint generated always as identity primary key,
  provider text not null references cashier.provider,
  secret text,
  secret_sealed bytea,
  valid_from timestamptz not null default lib.now(),
  valid_until timestamptz,
  constraint one_form check (num_nonnulls(secret, secret_sealed) = 1),
  constraint ends_after_its_start check (valid_until > valid_from)
);

-- Where players transfer to. An account is never changed, since slips name it: a new one is a row.
create table cashier.bank_account (
  id bigint generated always as identity primary key,
  brand text not null,
  method_code text not null,
  -- The bank by its NAPAS number.
  bank_bin text not null,
  number text not null,
  holder text not null,
  currency text not null default 'VND',
  enabled boolean not null default true,
  constraint account_once unique (brand, method_code, bank_bin, number),
  constraint account_bank check (bank_bin ~ '^[0-9]{6}$'),
  constraint account_number check (number ~ '^[0-9A-Z]{4,19}$'),
  constraint account_holder check (length(holder) between 1 and 50)
);

-- What the player was told to transfer to, and the text by which the transfer is found.
alter table cashier.deposit
  add column bank_account_id bigint references cashier.bank_account,
  add column content text,
  add constraint deposit_content unique (content),
  add constraint deposit_slip check ((bank_account_id is null) = (content is null));

-- How many decimals an amount of the method may have: a bank transfers no part of a đồng.
alter table cashier.method
  add column decimals smallint not null default 6,
  add constraint method_decimals check (decimals between 0 and 6);
