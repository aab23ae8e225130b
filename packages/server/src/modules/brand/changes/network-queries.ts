import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';

/** Why a network is in a list that an operator imported. */
export type ListedReason = 'blocked' | 'datacentre';

export type NetworkList = {
  id: string;
  /** The list from which it was made, and how many of its networks are gone. */
  base: string | null;
  gone: number;
  count: number;
};

/** The networks of a list, with why. */
export const readListed = async (
  sql: Sql,
  listId: string,
): Promise<(readonly [network: string, reason: ListedReason])[]> => {
  const rows = await sql<{ network: string; reason: ListedReason }>`
    select network::text as network, reason from brand.listed_network
    where list_id = ${listId}::bigint
    limit ${mostListed}`;
  return rows.map(({ network, reason }) => [network, reason] as const);
};

/** The list that a brand uses, its row locked until the commit; undefined without such a brand. */
export const lockNetworkList = async (
  sql: Transaction,
  brand: string,
): Promise<{ list: NetworkList | undefined } | undefined> => {
  const [row] = await sql<{ id: string | null }>`
    select network_list_id::text as id from brand.brand where code = ${brand} for update`;
  if (!row) return undefined;
  return { list: row.id === null ? undefined : await findNetworkList(sql, brand, row.id) };
};

export const findNetworkList = async (
  sql: Sql,
  brand: string,
  id: string,
): Promise<NetworkList | undefined> => {
  const [row] = await sql<NetworkList>`
    select id::text as id, base_id::text as base, gone, count from brand.network_list
    where brand = ${brand} and id = ${id}::bigint`;
  return row;
};

/** From here on the brand refuses the networks of this list; of none without one. */
export const applyNetworkList = (sql: Transaction, brand: string, id: string | null) => sql`
  update brand.brand set network_list_id = ${id}::bigint where code = ${brand}`;

/** All of them are read at once. */
const mostListed = 200_000;

/** So many lists of a brand stay, to go back to. */
const mostLists = 20;

export type SavedList = { id: string; count: number; added: number; gone: number };

/**
 * Writes a list that is not used yet: of these networks alone, or with those of the list in use.
 * The networks are right, and each is there once.
 */
export const saveNetworkList = async (
  sql: Transaction,
  brand: string,
  networks: readonly (readonly [network: string, reason: ListedReason])[],
  { adds }: { adds: boolean },
): Promise<SavedList | undefined> => {
  const base = (await lockNetworkList(sql, brand))?.list?.id ?? null;
  const [made] = await sql<{ id: string }>`
    insert into brand.network_list (brand, base_id, gone, count)
    values (${brand}, ${base}::bigint, 0, 0)
    returning id::text as id`;
  const { id } = made!;
  await sql`
    insert into brand.listed_network (list_id, network, reason)
    select ${id}::bigint, network::cidr, reason
    from unnest(${networks.map(([network]) => network)}::text[],
      ${networks.map(([, reason]) => reason)}::text[]) as given (network, reason)`;
  if (adds) {
    await sql`
      insert into brand.listed_network (list_id, network, reason)
      select ${id}::bigint, network, reason from brand.listed_network
      where list_id = ${base}::bigint
      on conflict do nothing`;
  }
  const [sums] = await sql<{ count: number; added: number; gone: number; moved: number }>`
    select count(*) filter (where n.network is not null)::integer as count,
      count(*) filter (where b.network is null)::integer as added,
      count(*) filter (where n.network is null)::integer as gone,
      count(*) filter (where n.reason <> b.reason)::integer as moved
    from (select network, reason from brand.listed_network where list_id = ${id}::bigint) n
    full join (
      select network, reason from brand.listed_network where list_id = ${base}::bigint
    ) b using (network)`;
  const { count, added, gone, moved } = sums!;
  if (count > mostListed) throw new Refusal('request.too_large');
  if (added + gone + moved === 0) {
    await sql`delete from brand.network_list where id = ${id}::bigint`;
    return undefined;
  }
  await sql`
    update brand.network_list set count = ${count}, gone = ${gone} where id = ${id}::bigint`;
  await dropOldLists(sql, brand);
  return { id, count, added, gone };
};

const dropOldLists = (sql: Transaction, brand: string) => sql`
  delete from brand.network_list l
  where l.brand = ${brand}
    and l.id not in (
      select id from brand.network_list where brand = ${brand} order by id desc limit ${mostLists})
    and not exists (select from brand.brand b where b.network_list_id = l.id)`;
