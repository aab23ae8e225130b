import { readFile } from 'node:fs/promises';
import { cashier } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { cashOf, sendWire } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetProviders } from '../rows/provider-rows';

let site: Site;

/** What the page says to run, as it stands. */
beforeAll(async () => {
  site = await openSite();
  const page = await readFile('docs/add-a-payment-provider.md', 'utf8');
  const client = await site.database.connect('documented sql');
  try {
    for (const [, sql = ''] of page.matchAll(/^```sql\n([\s\S]*?)^```/gm)) await client.query(sql);
  } finally {
    await client.end();
  }
  forgetProviders(site.platform);
  // The page's brand deals in real money.
  await site.database.sql`update brand.brand set demo = false, mode = 'real' where code = 'main'`;
  site.forgetBrands();
});

afterAll(() => dropSoundSite(site));

test('[WALLET-03] the page’s bank takes a deposit and credits it by the bank’s line', async () => {
  const owner = await registerPlayer(site);
  const input = { methodId: 'bank-vcb', amount: '500000' };
  const { transfer } = await owner.get(cashier.requestDeposit, input);
  expect(transfer).toMatchObject({
    accountNumber: '0011002233445',
    accountName: 'CONG TY PARLOUR',
  });
  const { accountNumber, content } = transfer!;
  const fields = { id: 'FT26327000001', accountNumber, amount: '500000', currency: 'VND', content };
  const secret = "the secret of the bank's feed";
  expect(await sendWire(site, 'vcb', { fields, secret })).toEqual({
    status: 200,
    result: 'credited',
  });
  expect(await cashOf(site, owner)).toBe(micros('500000'));
});

test('[WALLET-03] the page’s provider is offered, with its limits and presets', async () => {
  const { list } = await (await registerPlayer(site)).get(cashier.listMethods, { kind: 'deposit' });
  expect(list.find(({ id }) => id === 'lotuspay')).toMatchObject({
    min: '50000',
    max: '100000000',
    presets: ['200000', '500000', '1000000'],
    minutes: 3,
    demo: false,
  });
});
