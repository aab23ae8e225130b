import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { openDatabase } from './open-database';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await db.drop();
});

const parents = [
  ['ledger.transfer', 'ledger'],
  ['round.movement', 'round'],
] as const;

const make = async (
  schema: string,
  months: number | null,
  database = db.database,
): Promise<number> => {
  const [row] = await database.sql<{ made: number }>`
    select case ${schema} when 'ledger' then ledger.ensure_partitions(${months}::integer)
      else round.ensure_partitions(${months}::integer) end as made`;
  return row!.made;
};

type Month = { name: string; bounds: string; indexes: number; owner: string };

const monthsOf = (parent: string): Promise<Month[]> =>
  db.database.sql<Month>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds,
      pg_get_userbyid(c.relowner) as owner,
      (
        select count(*)::integer from pg_index i where i.indrelid = c.oid and i.indisvalid
      ) as indexes
    from pg_inherits h join pg_class c on c.oid = h.inhrelid
    where h.inhparent = ${parent}::regclass
    order by c.relname`;

describe('[WALLET-02] the monthly partitions of tables that grow for ever', () => {
  test.each(parents)(
    'of %s are created once, named by the month, with no gap',
    async (parent, schema) => {
      const before = await monthsOf(parent);
      expect(before).toHaveLength(4);
      expect(await make(schema, 3)).toBe(0);
      expect(await make(schema, 8)).toBe(5);
      const after = await monthsOf(parent);
      expect(after.slice(0, 4)).toEqual(before);

      const [row] = await db.database.sql<{ from: string }>`
      select to_char(lib.now() at time zone 'UTC', 'YYYY_MM') as from`;
      const [year = 0, month = 0] = row!.from.split('_').map(Number);
      for (const [place, { name, bounds, indexes, owner }] of after.entries()) {
        const [from, to] = [place, place + 1].map((ahead) =>
          new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10),
        );
        expect(name).toBe(`${parent.split('.')[1]}_${from!.slice(0, 7).replace('-', '_')}`);
        expect(bounds).toBe(`FOR VALUES FROM ('${from} 00:00:00+00') TO ('${to} 00:00:00+00')`);
        expect([indexes, owner]).toEqual([after[0]!.indexes, after[0]!.owner]);
      }
    },
  );

  test.each(parents)('of %s are never created without end', async (parent, schema) => {
    const before = await monthsOf(parent);
    for (const months of [25, 2_000_000, -1, null]) {
      await expect(make(schema, months)).rejects.toMatchObject({ constraint: 'months_ahead' });
    }
    expect(await monthsOf(parent)).toEqual(before);
  });

  test.each(parents)(
    'of %s are created by one of ten concurrent processes',
    async (parent, schema) => {
      const others = Array.from({ length: 10 }, () => openDatabase(db.url));
      try {
        const made = await Promise.all(others.map((database) => make(schema, 14, database)));
        expect(made.filter((months) => months > 0)).toEqual([6]);
        expect(made).toHaveLength(10);
        expect(await monthsOf(parent)).toHaveLength(15);
      } finally {
        await Promise.all(others.map((database) => database.close()));
      }
    },
  );
});
