import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { KeyedDigest } from '../../../lib/personal/personal';

export type PayeeRow = {
  payeeId: string;
  bank: string;
  /** The number. */
  encrypted: Buffer;
  addedAt: Date;
  /** Since when it may not be paid to: the latest of its own and of the player's changes. */
  changedAt: Date;
};

// A change of a contact or a factor lets every payee rest.
const selectPayees = (
  sql: Sql,
  { playerId, id }: { playerId: string; id?: string | undefined },
): Promise<PayeeRow[]> => sql<PayeeRow>`
  select p.id as "payeeId", p.bank, p.encrypted, p.added_at as "addedAt",
    greatest(p.added_at, c.contact_at, c.factor_at) as "changedAt"
  from cashier.payee p
  left join session.credential_view c on c.player_id = p.player_id
  where p.player_id = ${playerId}::bigint and p.removed_at is null
    and (${id ?? null}::uuid is null or p.id = ${id ?? null}::uuid)
  order by p.added_at desc, p.id
  limit 50`;

export const listPayeeRows = (sql: Sql, playerId: string): Promise<PayeeRow[]> =>
  selectPayees(sql, { playerId });

export const readPayee = async (
  sql: Sql,
  playerId: string,
  id: string,
): Promise<PayeeRow | undefined> => (await selectPayees(sql, { playerId, id }))[0];

/** One change of a player's payees at a time, since they are counted. */
export const lockPayees = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`select lib.one_at_a_time('cashier.payee ' || ${playerId}::text)`;

type NewPayee = {
  id: string;
  playerId: string;
  brand: string;
  bank: string;
  encrypted: Buffer;
};

export const insertPayee = (sql: Transaction, payee: NewPayee) => sql`
  insert into cashier.payee (id, player_id, brand, bank, encrypted)
  values (${payee.id}::uuid, ${payee.playerId}::bigint, ${payee.brand}, ${payee.bank},
    ${payee.encrypted})`;

type KeyOwner = { brand: string; playerId: string; payeeId: string };

/** Waits for a concurrent claim of the same account, and leaves the row of its owner. */
export const insertPayeeKeys = (
  sql: Sql,
  { brand, playerId, payeeId }: KeyOwner,
  digests: KeyedDigest[],
) => sql`
  insert into cashier.payee_key (brand, digest, key_id, player_id, payee_id)
  select ${brand}, digest, key_id, ${playerId}::bigint, ${payeeId}::uuid
  from unnest(${digests.map(({ digest }) => digest)}::bytea[],
    ${digests.map(({ keyId }) => keyId)}::text[]) as d (digest, key_id)
  order by digest
  on conflict (brand, digest) do update
  set payee_id = excluded.payee_id
  where payee_key.player_id = excluded.player_id`;

/** By the digests its owner is found; the end in clear text goes. */
export const insertPayeeTails = (
  sql: Sql,
  { brand, playerId, payeeId }: KeyOwner,
  digests: KeyedDigest[],
) => sql`
  with tails as (
    insert into cashier.payee_tail (payee_id, player_id, brand, digest, key_id)
    select ${payeeId}::uuid, ${playerId}::bigint, ${brand}, digest, key_id
    from unnest(${digests.map(({ digest }) => digest)}::bytea[],
      ${digests.map(({ keyId }) => keyId)}::text[]) as d (digest, key_id)
    on conflict do nothing
  )
  update cashier.payee set last4 = null where id = ${payeeId}::uuid and last4 is not null`;

export const listKeyOwners = async (
  sql: Sql,
  brand: string,
  digests: KeyedDigest[],
): Promise<string[]> => {
  const rows = await sql<{ playerId: bigint }>`
    select distinct player_id as "playerId"
    from cashier.payee_key
    where brand = ${brand} and digest = any(${digests.map(({ digest }) => digest)}::bytea[])`;
  return rows.map(({ playerId }) => playerId.toString());
};

/** The player's own payee that has this account now. */
export const findOwnPayee = async (
  sql: Sql,
  playerId: string,
  brand: string,
  digests: KeyedDigest[],
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select p.id
    from cashier.payee_key k
    join cashier.payee p on p.id = k.payee_id
    where k.brand = ${brand} and k.digest = any(${digests.map(({ digest }) => digest)}::bytea[])
      and k.player_id = ${playerId}::bigint and p.removed_at is null
    limit 1`;
  return row?.id;
};

/** False when the player has no such payee. */
export const removePayeeRow = async (
  sql: Transaction,
  playerId: string,
  id: string,
): Promise<boolean> => {
  const rows = await sql`
    update cashier.payee
    set removed_at = lib.now()
    where id = ${id}::uuid and player_id = ${playerId}::bigint and removed_at is null
    returning id`;
  return rows.length === 1;
};

/** Its bank and its encrypted number, also of a removed one: a payout may be on its way. */
export const readAccount = async (
  sql: Sql,
  id: string,
): Promise<{ playerId: bigint; bank: string; encrypted: Buffer } | undefined> => {
  const [row] = await sql<{ playerId: bigint; bank: string; encrypted: Buffer }>`
    select player_id as "playerId", bank, encrypted from cashier.payee where id = ${id}::uuid`;
  return row;
};

export type StaleKey = {
  payeeId: string;
  playerId: bigint;
  brand: string;
  bank: string;
  encrypted: Buffer;
};

/** Payees without a digest of the site's current key, and those whose end is in clear text. */
export const listStaleKeys = (sql: Sql, keyId: string, most: number): Promise<StaleKey[]> =>
  sql<StaleKey>`
    select id as "payeeId", player_id as "playerId", brand, bank, encrypted
    from cashier.payee
    where encrypted <> '' and last4 is not null
    union
    select p.id, p.player_id, p.brand, p.bank, p.encrypted
    from cashier.payee_key k
    join cashier.payee p on p.id = k.payee_id
    where k.key_id <> ${keyId}
      and not exists (
        select from cashier.payee_key n where n.payee_id = p.id and n.key_id = ${keyId}
      )
    order by 1
    limit ${most}`;

/** The rows stay for the withdrawals that were paid to them, without bank accounts. */
export const clearPayees = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with digests as (
    delete from cashier.payee_key where player_id = ${playerId}::bigint
  ), tails as (
    delete from cashier.payee_tail where player_id = ${playerId}::bigint
  )
  update cashier.payee
  set encrypted = '', last4 = null, removed_at = coalesce(removed_at, lib.now())
  where player_id = ${playerId}::bigint`;

type AnyPayee = {
  id: string;
  bank: string;
  encrypted: Buffer;
  addedAt: Date;
  removedAt: Date | null;
};

/** Removed ones too. */
export const listAllPayees = (sql: Sql, playerId: string): Promise<AnyPayee[]> =>
  sql<AnyPayee>`
    select id, bank, encrypted, added_at as "addedAt", removed_at as "removedAt"
    from cashier.payee
    where player_id = ${playerId}::bigint
    order by added_at, id
    limit 1000`;
