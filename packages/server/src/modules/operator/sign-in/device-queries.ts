import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Whether the person signed in before in the browser with this cookie. */
export const isKnownDevice = async (
  sql: Sql,
  nameKey: string,
  digest: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    select from operator.known_device d
    join operator.operator o on o.id = d.operator_id
    where d.digest = ${digest} and o.name_key = ${nameKey}`;
  return rows.length === 1;
};

type NewDevice = {
  operatorId: string;
  digest: Buffer;
  signInId: string;
  /** Since when the browser is known to be the person's; from now on without it. */
  since: Date | undefined;
};

/** The browser is known from now on; the ten that were used last stay. */
export const keepDevice = async (
  sql: Transaction,
  { operatorId, digest, signInId, since }: NewDevice,
): Promise<void> => {
  await sql`
    insert into operator.known_device (digest, operator_id, sign_in_id, added_at)
    values (${digest}, ${operatorId}::bigint, ${signInId}::bigint,
      coalesce(${since ?? null}::timestamptz, lib.now()))`;
  await sql`
    delete from operator.known_device
    where digest in (
      select digest from operator.known_device
      where operator_id = ${operatorId}::bigint
      order by used_at desc
      offset 10)`;
};

/** The browser's cookie is no one's any more; since when it was known to be this person's. */
export const dropDevice = async (
  sql: Transaction,
  operatorId: string,
  digest: Buffer,
): Promise<Date | undefined> => {
  const [row] = await sql<{ operatorId: bigint; addedAt: Date }>`
    delete from operator.known_device where digest = ${digest}
    returning operator_id as "operatorId", added_at as "addedAt"`;
  return row?.operatorId === BigInt(operatorId) ? row.addedAt : undefined;
};

export type OperatorDeviceRow = {
  id: bigint;
  digest: Buffer;
  userAgent: string | null;
  address: string | null;
  addedAt: Date;
  seenAt: Date;
};

/** The browsers of a person, with their last sign-in there, the one used last first. */
export const readDevices = (
  sql: Sql,
  operatorId: string,
): Promise<OperatorDeviceRow[]> => sql<OperatorDeviceRow>`
  select d.id, d.digest, s.user_agent as "userAgent",
    host(coalesce(s.last_address, s.address)) as address, d.added_at as "addedAt",
    greatest(d.used_at, s.active_at) as "seenAt"
  from operator.known_device d
  left join operator.sign_in s on s.id = d.sign_in_id
  where d.operator_id = ${operatorId}::bigint
  order by "seenAt" desc, d.id desc
  limit 50`;

/** True for the one call that forgot it. */
export const deleteDevice = async (
  sql: Transaction,
  operatorId: string,
  id: string,
): Promise<boolean> => {
  const rows = await sql`
    delete from operator.known_device
    where id = ${id}::bigint and operator_id = ${operatorId}::bigint
    returning id`;
  return rows.length === 1;
};
