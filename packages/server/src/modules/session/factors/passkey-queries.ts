import { randomBytes } from 'node:crypto';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { FactorRow } from './queries';

/** The player's random number at authenticators, made with the first passkey. */
export const passkeyHandle = async (sql: Sql, playerId: string): Promise<Buffer> => {
  const [row] = await sql<{ handle: Buffer }>`
    insert into session.passkey_user (player_id, handle)
    values (${playerId}::bigint, ${randomBytes(32)})
    on conflict (player_id) do update
    set handle = session.passkey_user.handle
    returning handle`;
  return row!.handle;
};

type NewCeremony = { id: string; brand: string; playerId: string | undefined; challenge: string };

export const insertCeremony = (sql: Sql, { id, brand, playerId, challenge }: NewCeremony) => sql`
  insert into session.ceremony (id, brand, player_id, challenge, expires_at)
  values (${id}::uuid, ${brand}, ${playerId ?? null}::bigint, ${challenge},
    lib.now() + interval '5 minutes')`;

/** The challenge, for the one call that takes it in time. */
export const takeCeremony = async (
  sql: Sql,
  { id, brand, playerId }: Omit<NewCeremony, 'challenge'>,
): Promise<string | undefined> => {
  const [row] = await sql<{ challenge: string; isAlive: boolean }>`
    delete from session.ceremony
    where id = ${id}::uuid and brand = ${brand}
      and player_id is not distinct from ${playerId ?? null}::bigint
    returning challenge, expires_at > lib.now() as "isAlive"`;
  return row?.isAlive ? row.challenge : undefined;
};

export type NewPasskey = { name: string; credentialId: string; publicKey: Buffer; count: number };

/** False if the authenticator's credential is registered already. */
export const insertPasskey = async (
  sql: Transaction,
  playerId: string,
  { name, credentialId, publicKey, count }: NewPasskey,
): Promise<boolean> => {
  const rows = await sql`
    insert into session.factor
      (player_id, kind, name, credential_id, public_key, sign_count, confirmed_at)
    values (${playerId}::bigint, 'passkey', ${name}, ${credentialId}, ${publicKey}, ${count},
      lib.now())
    on conflict (credential_id) do nothing
    returning id`;
  return rows.length === 1;
};

export const findPasskey = async (
  sql: Sql,
  brand: string,
  credentialId: string,
): Promise<(FactorRow & { handle: Buffer }) | undefined> => {
  const [row] = await sql<FactorRow & { handle: Buffer }>`
    select f.id, f.player_id as "playerId", f.kind, f.name, f.secret,
      f.credential_id as "credentialId", f.public_key as "publicKey",
      f.sign_count as "signCount", f.added_at as "addedAt", f.used_at as "usedAt", u.handle
    from session.factor f
    join session.passkey_user u on u.player_id = f.player_id
    join player.player_view p on p.id = f.player_id
    where f.credential_id = ${credentialId} and p.brand = ${brand}`;
  return row;
};

/** False if a copy of the authenticator signed meanwhile: a count never goes back. */
export const notePasskeyUse = async (sql: Sql, id: bigint, count: number): Promise<boolean> => {
  const rows = await sql`
    update session.factor
    set sign_count = ${count}, used_at = lib.now()
    where id = ${id} and (sign_count < ${count} or (sign_count = 0 and ${count} = 0))
    returning id`;
  return rows.length === 1;
};

export const forgetCeremonies = (sql: Sql) => sql`
  delete from session.ceremony
  where expires_at < lib.now()`;
