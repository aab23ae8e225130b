import type { ContentVersion } from '@parlour/contract/content-console';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { WrittenItem } from './item-values';
import type { ContentPlace } from './place';

type NewVersion = { version: number; item: WrittenItem; changeId?: string };

/** A version that is kept already stays as it is. */
export const insertVersion = (
  sql: Transaction,
  { kind, brand, code }: ContentPlace,
  { version, item, changeId }: NewVersion,
) => sql`
  insert into content.version (brand, kind, code, version, item, change_id)
  values (${brand}, ${kind}, ${code}, ${version}, ${JSON.stringify(item)}::jsonb,
    ${changeId ?? null}::bigint)
  on conflict do nothing`;

export type VersionRow = Pick<ContentVersion, 'version'> & { at: Date; changeId: bigint | null };

export const readVersions = (
  sql: Sql,
  { kind, brand, code }: ContentPlace,
): Promise<VersionRow[]> =>
  sql<VersionRow>`
    select version, at, change_id as "changeId"
    from content.version
    where brand = ${brand} and kind = ${kind} and code = ${code}
    order by version desc
    limit 50`;

export const readVersion = async (
  sql: Sql,
  { kind, brand, code }: ContentPlace,
  version: number,
): Promise<WrittenItem | undefined> => {
  const [row] = await sql<{ item: WrittenItem }>`
    select item from content.version
    where brand = ${brand} and kind = ${kind} and code = ${code} and version = ${version}`;
  return row?.item;
};
