import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ChangeValues } from './kind';

export type DraftPlace = { operatorId: string; kind: string; object: string };

export type DraftRow = { version: string; patch: ChangeValues; at: Date };

export const findDraft = async (
  sql: Sql,
  { operatorId, kind, object }: DraftPlace,
): Promise<DraftRow | undefined> => {
  const [row] = await sql<DraftRow>`
    select base_version as version, patch, at
    from operator.draft
    where operator_id = ${operatorId}::bigint and kind = ${kind} and object = ${object}`;
  return row;
};

/** Of one person: each may have a megabyte. */
const mostDrafts = 100;

/** Undefined when the person has as many others as they may. */
export const writeDraft = async (
  sql: Transaction,
  { operatorId, kind, object }: DraftPlace,
  { version, patch }: Pick<DraftRow, 'version' | 'patch'>,
): Promise<DraftRow | undefined> => {
  const [row] = await sql<DraftRow>`
    insert into operator.draft (operator_id, kind, object, base_version, patch)
    select ${operatorId}::bigint, ${kind}, ${object}, ${version},
      ${JSON.stringify(patch)}::jsonb
    where (
      select count(*) from operator.draft
      where operator_id = ${operatorId}::bigint and (kind, object) <> (${kind}, ${object})
    ) < ${mostDrafts}
    on conflict (operator_id, kind, object) do update
    set base_version = excluded.base_version, patch = excluded.patch, at = lib.now()
    returning base_version as version, patch, at`;
  return row;
};

export const deleteDraft = (sql: Transaction, { operatorId, kind, object }: DraftPlace) => sql`
  delete from operator.draft
  where operator_id = ${operatorId}::bigint and kind = ${kind} and object = ${object}`;

/** Who has a draft of an object, the newest first. */
export const listDrafters = (
  sql: Sql,
  { operatorId, kind, object }: DraftPlace,
): Promise<{ name: string; at: Date }[]> => sql<{ name: string; at: Date }>`
  select o.name, d.at
  from operator.draft d
  join operator.operator o on o.id = d.operator_id
  where d.kind = ${kind} and d.object = ${object} and d.operator_id <> ${operatorId}::bigint
  order by d.at desc
  limit 20`;

export type DraftOf = { object: string; operatorId: bigint; name: string };

/** Every draft of a kind in a brand, whose objects are `brand:code`. */
export const listDraftsIn = (sql: Sql, kind: string, brand: string): Promise<DraftOf[]> =>
  sql<DraftOf>`
    select d.object, d.operator_id as "operatorId", o.name
    from operator.draft d
    join operator.operator o on o.id = d.operator_id
    where d.kind = ${kind} and starts_with(d.object, ${`${brand}:`})
    order by d.object, o.name
    limit 1000`;

/** The objects of a kind in a brand for which a change waits for its second person. */
export const listWaitingIn = (
  sql: Sql,
  kind: string,
  brand: string,
): Promise<{ object: string }[]> =>
  sql<{ object: string }>`
    select object from operator.change
    where kind = ${kind} and state = 'proposed' and starts_with(object, ${`${brand}:`})
    limit 1000`;

/** Drafts that were left: an hour's work of months ago stands on a version long gone. */
export const forgetDrafts = (sql: Sql) => sql`
  delete from operator.draft where at < lib.now() - interval '180 days'`;
