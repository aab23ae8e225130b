import type { Sql, Transaction } from '@parlour/node-kit/database/database';

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

export const readBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select code from brand.brand_view
    order by code
    limit 1000`;
  return rows.map(({ code }) => code);
};

export const holdsRole = async (
  sql: Transaction,
  operatorId: string,
  roleId: string,
): Promise<boolean> => {
  const rows = await sql`
    select from operator.holding
    where operator_id = ${operatorId}::bigint and role_id = ${roleId} and ended_at is null
      and (until is null or until > lib.now())
    limit 1`;
  return rows.length > 0;
};

type RightIn = { operatorId: string; right: string; brands: readonly string[] };

/** Whether the right is in force in all of the brands; in any where none is named. */
export const hasRightIn = async (
  sql: Transaction,
  { operatorId, right, brands }: RightIn,
): Promise<boolean> => {
  const [row] = await sql<{ held: number }>`
    select count(distinct brand)::integer as held
    from operator.right_of
    where operator_id = ${operatorId}::bigint and "right" = ${right}
      and (${[...brands]}::text[] = '{}' or brand = any (${[...brands]}::text[]))`;
  return row!.held >= Math.max(brands.length, 1);
};
