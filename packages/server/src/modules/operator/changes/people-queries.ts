import type { Transaction } from '@parlour/node-kit/database/database';

/** A person's roles in force or to come, each `role` or `role@brand,brand`. */
export const readHeld = async (sql: Transaction, operatorId: string): Promise<string[]> => {
  const rows = await sql<{ held: string }>`
    select role_id || coalesce('@' || array_to_string(brands, ','), '') as held
    from operator.holding
    where operator_id = ${operatorId}::bigint and ended_at is null
      and (until is null or until > lib.now())
    order by id
    limit 100`;
  return rows.map(({ held }) => held);
};

type RoleFacts = { id: string; name: string; rights: string[] };

export const readRole = async (
  sql: Transaction,
  id: string,
): Promise<(RoleFacts & { version: number }) | undefined> => {
  const [row] = await sql<RoleFacts & { version: number }>`
    select id, name, rights, version from operator.role where id = ${id} for update`;
  return row;
};

export const writeRole = (sql: Transaction, { id, name, rights }: RoleFacts) => sql`
  insert into operator.role as r (id, name, rights, position)
  values (${id}, ${name}, ${rights}::text[], 1000)
  on conflict (id) do update
  set name = excluded.name, rights = excluded.rights, version = r.version + 1`;
