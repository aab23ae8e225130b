import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Whether the person has signed in in the browser with this cookie. */
export const isDeviceOf = async (
  sql: Sql,
  operatorId: string,
  digest: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    select from operator.known_device
    where digest = ${digest} and operator_id = ${operatorId}::bigint`;
  return rows.length === 1;
};

type NewCode = { operatorId: string; ticketHash: Buffer; codeDigest: Buffer; minutes: number };

/** A new one ends the one before. */
export const insertDeviceCode = (
  sql: Transaction,
  { operatorId, ticketHash, codeDigest, minutes }: NewCode,
): Promise<unknown> => sql`
  insert into operator.device_code (operator_id, ticket_hash, code_digest, expires_at)
  values (${operatorId}::bigint, ${ticketHash}, ${codeDigest},
    lib.now() + make_interval(mins => ${minutes}))
  on conflict (operator_id) do update
  set ticket_hash = excluded.ticket_hash, code_digest = excluded.code_digest, tries = 0,
    expires_at = excluded.expires_at, used_at = null, used_key = null`;

/**
 * Counts a try before it is judged; undefined when there is no more, the time is over, or another
 * call used it. The call that used it may come again, by its key.
 */
export const countTry = async (
  sql: Sql,
  { ticketHash, key, most }: { ticketHash: Buffer; key: string; most: number },
): Promise<{ operatorId: bigint; codeDigest: Buffer } | undefined> => {
  const [row] = await sql<{ operatorId: bigint; codeDigest: Buffer }>`
    update operator.device_code
    set tries = tries + 1
    where ticket_hash = ${ticketHash} and tries < ${most} and expires_at > lib.now()
      and (used_key is null or used_key = ${key}::uuid)
    returning operator_id as "operatorId", code_digest as "codeDigest"`;
  return row;
};

/**
 * True for the one call that used it, and for two minutes for the same one again, while the person
 * may still sign in.
 */
export const spendDeviceCode = async (
  sql: Sql,
  { ticketHash, key }: { ticketHash: Buffer; key: string },
): Promise<boolean> => {
  const rows = await sql`
    update operator.device_code d
    set used_at = coalesce(d.used_at, lib.now()), used_key = ${key}::uuid,
      expires_at = least(d.expires_at, coalesce(d.used_at, lib.now()) + interval '2 minutes')
    from operator.operator o
    where d.ticket_hash = ${ticketHash} and o.id = d.operator_id and o.state = 'active'
      and (d.used_key is null or d.used_key = ${key}::uuid)
    returning d.operator_id`;
  return rows.length === 1;
};

export const forgetDeviceCodes = (sql: Sql): Promise<unknown> => sql`
  delete from operator.device_code where expires_at < lib.now()`;
