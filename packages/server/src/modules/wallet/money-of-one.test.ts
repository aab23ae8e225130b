import type { Sql } from '@parlour/node-kit/database/database';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPockets } from './queries';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('[WALLET-01] the money of a player is added up alone, however many players there are', async () => {
  let plan = '';
  const explained = (async (strings: TemplateStringsArray, ...values: unknown[]) => {
    const [first = '', ...others] = strings;
    const text = [`explain ${first}`, ...others] as unknown as TemplateStringsArray;
    const rows = await site.database.sql<{ 'QUERY PLAN': string }>(text, ...values);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return [];
  }) as Sql;
  await readPockets(explained, [{ playerId: '7', currency: 'VND' }]);
  // On the pockets themselves, before they are added up.
  expect(plan).toMatch(/(Index Cond|Filter): \(\(player_id = p\.player_id\)/);
});
