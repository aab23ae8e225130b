import { readFileSync } from 'node:fs';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const statementsOf = (page: string): string[] => {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, sql]) => sql ?? '');
};

// docs/add-a-vendor.md has a test of its own.
describe.each(['ledger.md', 'operations.md'])('the SQL of docs/%s', (page) => {
  test.each(statementsOf(page))('runs as it stands: %s', async (sql) => {
    const client = await site.database.connect('documented sql');
    try {
      await client.query('begin');
      await expect(client.query(sql)).resolves.toBeDefined();
      await client.query('rollback');
    } finally {
      await client.end();
    }
  });
});
