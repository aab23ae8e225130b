import type { Sql } from '@parlour/node-kit/database/database';

/** A new code voids the older one of the same recipient and purpose. */
export const replaceCode = (
  sql: Sql,
  { recipient, codeHash, minutes }: { recipient: Buffer; codeHash: Buffer; minutes: number },
) => sql`
  insert into session.code (recipient, code_hash, created_at, expires_at)
  select ${recipient}, ${codeHash}, now.at, now.at + make_interval(mins => ${minutes})
  from lib.now() as now (at)
  on conflict (recipient) do update
  set code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at,
    expires_at = excluded.expires_at, used_at = null`;

export type CodeTry = { isUsed: boolean; isExpired: boolean };

/**
 * Counts the try and uses the code in one statement, so that of many concurrent tries one succeeds
 * and no more than the allowed number is judged. Undefined: there is no code to try.
 */
export const tryCode = async (
  sql: Sql,
  recipient: Buffer,
  codeHash: Buffer,
  mostTries: number,
): Promise<CodeTry | undefined> => {
  const [row] = await sql<CodeTry>`
    update session.code
    set tries = tries + 1,
      used_at = case when code_hash = ${codeHash} and expires_at > lib.now() then lib.now() end
    where recipient = ${recipient} and used_at is null and tries < ${mostTries}
    returning used_at is not null as "isUsed", expires_at <= lib.now() as "isExpired"`;
  return row;
};

export const isCodeUsed = async (
  sql: Sql,
  recipient: Buffer,
  codeHash: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    select recipient from session.code
    where recipient = ${recipient} and code_hash = ${codeHash} and used_at is not null
      and expires_at > lib.now()`;
  return rows.length === 1;
};

export const untryCode = (sql: Sql, recipient: Buffer) => sql`
  update session.code
  set used_at = null, tries = tries - 1
  where recipient = ${recipient} and used_at is not null`;

export const forgetOldCodes = (sql: Sql) => sql`
  delete from session.code
  where expires_at < lib.now() - interval '1 day'`;
