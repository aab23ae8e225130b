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

/** The browser is known from now on; the ten that were used last stay. */
export const keepDevice = async (
  sql: Transaction,
  operatorId: string,
  digest: Buffer,
): Promise<void> => {
  await sql`
    insert into operator.known_device (digest, operator_id)
    values (${digest}, ${operatorId}::bigint)`;
  await sql`
    delete from operator.known_device
    where digest in (
      select digest from operator.known_device
      where operator_id = ${operatorId}::bigint
      order by used_at desc
      offset 10)`;
};

export const dropDevice = (sql: Transaction, digest: Buffer): Promise<unknown> => sql`
  delete from operator.known_device where digest = ${digest}`;
