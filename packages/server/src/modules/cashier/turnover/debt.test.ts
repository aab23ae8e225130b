import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import type { Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { areUnlocked, untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { give, pocketOf } from '@parlour/testkit/ledger/world';
import { nextPayer, openPayingSite, type Payer } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providers } from '../providers/providers';
import { decideWithdrawal } from '../withdrawals/decide-withdrawal';
import { sendPayout } from '../withdrawals/send-payout';
import { settlePayout } from '../withdrawals/settle-payout';
import { lockTurnover } from './turnover-queries';

let site: Site;
let vendor: Vendor;
let payer: Payer;

beforeAll(async () => {
  site = await openPayingSite(providers);
  vendor = await openVendor(site, { code: 'SLOTS' });
});
beforeEach(() => {
  payer = nextPayer(providers);
});
afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

const pocket = (player: { playerId: string }, kind: string): Promise<string> =>
  pocketOf(site, player, kind);

/** As a vendor's take-back of winnings that were moved away leaves it. */
const owe = ({ playerId }: { playerId: string }, units: string) =>
  site.database.sql`
    select ledger.post_named(array['testing'], array[${randomUUID()}::text], array['0'::"char"],
      array[${`player:${playerId}:debt`}], array['house:main:opening'], array['VND'],
      array[${micros(units)}]::bigint[], array['adjust'], array[null]::bigint[])`;

const ask = (player: Payable, amount: string) =>
  player.call(cashier.requestWithdrawal, withdrawalOf(player, amount));

const requested = async (
  cash: string,
  amount: string,
): Promise<{ player: Payable; id: string }> => {
  const player = await payablePlayer(site, { cash });
  const { id } = (await ask(player, amount)).body.value;
  return { player, id };
};

const decide = (id: string, verdict: 'approve' | 'refuse') =>
  site.database.transaction((sql) => decideWithdrawal(site.platform, sql, { id, verdict }));

const payoutOf = async (id: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id from cashier.payout where withdrawal_id = ${id}::uuid`;
  return row!.id;
};

const reasonsOf = async (subjectId: string): Promise<string[] | undefined> => {
  const [row] = await site.database.sql<{ reasons: string[] }>`
    select reasons from casework.case_view where subject_id = ${subjectId}`;
  return row?.reasons;
};

describe('[WALLET-04] what a player owes', () => {
  test('cannot be withdrawn, and a withdrawal beside it is looked at by a person', async () => {
    const player = await payablePlayer(site, { cash: '1000000' });
    await owe(player, '700000');
    expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
      cash: '1000000',
      withdrawable: '300000',
      locked: '0',
    });
    const over = await ask(player, '300001');
    expect([over.status, over.refusal?.code]).toEqual([409, 'wallet.insufficient_funds']);
    const { id } = (await ask(player, '300000')).body.value;
    expect(await reasonsOf(id)).toContain('debt');
  });

  test('is paid by a withdrawal that returns, refused or failed', async () => {
    const refused = await requested('500000', '500000');
    await owe(refused.player, '400000');
    await decide(refused.id, 'refuse');
    expect([await pocket(refused.player, 'cash'), await pocket(refused.player, 'debt')]).toEqual([
      '100000',
      '0',
    ]);
    const failed = await requested('500000', '500000');
    await decide(failed.id, 'approve');
    payer.start = 'pending';
    await sendPayout(site.platform, { payoutId: await payoutOf(failed.id) });
    await owe(failed.player, '900000');
    await settlePayout(site.platform, await payoutOf(failed.id), { state: 'failed' });
    expect([await pocket(failed.player, 'cash'), await pocket(failed.player, 'debt')]).toEqual([
      '0',
      '-400000',
    ]);
  });

  test('stops a payout that was approved, and a person looks; other cash pays it first', async () => {
    const stopped = await requested('500000', '500000');
    await decide(stopped.id, 'approve');
    await owe(stopped.player, '500000');
    const payoutId = await payoutOf(stopped.id);
    await sendPayout(site.platform, { payoutId });
    expect(payer.started.get(payoutId)).toBeUndefined();
    expect(await reasonsOf(`stop:${payoutId}`)).toEqual(['debt']);
    // A person may end it.
    const ended = await requested('500000', '500000');
    await decide(ended.id, 'approve');
    await settlePayout(site.platform, await payoutOf(ended.id), { state: 'failed' });
    expect(await pocket(ended.player, 'cash')).toBe('500000');
    await give(site, stopped.player.playerId, { pocket: 'cash', amount: micros('600000') });
    await sendPayout(site.platform, { payoutId });
    expect(payer.started.get(payoutId)).toBe(1);
    expect([await pocket(stopped.player, 'cash'), await pocket(stopped.player, 'debt')]).toEqual([
      '100000',
      '0',
    ]);
  });
});

test('[R-S3] [SITE-16] real money is paid only by a brand that was switched to it', async () => {
  const { player, id } = await requested('500000', '200000');
  await decide(id, 'approve');
  const setBrand = (demo: boolean, mode: 'demonstration' | 'real') => site.database.sql`
    update brand.brand set demo = ${demo}, mode = ${mode} where code = 'main'`;
  await site.database.sql`update cashier.method set demo = false where code = 'payer'`;
  const offered = async () =>
    (await player.get(cashier.listMethods, { kind: 'withdrawal' })).list.map((each) => each.id);
  try {
    expect(await offered()).toEqual(['sandbox', 'bank']);
    expect((await ask(player, '100000')).refusal?.code).toBe('cashier.method_closed');
    const payoutId = await payoutOf(id);
    await sendPayout(site.platform, { payoutId });
    expect(payer.started.get(payoutId)).toBeUndefined();
    expect(await reasonsOf(`stop:${payoutId}`)).toEqual(['play_money']);
    // Neither a demonstration nor switched by two persons: it deals in no money at all.
    await setBrand(false, 'demonstration');
    expect(await offered()).toEqual([]);
    expect((await ask(player, '100000')).refusal?.code).toBe('cashier.method_closed');
    await sendPayout(site.platform, { payoutId });
    expect(payer.started.get(payoutId)).toBeUndefined();
    await setBrand(false, 'real');
    expect(await offered()).toEqual(['payer']);
    const { id: real } = (await ask(player, '100000')).body.value;
    await decide(real, 'approve');
    const realPayout = await payoutOf(real);
    await sendPayout(site.platform, { payoutId: realPayout });
    expect(payer.started.get(realPayout)).toBe(1);
  } finally {
    await setBrand(true, 'demonstration');
    await site.database.sql`update cashier.method set demo = true where code = 'payer'`;
  }
  expect(await offered()).toEqual(['sandbox', 'bank', 'payer']);
});

const deposit = async (player: Payable, amount: string): Promise<void> => {
  const open = await player.get(cashier.requestDeposit, { methodId: 'sandbox', amount });
  await deliver(site, signed(site, { body: paid(open) }));
};

describe('[WALLET-04] what must be played', () => {
  test('is locked by a payment before the accounts, as by a withdrawal: neither waits in a circle', async () => {
    const player = await payablePlayer(site);
    const open = await player.get(cashier.requestDeposit, {
      methodId: 'sandbox',
      amount: '100000',
    });
    let arriving: ReturnType<typeof deliver> | undefined;
    await site.database.transaction(async (sql) => {
      await lockTurnover(sql, player.playerId);
      arriving = deliver(site, signed(site, { body: paid(open) }));
      await untilWaiting(site.database);
      expect(await areUnlocked(sql, player.playerId)).toBe(true);
    });
    expect((await arriving)?.result).toBe('credited');
  });

  test('is not played by a bet that comes back after the next deposit', async () => {
    const player = await payablePlayer(site);
    await deposit(player, '100000');
    const token = await vendor.token({ playerId: player.playerId });
    const bet = vendor.body('bet', { playerId: player.playerId, token } as never, {
      amount: 100_000 * 100_000,
    });
    expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
    await deposit(player, '50000');
    const back = vendor.body('rollback', { playerId: player.playerId, token } as never, {
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
    });
    expect((await vendor.call('rollback', back)).status).toBe('RS_OK');
    expect((await player.get(cashier.readWithdrawable, {})).withdrawable).toBe('0');
  });

  test('of the largest payment is no more than can be counted, and the payment is credited', async () => {
    const setMost = (most: string) => site.database.sql`
      update cashier.method set max_amount = ${most}::bigint
      where brand = 'main' and code = 'sandbox' and kind = 'deposit'`;
    const [before] = await site.database.sql<{ most: string }>`
      select max_amount::text as most from cashier.method
      where brand = 'main' and code = 'sandbox' and kind = 'deposit'`;
    await setMost('999999999999999999');
    await site.setBrand('main', { turnoverTimes: 50 });
    try {
      const player = await payablePlayer(site);
      await deposit(player, '999999999999.999999');
      expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
        cash: '999999999999.999999',
        withdrawable: '0',
        turnover: { required: '9223372036854.775807' },
      });
    } finally {
      await setMost(before!.most);
      await site.setBrand('main', { turnoverTimes: 1 });
    }
  });

  test('stays when nearly all is held for a withdrawal: held money is no dust', async () => {
    await site.setBrand('main', { turnoverDust: '1000' });
    const player = await payablePlayer(site, { cash: '500000' });
    await deposit(player, '50000');
    const token = await vendor.token({ playerId: player.playerId });
    const bet = vendor.body('bet', { playerId: player.playerId, token } as never, {
      amount: 49_500 * 100_000,
    });
    expect((await ask(player, '500000')).status).toBe(200);
    expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
    await site.database.sql`
      update round.round set status = 'closed', closed_at = lib.now()
      where player_id = ${player.playerId}::bigint`;
    expect((await player.get(cashier.readWithdrawable, {})).locked).toBe('500');
    await site.setBrand('main', { turnoverDust: '0' });
  });
});
