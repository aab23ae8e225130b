import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideWithdrawal } from '../../withdrawals/decide-withdrawal';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => dropSoundSite(site));

test('[WALLET-04] a withdrawal by the bank of the demonstration is paid by hand, with a statement', async () => {
  const [clerk, finance] = [
    await openOperator(site, { roles: ['cashier'] }),
    await openOperator(site, { roles: ['finance'] }),
  ];
  const player = await payablePlayer(site, { cash: '200000' });
  const { id } = await player.get(
    cashier.requestWithdrawal,
    withdrawalOf(player, '200000', 'bank'),
  );
  await site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
  );
  const { list } = await clerk.get(cashierConsole.listPayouts, {});
  const payout = list.find(({ withdrawalId }) => withdrawalId === id)!;
  expect(payout).toMatchObject({ method: 'bank', byHand: true, amount: '200000' });
  await clerk.get(cashierConsole.claimPayout, { id: payout.id });
  await clerk.get(cashierConsole.setPayoutReference, { id: payout.id, reference: 'FTDEMO1' });
  const [today] = await site.database.sql<{ day: string }>`
    select (lib.now() at time zone time_zone)::date::text as day
    from brand.brand_view where code = 'main'`;
  const row = `${today!.day},FTDEMO1,,200000,CT ${payout.number}`;
  const file = Buffer.from(`Date,Reference,Credit,Debit,Content\n${row}`).toString('base64');
  const wanted = { brand: 'main', methodId: 'bank', accountNumber: '9001234567890', file };
  await finance.get(cashierDesk.importStatement, { ...wanted, dry: false });
  await clerk.get(cashierConsole.askPayout, { id: payout.id });
  const paid = await player.get(cashier.readWithdrawal, { id });
  expect(paid).toMatchObject({ status: 'paid', bankReference: 'FTDEMO1' });
});
