import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type AccessSubject = { kind: 'person' | 'role' | 'brand'; id: string };

/** Whether there is such a person who still works here, such a role, or such a brand. */
export const subjectExists = async (sql: Sql, { kind, id }: AccessSubject): Promise<boolean> => {
  const rows = await sql`
    select where case ${kind}
      when 'person' then exists (
        select from operator.operator where id::text = ${id} and state <> 'stopped')
      when 'role' then exists (select from operator.role where id = ${id})
      else exists (select from brand.brand_view where code = ${id}) end`;
  return rows.length > 0;
};

export const readNetworks = async (sql: Sql, subject: string): Promise<string[]> => {
  const rows = await sql<{ network: string }>`
    select one::text as network
    from operator.access, unnest(networks) with ordinality as listed (one, place)
    where subject = ${subject}
    order by place
    limit 50`;
  return rows.map(({ network }) => network);
};

/** Bits behind a network's prefix are taken away. */
export const writeNetworks = (
  sql: Transaction,
  subject: string,
  networks: readonly string[],
): Promise<unknown> => sql`
  insert into operator.access (subject, networks)
  select ${subject}, coalesce(array_agg(network(one::inet)::cidr order by place), '{}')
  from unnest(${[...networks]}::text[]) with ordinality as given (one, place)
  on conflict (subject) do update set networks = excluded.networks`;

/** Whether a list that concerns the person leaves this address outside. */
export const isOutside = async (
  sql: Sql,
  operatorId: string,
  address: string,
): Promise<boolean> => {
  const [row] = await sql<{ isOutside: boolean }>`
    select operator.is_outside(${operatorId}::bigint, ${address}::inet) as "isOutside"`;
  return row!.isOutside;
};

/** Whether the lists as they are now would end the person's own session. */
export const wouldLockOut = async (sql: Sql, operatorId: string): Promise<boolean> => {
  const rows = await sql`
    select from operator.sign_in
    where operator_id = ${operatorId}::bigint and ended_at is null
      and operator.is_outside(operator_id, coalesce(last_address, address))
    limit 1`;
  return rows.length > 0;
};
