import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Until when the session counts as confirmed; undefined if it has ended meanwhile. */
export const noteStepUp = async (sql: Transaction, signInId: string): Promise<Date | undefined> => {
  const [row] = await sql<{ until: Date }>`
    update session.sign_in
    set stepped_up_at = lib.now(), strength = 'full'
    where id = ${signInId}::bigint and ended_at is null
    returning stepped_up_at + session.step_up_time() as until`;
  return row?.until;
};

/**
 * Tokens work only together with the new one; for calls that are on their way the former one is
 * enough to look. False where it is replaced already.
 */
export const replaceCookie = async (
  sql: Transaction,
  signInId: string,
  { before, next }: { before: Buffer; next: Buffer },
): Promise<boolean> => {
  const rows = await sql`
    update session.sign_in
    set cookie_hash = ${next}, former_cookie_hash = cookie_hash,
      former_cookie_until = lib.now() + interval '10 seconds'
    where id = ${signInId}::bigint and cookie_hash = ${before}
    returning id`;
  return rows.length === 1;
};

/** The calls of this tab that are on their way with the old token still arrive. */
export const endToken = (sql: Transaction, tokenHash: Buffer) => sql`
  update session.token
  set ends_at = lib.now() + interval '10 seconds'
  where token_hash = ${tokenHash}`;

/** Undefined for an account that has none. */
export const readPasswordHash = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [row] = await sql<{ passwordHash: string | null }>`
    select password_hash as "passwordHash"
    from session.credential
    where player_id = ${playerId}::bigint`;
  return row?.passwordHash ?? undefined;
};
