import type { IdentityProvider } from '@parlour/contract/session/identity';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Guest } from '../verification/guest';

type Identity = { brand: string; provider: IdentityProvider; subject: string };

/** An identity without a player; `mobile` is the encrypted number of `firebase`. */
export type Unknown = Omit<Identity, 'brand'> & { mobile: Buffer | null };

/** False when the token was used before: of many uses at once exactly one is the first. */
export const claimIdToken = async (
  sql: Sql,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> => {
  const rows = await sql`
    insert into session.used_id_token (token_hash, expires_at)
    values (${tokenHash}, ${expiresAt})
    on conflict do nothing
    returning token_hash`;
  return rows.length === 1;
};

export const findByIdentity = async (
  sql: Sql,
  { brand, provider, subject }: Identity,
): Promise<string | undefined> => {
  const [row] = await sql<{ playerId: bigint }>`
    select player_id as "playerId"
    from session.identity
    where brand = ${brand} and provider = ${provider} and subject = ${subject}`;
  return row?.playerId.toString();
};

export const listIdentities = async (sql: Sql, playerId: string): Promise<IdentityProvider[]> => {
  const rows = await sql<{ provider: IdentityProvider }>`
    select provider
    from session.identity
    where player_id = ${playerId}::bigint
    order by provider`;
  return rows.map(({ provider }) => provider);
};

/** True if the player had one of this company. */
export const deleteIdentity = async (
  sql: Transaction,
  playerId: string,
  provider: IdentityProvider,
): Promise<boolean> => {
  const rows = await sql`
    delete from session.identity
    where player_id = ${playerId}::bigint and provider = ${provider}
    returning player_id`;
  return rows.length > 0;
};

export const lockCredential = (sql: Transaction, playerId: string) => sql`
  select from session.credential
  where player_id = ${playerId}::bigint
  for update`;

export type OwnWays = { hasPassword: boolean; hasPasskey: boolean };

export const readOwnWays = async (sql: Transaction, playerId: string): Promise<OwnWays> => {
  const [row] = await sql<OwnWays>`
    select c.password_hash is not null as "hasPassword",
      exists (
        select from session.factor f
        where f.player_id = c.player_id and f.kind = 'passkey' and f.confirmed_at is not null
      ) as "hasPasskey"
    from session.credential c
    where c.player_id = ${playerId}::bigint`;
  return row ?? { hasPassword: false, hasPasskey: false };
};

/** False when another player has this identity. */
export const insertIdentity = async (
  sql: Transaction,
  { brand, provider, subject }: Identity,
  playerId: string,
): Promise<boolean> => {
  const rows = await sql`
    insert into session.identity (brand, provider, subject, player_id)
    values (${brand}, ${provider}, ${subject}, ${playerId}::bigint)
    on conflict on constraint identity_taken do nothing
    returning player_id`;
  return rows.length === 1;
};

export const insertUnknown = (
  sql: Sql,
  ticketHash: Buffer,
  { brand, guestHash, provider, subject, mobile }: Guest & Unknown,
) => sql`
  insert into session.unknown_identity (ticket_hash, brand, guest_hash, provider, subject, mobile)
  values (${ticketHash}, ${brand}, ${guestHash}, ${provider}, ${subject}, ${mobile})`;

/** The identity of a ticket that this browser got. */
export const readUnknown = async (
  sql: Sql,
  ticketHash: Buffer,
  { brand, guestHash }: Guest,
): Promise<Unknown | undefined> => {
  const [row] = await sql<Unknown>`
    select provider, subject, mobile
    from session.unknown_identity
    where ticket_hash = ${ticketHash} and brand = ${brand} and guest_hash = ${guestHash}
      and created_at > lib.now() - interval '30 minutes'`;
  return row;
};

/** Uses the ticket up. False when it was used meanwhile: of many at once one is the first. */
export const takeUnknown = async (sql: Transaction, ticketHash: Buffer): Promise<boolean> => {
  const rows = await sql`
    delete from session.unknown_identity
    where ticket_hash = ${ticketHash}
    returning ticket_hash`;
  return rows.length === 1;
};

type UnknownMobile = { ticketHash: Buffer; mobile: Buffer };

/** They live for an hour. */
export const listUnknownMobiles = (sql: Sql): Promise<UnknownMobile[]> => sql<UnknownMobile>`
  select ticket_hash as "ticketHash", mobile
  from session.unknown_identity
  where mobile is not null
  order by ticket_hash
  limit 100000`;

export const replaceUnknownMobile = (
  sql: Sql,
  { ticketHash, mobile, next }: UnknownMobile & { next: Buffer },
): Promise<unknown> => sql`
  update session.unknown_identity set mobile = ${next}
  where ticket_hash = ${ticketHash} and mobile = ${mobile}`;

export const forgetIdentityTickets = async (sql: Sql): Promise<void> => {
  await sql`
    delete from session.used_id_token
    where expires_at < lib.now() - interval '1 hour'`;
  await sql`
    delete from session.unknown_identity
    where created_at < lib.now() - interval '1 hour'`;
};
