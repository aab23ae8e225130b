import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type PasswordProof = {
  /** Null: the account has no password. */
  passwordHash: string | null;
  /** Typed in this session a short while ago. */
  isRecent: boolean;
  /** The session itself began a short while ago, by whatever way. */
  isFresh: boolean;
};

const recentSeconds = 300;

/** What this session has shown of its player's password. */
export const readPasswordProof = async (
  sql: Sql,
  { playerId, signInId }: { playerId: string; signInId: string },
): Promise<PasswordProof> => {
  const [row] = await sql<PasswordProof>`
    select c.password_hash as "passwordHash",
      coalesce(s.password_at > lib.now() - make_interval(secs => ${recentSeconds}), false)
        as "isRecent",
      s.created_at > lib.now() - make_interval(secs => ${recentSeconds}) as "isFresh"
    from session.sign_in s
    join session.credential c on c.player_id = s.player_id
    where s.id = ${signInId}::bigint and s.player_id = ${playerId}::bigint`;
  if (!row) throw new Error(`there is no sign-in ${signInId}`);
  return row;
};

/**
 * False when the password has changed or the account was held since it was compared: a sign-in
 * that waited meanwhile must not outlive that. Changes wait until the transaction ends.
 */
export const holdPassword = async (
  sql: Transaction,
  playerId: bigint,
  passwordHash: string | null,
): Promise<boolean> => {
  const rows = await sql`
    select from session.credential
    where player_id = ${playerId} and password_hash is not distinct from ${passwordHash}
      and held_at is null
    for update`;
  return rows.length === 1;
};

/** False when the password is not the expected one any more: of many changes at once one counts. */
export const replacePassword = async (
  sql: Transaction,
  playerId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> => {
  const rows = await sql`
    update session.credential
    set password_hash = ${to}, password_at = lib.now(), must_change = false, is_demo = false,
      held_at = null
    where player_id = ${playerId}::bigint and password_hash is not distinct from ${from}
    returning player_id`;
  return rows.length === 1;
};

/** The session goes on under a new cookie; the password was typed in it. */
export const renewSignIn = async (
  sql: Transaction,
  signInId: string,
  cookieHash: Buffer,
): Promise<{ createdAt: Date } | undefined> => {
  const [row] = await sql<{ createdAt: Date }>`
    update session.sign_in
    set cookie_hash = ${cookieHash}, password_at = lib.now(), must_change = null
    where id = ${signInId}::bigint and ended_at is null
    returning created_at as "createdAt"`;
  return row;
};

export const dropTokens = (sql: Transaction, signInId: string) => sql`
  delete from session.token
  where sign_in_id = ${signInId}::bigint`;

export const endOthers = async (
  sql: Transaction,
  playerId: string,
  signInId: string,
): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    update session.sign_in
    set ended_at = lib.now(), reason = 'password'
    where player_id = ${playerId}::bigint and id <> ${signInId}::bigint and ended_at is null
    returning id`;
  return rows.map(({ id }) => id);
};

/** Whatever the password was before. */
export const setPassword = (sql: Transaction, playerId: string, passwordHash: string) => sql`
  update session.credential
  set password_hash = ${passwordHash}, password_at = lib.now(), must_change = false,
    is_demo = false, held_at = null
  where player_id = ${playerId}::bigint`;

/** Undefined for a player who has none. */
export const readPaymentPasswordHash = async (
  sql: Sql,
  playerId: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ hash: string | null }>`
    select payment_password_hash as hash
    from session.credential
    where player_id = ${playerId}::bigint`;
  return row?.hash ?? undefined;
};

export const setPaymentPasswordHash = (sql: Transaction, playerId: string, hash: string) => sql`
  update session.credential
  set payment_password_hash = ${hash}
  where player_id = ${playerId}::bigint`;
