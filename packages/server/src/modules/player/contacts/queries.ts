import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { KeyedDigest, WrappedKey } from '../../../lib/personal/personal';
import type { ContactKind } from './personal-kind';

export const readDataKey = async (sql: Sql, playerId: string): Promise<WrappedKey | undefined> => {
  const [row] = await sql<WrappedKey>`
    select key_id as "keyId", wrapped
    from player.data_key
    where player_id = ${playerId}::bigint`;
  return row;
};

/** Leaves the key of a player who has one. */
export const insertDataKey = (sql: Sql, playerId: string, { keyId, wrapped }: WrappedKey) => sql`
  insert into player.data_key (player_id, key_id, wrapped)
  values (${playerId}::bigint, ${keyId}, ${wrapped})
  on conflict (player_id) do nothing`;

/** Replaces the wrapping, unless another process has. */
export const replaceDataKey = (
  sql: Sql,
  playerId: string,
  { keyId, wrapped }: WrappedKey,
  former: WrappedKey,
) => sql`
  update player.data_key
  set key_id = ${keyId}, wrapped = ${wrapped}
  where player_id = ${playerId}::bigint and wrapped = ${former.wrapped}`;

export const upsertPersonal = (
  sql: Sql,
  { playerId, kind }: { playerId: string; kind: string },
  sealed: Buffer,
) => sql`
  insert into player.personal (player_id, kind, sealed)
  values (${playerId}::bigint, ${kind}, ${sealed})
  on conflict (player_id, kind) do update set sealed = excluded.sealed`;

/** Waits for another that is being written, and leaves it: false. */
export const insertPersonal = async (
  sql: Sql,
  { playerId, kind }: { playerId: string; kind: string },
  sealed: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    insert into player.personal (player_id, kind, sealed)
    values (${playerId}::bigint, ${kind}, ${sealed})
    on conflict (player_id, kind) do nothing
    returning kind`;
  return rows.length === 1;
};

export type PersonalRow = WrappedKey & { kind: string; sealed: Buffer };

export const listPersonal = (
  sql: Sql,
  playerId: string,
  kinds: readonly string[],
): Promise<PersonalRow[]> =>
  sql<PersonalRow>`
    select p.kind, p.sealed, k.key_id as "keyId", k.wrapped
    from player.personal p
    join player.data_key k using (player_id)
    where p.player_id = ${playerId}::bigint and p.kind = any(${kinds}::text[])`;

export const deletePersonal = (sql: Sql, playerId: string, kind: string) => sql`
  delete from player.personal
  where player_id = ${playerId}::bigint and kind = ${kind}`;

type Claim = { brand: string; kind: ContactKind; playerId: string; isVerified: boolean };

/**
 * Waits for a concurrent claim of one of the digests, and leaves the row of the player who has it.
 */
export const insertContactKeys = (
  sql: Transaction,
  { brand, kind, playerId, isVerified }: Claim,
  digests: KeyedDigest[],
) => sql`
  insert into player.contact_key (brand, kind, digest, key_id, player_id, verified_at)
  select ${brand}, ${kind}, digest, key_id, ${playerId}::bigint,
    case when ${isVerified} then lib.now() end
  from unnest(${digests.map(({ digest }) => digest)}::bytea[],
    ${digests.map(({ keyId }) => keyId)}::text[]) as d (digest, key_id)
  order by digest
  on conflict (brand, kind, digest) do nothing`;

export const verifyContactKeys = (
  sql: Transaction,
  { brand, kind, playerId }: Claim,
  digests: KeyedDigest[],
) => sql`
  update player.contact_key
  set verified_at = coalesce(verified_at, lib.now())
  where brand = ${brand} and kind = ${kind} and player_id = ${playerId}::bigint
    and digest = any(${digests.map(({ digest }) => digest)}::bytea[])`;

/** Removes a player's other contacts of this kind: they have one. */
export const deleteOtherContactKeys = (
  sql: Transaction,
  { brand, kind, playerId }: Claim,
  digests: KeyedDigest[],
) => sql`
  delete from player.contact_key
  where brand = ${brand} and kind = ${kind} and player_id = ${playerId}::bigint
    and digest <> all(${digests.map(({ digest }) => digest)}::bytea[])`;

export type ContactOwner = { playerId: bigint; isVerified: boolean };

/** One player, or two while a key of the site is replaced and both claimed at once. */
export const listContactOwners = (
  sql: Sql,
  { brand, kind }: { brand: string; kind: ContactKind },
  digests: KeyedDigest[],
): Promise<ContactOwner[]> =>
  sql<ContactOwner>`
    select player_id as "playerId", bool_or(verified_at is not null) as "isVerified"
    from player.contact_key
    where brand = ${brand} and kind = ${kind}
      and digest = any(${digests.map(({ digest }) => digest)}::bytea[])
    group by player_id`;

export const deleteContactKeys = (
  sql: Transaction,
  { brand, kind }: { brand: string; kind: ContactKind },
  playerId: string,
  digests: KeyedDigest[],
) => sql`
  delete from player.contact_key
  where brand = ${brand} and kind = ${kind} and player_id = ${playerId}::bigint
    and digest = any(${digests.map(({ digest }) => digest)}::bytea[])`;

export type OldKeyRow = WrappedKey & { playerId: bigint; brand: string };

export const listOldDataKeys = (sql: Sql, keyId: string, most: number): Promise<OldKeyRow[]> =>
  sql<OldKeyRow>`
    select k.player_id as "playerId", k.key_id as "keyId", k.wrapped, p.brand
    from player.data_key k
    join player.player p on p.id = k.player_id
    where k.key_id <> ${keyId}
    order by k.player_id
    limit ${most}`;

export const listContactKeys = (
  sql: Sql,
  playerId: string,
): Promise<{ kind: ContactKind; isVerified: boolean }[]> =>
  sql<{ kind: ContactKind; isVerified: boolean }>`
    select kind, bool_or(verified_at is not null) as "isVerified"
    from player.contact_key
    where player_id = ${playerId}::bigint
    group by kind`;

/** Digests of keys that the site does not have any more, unless they still encrypt a value. */
export const deleteForgottenKeys = (sql: Sql, known: string[]) => sql`
  delete from player.contact_key
  where key_id <> all(${known}::text[])
    and not exists (select from player.data_key where key_id <> all(${known}::text[]))`;

type ClearContact = {
  playerId: bigint;
  brand: string;
  currency: string;
  field: string;
  value: string;
};

/** Between the migrations 0023 and 0024 only. */
export const listClearContacts = (sql: Sql, most: number): Promise<ClearContact[]> =>
  sql<ClearContact>`
    select c.player_id as "playerId", p.brand, p.currency, c.field, c.value
    from player.contact c
    join player.player p on p.id = c.player_id
    order by c.player_id, c.field
    limit ${most}`;

export const deleteClearContacts = (
  sql: Sql,
  rows: Pick<ClearContact, 'playerId' | 'field'>[],
) => sql`
  delete from player.contact
  where (player_id, field) in (
    select * from unnest(${rows.map(({ playerId }) => playerId)}::bigint[],
      ${rows.map(({ field }) => field)}::text[]))`;

/** The key of the player's values, the values, and the digests that find the player by them. */
export const deleteValues = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with digests as (
    delete from player.contact_key where player_id = ${playerId}::bigint
  ),
  personal as (
    delete from player.personal where player_id = ${playerId}::bigint
  )
  delete from player.data_key where player_id = ${playerId}::bigint`;
