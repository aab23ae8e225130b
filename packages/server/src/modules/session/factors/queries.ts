import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Until when the session counts as confirmed; undefined if it has ended meanwhile. */
export const noteStepUp = async (sql: Transaction, signInId: string): Promise<Date | undefined> => {
  const [row] = await sql<{ until: Date }>`
    update session.sign_in
    set stepped_up_at = lib.now()
    where id = ${signInId}::bigint and ended_at is null
    returning stepped_up_at + session.step_up_time() as until`;
  return row?.until;
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
