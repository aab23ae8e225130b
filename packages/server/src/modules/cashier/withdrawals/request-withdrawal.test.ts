import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { session } from '@parlour/contract/session';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openClient } from '@parlour/testkit/site/http-client';
import { listen } from '@parlour/testkit/site/live-page';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { registerPlayer } from '@parlour/testkit/people/players';
import type { Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund, pocketOf } from '@parlour/testkit/ledger/world';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import {
  addPayeeOf,
  letPayeesRest,
  payablePlayer,
  withdrawalOf,
  type Payable,
} from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setPlayState } from '../../compliance';
import { providers } from '../providers/providers';
import { lockRequests } from './withdrawal-queries';

let site: Site;
let vendor: Vendor;

beforeAll(async () => {
  site = await openPayingSite(providers);
  vendor = await openVendor(site, { code: 'SLOTS' });
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

const ask = (player: Payable, amount: string, idempotencyKey: string = randomUUID()) =>
  player.call(cashier.requestWithdrawal, withdrawalOf(player, amount), { idempotencyKey });

const pocket = (player: { playerId: string }, kind: string): Promise<string> =>
  pocketOf(site, player, kind);

const deposit = async (player: Payable, amount: string): Promise<void> => {
  const open = await player.get(cashier.requestDeposit, { methodId: 'sandbox', amount });
  await deliver(site, signed(site, { body: paid(open) }));
};

/** Plays this much, and loses it. */
const play = async ({ playerId }: Payable, units: number): Promise<void> => {
  const token = await vendor.token({ playerId });
  const body = vendor.body('bet', { playerId, token } as never, { amount: units * 100_000 });
  expect((await vendor.call('bet', body)).status).toBe('RS_OK');
};

describe('a request', () => {
  test('[R-C6] keeps the country of the address from which it was made', async () => {
    const player = await registerPlayer(site, { address: '112.198.0.1' });
    const payeeId = await addPayeeOf(player);
    await letPayeesRest(site, payeeId);
    await fund(site, player, '500000');
    const asked = withdrawalOf(Object.assign(player, { payeeId }), '100000');
    const { id } = await player.get(cashier.requestWithdrawal, asked);
    const [row] = await site.database.sql`
      select country from cashier.withdrawal where id = ${id}::uuid`;
    expect(row).toEqual({ country: 'PH' });
  });

  test('[WALLET-04] holds the money at once, opens a case, and shows what arrives', async () => {
    const player = await payablePlayer(site, { cash: '1000000' });
    const { body } = await ask(player, '400000');
    expect(body.value).toMatchObject({
      number: expect.stringMatching(/^WD\d{11}$/) as string,
      amount: '400000',
      fee: '4000',
      arrives: '396000',
      status: 'reviewing',
      payee: { bank: { name: 'Vietcombank' }, holder: 'NGUYEN MINH KHOA' },
      steps: [{ step: 'requested' }, { step: 'reviewing' }],
    });
    expect(Date.parse(body.value.dueAt ?? '')).toBeGreaterThan(Date.parse(body.value.createdAt));
    expect([await pocket(player, 'cash'), await pocket(player, 'held')]).toEqual([
      '600000',
      '400000',
    ]);
    const cases = await site.database.sql`
      select kind, state from casework.case_view where subject_id = ${body.value.id}`;
    expect(cases).toEqual([{ kind: 'withdrawal', state: 'waiting' }]);
    const { list } = await player.get(cashier.listWithdrawals, {});
    expect(list.map(({ id }) => id)).toEqual([body.value.id]);
    const byNumber = await player.get(cashier.readWithdrawal, { id: body.value.number });
    expect(byNumber.id).toBe(body.value.id);
  });

  test('[WALLET-04] [R-W1] takes nothing when its sender gave up before its turn came', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const client = openClient(`http://127.0.0.1:${await listen(site.app)}`);
    const wanted = withdrawalOf(player, '500000');
    const given = { idempotencyKey: randomUUID() };
    const message = await player.messageOf(cashier.requestWithdrawal, wanted, given);
    const waiting = async () => {
      const [row] = await site.database.sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.count;
    };
    const connections = () =>
      new Promise((resolve) => {
        site.app.server.getConnections((_error, count) => resolve(count));
      });
    await site.database.transaction(async (held) => {
      await lockRequests(held, player.playerId);
      const answer = client.send(message);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
      client.close();
      expect((await answer).status).toBe(0);
      await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });
    });
    expect((await ask(player, '500000')).status).toBe(200);
    const { list } = await player.get(cashier.listWithdrawals, {});
    expect(list).toHaveLength(1);
  });

  test('[WALLET-04] [R-W1] of twenty parallel withdrawals of one balance one succeeds', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(player, '500000')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.flatMap(({ refusal }) => (refusal ? [refusal.code] : []));
    // More than five passwords at a time are not even compared.
    const expected = ['wallet.insufficient_funds', 'wallet.payment_password_locked'];
    expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
    expect([await pocket(player, 'cash'), await pocket(player, 'held')]).toEqual(['0', '500000']);
  });

  test('[WALLET-04] twenty concurrent repeats of one key are one withdrawal', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(player, '100000', key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.value.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 423)).toEqual([]);
    const again = await ask(player, '100000', key);
    expect(again.body.value.id).toBe(done[0]?.body.value.id);
    expect(await pocket(player, 'held')).toBe('100000');
    const other = await ask(player, '100001', key);
    expect([other.status, other.refusal?.code]).toEqual([409, 'request.repeat_conflict']);
  });

  test('[R-S9] needs the payment password, and a wrong one moves nothing', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const wanted = { ...withdrawalOf(player, '100000'), paymentPassword: '111222' };
    const wrong = await player.call(cashier.requestWithdrawal, wanted);
    expect(wrong.refusal?.code).toBe('wallet.payment_password_wrong');
    expect(await pocket(player, 'held')).toBe('0');
    await site.database.sql`
      update session.credential set payment_password_hash = null
      where player_id = ${player.playerId}::bigint`;
    const missing = await ask(player, '100000');
    expect(missing.refusal?.code).toBe('wallet.payment_password_missing');
  });

  test('[R-S9] is refused while the payee rests', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const wanted = { bank: '970436', number: '9876543210' };
    const { id } = await player.get(cashier.addPayee, wanted);
    const answer = await ask({ ...player, payeeId: id }, '100000');
    expect([answer.status, answer.refusal?.code]).toEqual([409, 'cashier.payee_resting']);
    await letPayeesRest(site, id);
    await player.get(session.enrolTotp, {});
    expect((await ask({ ...player, payeeId: id }, '100000')).status).toBe(200);
    await player.get(session.renewRecoveryCodes, {});
    expect((await ask(player, '100000')).refusal?.code).toBe('cashier.payee_resting');
  });

  test.each([
    ['49999.999999', 'cashier.amount_below'],
    ['90000000.000001', 'cashier.amount_above'],
    ['500000.000001', 'wallet.insufficient_funds'],
    ['1e6', 'request.invalid'],
    ['100000.0000001', 'request.invalid'],
  ])('[ERR-04] of %s is refused as %s', async (amount, code) => {
    const player = await payablePlayer(site, { cash: '500000' });
    expect((await ask(player, amount)).refusal?.code).toBe(code);
    expect(await pocket(player, 'held')).toBe('0');
  });

  test("[API-02] to another player's payee, by a closed method or of another's is refused", async () => {
    const [player, other] = [
      await payablePlayer(site, { cash: '500000' }),
      await payablePlayer(site, { cash: '500000' }),
    ];
    const foreign = await ask({ ...player, payeeId: other.payeeId }, '100000');
    expect(foreign.refusal?.value?.fields).toEqual([{ name: 'payeeId', code: 'field.unknown' }]);
    const closed = await player.call(cashier.requestWithdrawal, {
      ...withdrawalOf(player, '100000'),
      methodId: 'by-post',
    });
    expect(closed.refusal?.code).toBe('cashier.method_closed');
    const { id } = (await ask(player, '100000')).body.value;
    expect((await other.call(cashier.readWithdrawal, { id })).status).toBe(404);
  });

  test('[WALLET-04] a day has so many withdrawals, and of so much', async () => {
    const player = await payablePlayer(site, { cash: '5000000' });
    await site.setBrand('main', { withdrawalsADay: 2, withdrawalsOfDay: '300000' });
    const over = await ask(player, '300001');
    expect([over.status, over.refusal?.code]).toEqual([409, 'cashier.limit_day']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(player, '100000')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await player.get(cashier.readWithdrawable, {})).left).toEqual({
      count: 0,
      amount: '100000',
    });
    await site.setBrand('main', { withdrawalsADay: 5, withdrawalsOfDay: '' });
  });

  test('[R-W8] a requested withdrawal cannot be called back: no call of the player does', () => {
    const calls = Object.keys(cashier).filter((name) => /withdrawal/i.test(name));
    expect(calls.toSorted()).toEqual(['listWithdrawals', 'readWithdrawal', 'requestWithdrawal']);
  });

  test('[R-W9] an excluded and a blocked player withdraw all of their cash, and a person looks', async () => {
    for (const state of ['excluded', 'blocked'] as const) {
      const player = await payablePlayer(site);
      await deposit(player, '500000');
      await site.database.transaction((sql) =>
        setPlayState(sql, player.playerId, state, { until: null, reason: 'a test' }),
      );
      expect((await player.get(cashier.readWithdrawable, {})).withdrawable).toBe('500000');
      const { status, body } = await ask(player, '500000');
      expect([status, body.value.status]).toEqual([200, 'reviewing']);
      const [row] = await site.database.sql<{ reasons: string[] }>`
        select reasons from casework.case_view where subject_id = ${body.value.id}`;
      expect(row?.reasons).toContain(`player_${state}`);
    }
  });
});

describe('[R-L4] who excluded themselves or cools off', () => {
  test('withdraws all of their cash, and a person looks', async () => {
    const player = await payablePlayer(site);
    await deposit(player, '500000');
    await player.get(compliance.exclude, { time: '6m' });
    const { status, body } = await ask(player, '500000');
    expect([status, body.value.status]).toEqual([200, 'reviewing']);
    const [row] = await site.database.sql<{ reasons: string[] }>`
      select reasons from casework.case_view where subject_id = ${body.value.id}`;
    expect(row?.reasons).toContain('player_excluded');
  });

  test('for some days withdraws what is free; what must be played stays to be played', async () => {
    const player = await payablePlayer(site, { cash: '300000' });
    await deposit(player, '200000');
    await player.get(compliance.coolOff, { days: '1' });
    expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
      withdrawable: '300000',
      locked: '200000',
    });
    expect((await ask(player, '500000')).refusal?.code).toBe('cashier.turnover_left');
    const { status, body } = await ask(player, '300000');
    expect([status, body.value.status]).toEqual([200, 'reviewing']);
  });
});

describe('what must be played first', () => {
  test('[WALLET-04] a deposit is played once before it can be withdrawn', async () => {
    const player = await payablePlayer(site, { cash: '300000' });
    expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
      withdrawable: '300000',
      locked: '0',
    });
    await deposit(player, '200000');
    expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
      cash: '500000',
      withdrawable: '300000',
      locked: '200000',
      turnover: { required: '200000', done: '0', remaining: '200000' },
    });
    const early = await ask(player, '300001');
    expect([early.status, early.refusal?.code]).toEqual([409, 'cashier.turnover_left']);
    await play(player, 150_000);
    expect((await player.get(cashier.readWithdrawable, {})).turnover).toEqual({
      required: '200000',
      done: '150000',
      remaining: '50000',
    });
    await play(player, 50_000);
    const free = await player.get(cashier.readWithdrawable, {});
    expect([free.withdrawable, free.turnover]).toEqual(['300000', undefined]);
    expect((await ask(player, '300000')).status).toBe(200);
  });

  test('[WALLET-04] what was bet beyond one requirement does not count for the next', async () => {
    const player = await payablePlayer(site, { cash: '1000000' });
    await deposit(player, '100000');
    await play(player, 400_000);
    await deposit(player, '100000');
    await deposit(player, '100000');
    const turnover = async () => (await player.get(cashier.readWithdrawable, {})).turnover;
    expect(await turnover()).toMatchObject({ required: '200000', done: '0' });
    await play(player, 150_000);
    expect(await turnover()).toEqual({ required: '100000', done: '50000', remaining: '50000' });
  });

  test('[WALLET-04] with dust left nothing must be played any more, and the brand sets the factor', async () => {
    const player = await payablePlayer(site);
    await site.setBrand('main', { turnoverTimes: 3, turnoverDust: '1000' });
    await deposit(player, '100000');
    const turnover = async () => (await player.get(cashier.readWithdrawable, {})).turnover;
    expect(await turnover()).toMatchObject({ required: '300000' });
    await play(player, 99_500);
    // Its stake is still on an open round, and may come back.
    expect(await turnover()).toMatchObject({ done: '99500' });
    await site.database.sql`
      update round.round set status = 'closed', closed_at = lib.now()
      where player_id = ${player.playerId}::bigint`;
    expect(await turnover()).toBeUndefined();
    await deposit(player, '50000');
    expect(await turnover()).toMatchObject({ required: '150000', done: '0' });
    await site.setBrand('main', { turnoverTimes: 0, turnoverDust: '0' });
    const other = await payablePlayer(site);
    await deposit(other, '50000');
    expect((await other.get(cashier.readWithdrawable, {})).locked).toBe('0');
    await site.setBrand('main', { turnoverTimes: 1 });
  });

  test('[WALLET-04] money that was given by the house must not be played', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '70000');
    expect(await player.get(cashier.readWithdrawable, {})).toMatchObject({
      withdrawable: '70000',
      locked: '0',
    });
  });
});
