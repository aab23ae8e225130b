import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, unit } from '@parlour/testkit/ledger/scene';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { notableBet: '3', notableWin: '5' });
});
afterAll(() => site.drop());

test('[R-C2] a bet and a win above the brand’s amount for large play are logged, once', async () => {
  const vendor = await openVendor(site, { code: 'ACME', dialect: 'hub88' });
  const { bet, win } = await openScene(site, vendor);
  for (const [stake, paid] of [
    [2, 4],
    [3, 5],
  ] as const) {
    const round = randomUUID();
    const one = { transaction_uuid: randomUUID(), round, amount: stake * unit };
    const gain = { transaction_uuid: randomUUID(), round, amount: paid * unit };
    for (const _ of ['first', 'again']) {
      expect(await bet(one)).toBe('RS_OK');
      expect(await win(one.transaction_uuid, gain)).toBe('RS_OK');
    }
  }
  const entries = () =>
    site.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => String(event).startsWith('brand.large_'));
  await expect.poll(() => entries().length).toBe(2);
  expect(entries()).toMatchObject([
    { event: 'brand.large_bet', amount: '3', from: '3', brand: 'main', currency: 'VND' },
    { event: 'brand.large_win', amount: '5', from: '5' },
  ]);
});
