import type { IdentityProvider } from '@parlour/contract/session/identity';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type Identity = { brand: string; provider: IdentityProvider; subject: string };

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
  { brand, provider, subject, mobile }: Identity & { mobile: Buffer | null },
) => sql`
  insert into session.unknown_identity (ticket_hash, brand, provider, subject, mobile)
  values (${ticketHash}, ${brand}, ${provider}, ${subject}, ${mobile})`;

/** The identity of a ticket, which is used up by this. */
export const takeUnknown = async (
  sql: Transaction,
  brand: string,
  ticketHash: Buffer,
): Promise<(Identity & { mobile: Buffer | null }) | undefined> => {
  const [row] = await sql<Identity & { mobile: Buffer | null }>`
    delete from session.unknown_identity
    where ticket_hash = ${ticketHash} and brand = ${brand}
      and created_at > lib.now() - interval '30 minutes'
    returning brand, provider, subject, mobile`;
  return row;
};

export const forgetIdentityTickets = async (sql: Sql): Promise<void> => {
  await sql`
    delete from session.used_id_token
    where expires_at < lib.now() - interval '1 hour'`;
  await sql`
    delete from session.unknown_identity
    where created_at < lib.now() - interval '1 hour'`;
};
