-- Players' own accounts, to which withdrawals are paid.
create table cashier.payee (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null,
  brand text not null,
  bank text not null,
  -- The number, encrypted with the player's key.
  encrypted bytea not null,
  last4 text not null,
  added_at timestamptz not null default lib.now(),
  removed_at timestamptz,
  constraint payee_last4 check (last4 ~ '^[0-9A-Z]{4}$')
);

create index payee_of_player on cashier.payee (player_id, added_at);
create index payee_by_last4 on cashier.payee (brand, last4);

-- One player of a brand has an account: the digest of bank and number, one for each key of the
-- site. It stays with the player when the payee is removed.
create table cashier.payee_key (
  brand text not null,
  digest bytea not null,
  key_id text not null,
  player_id bigint not null,
  payee_id uuid not null references cashier.payee,
  primary key (brand, digest)
);

create index payee_key_payee on cashier.payee_key (payee_id);
