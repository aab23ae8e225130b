import type { Site } from './site';

/** Every table in which one of the values stands, in clear text or as bytes of it. */
export const tablesWith = async ({ database }: Site, values: string[]): Promise<string[]> => {
  const tables = await database.sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
    order by 1`;
  const found: string[] = [];
  const client = await database.connect('search');
  for (const { name } of tables) {
    const text = `select from ${name} t
      where exists (select from unnest($1::text[]) v
        where position(lower(v) in lower(t::text)) > 0
          or position(encode(convert_to(v, 'UTF8'), 'hex') in t::text) > 0) limit 1`;
    const { rowCount } = await client.query(text, [values]);
    if (rowCount) found.push(name);
  }
  await client.end();
  return found;
};
