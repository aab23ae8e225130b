import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type NewPicture = {
  id: string;
  brand: string;
  bytes: Buffer;
  width: number;
  height: number;
  kind: 'jpg' | 'png';
  /** Null: of the demo. */
  operatorId: string | null;
};

/** Its address; one that is there already is used again, and kept as long as a new one. */
export const insertPicture = async (sql: Transaction, picture: NewPicture): Promise<string> => {
  await sql`
  insert into content.picture (id, brand, bytes, width, height, kind, uploaded_by)
  values (${picture.id}::uuid, ${picture.brand}, ${picture.bytes}, ${picture.width},
    ${picture.height}, ${picture.kind}, ${picture.operatorId}::bigint)
  on conflict (id) do update set uploaded_at = excluded.uploaded_at`;
  return (await readPicture(sql, picture.id))!.address;
};

export const readPicture = async (
  sql: Sql,
  id: string,
): Promise<{ bytes: Buffer; address: string } | undefined> => {
  const [row] = await sql<{ bytes: Buffer; address: string }>`
    select bytes, address
    from content.picture join content.picture_view using (id)
    where id = ${id}::uuid`;
  return row;
};

/** Those of these addresses under which the brand has a picture. */
export const readAddresses = async (
  sql: Sql,
  brand: string,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const rows = await sql<{ address: string }>`
    select address from content.picture_view
    where brand = ${brand} and id = any (
      select substring(one from 11 for 36)::uuid from unnest(${[...addresses]}::text[]) one)`;
  return new Set(rows.map(({ address }) => address));
};

/**
 * Pictures that no item, no version of one and no brand's logo has. A change may wait a year for
 * its time, so that younger ones stay.
 */
export const deleteUnusedPictures = async (sql: Sql, days: number): Promise<number> => {
  const rows = await sql`
    with old as (
      select id, brand, address from content.picture_view
      where uploaded_at < lib.now() - make_interval(days => ${days})
    )
    delete from content.picture p
    using old
    where p.id = old.id
      and not exists (
        select from brand.brand_view b where b.code = old.brand and b.logo = old.address)
      and not exists (
        select from content.banner b where b.brand = old.brand and b.image = old.address)
      and not exists (
        select from content.article a where a.brand = old.brand and a.image = old.address)
      and not exists (
        select from content.version v
        where v.brand = old.brand and v.item ->> 'image' = old.address)
    returning p.id`;
  return rows.length;
};
