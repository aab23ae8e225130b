import type { Sql } from '@parlour/node-kit/database/database';

export const listSecrets = (
  sql: Sql,
  after: bigint,
  most: number,
): Promise<{ id: bigint; secret: Buffer }[]> =>
  sql<{ id: bigint; secret: Buffer }>`
    select id, secret
    from session.factor
    where secret is not null and id > ${after}
    order by id
    limit ${most}`;

/** Unless another process has. */
export const replaceSecret = (
  sql: Sql,
  { id, secret, next }: { id: bigint; secret: Buffer; next: Buffer },
): Promise<unknown> => sql`
  update session.factor set secret = ${next} where id = ${id} and secret = ${secret}`;
