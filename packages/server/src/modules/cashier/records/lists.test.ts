import { randomUUID } from 'node:crypto';
import { cashier, type DepositStatus } from '@parlour/contract/cashier';
import { report } from '@parlour/contract/report';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers } from '../providers/providers';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';

let site: Site;
beforeAll(async () => {
  site = await openPayingSite(providers);
});
afterAll(async () => {
  providers.delete('payer');
  await site.drop();
});

const day = (daysAgo = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    Date.now() - daysAgo * 86_400_000,
  );

/** A deposit of some days ago; paid ones are credited. */
const insert = async (player: SomePlayer, status: DepositStatus, daysAgo: number) => {
  const { id } = await player.get(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount: '500000',
  });
  await site.database.sql`
    update cashier.deposit
    set status = ${status}, created_at = lib.now() - make_interval(days => ${daysAgo})
    where id = ${id}::uuid`;
  return id;
};

/** The lines of a file, as a spreadsheet reads them; no text in them has a comma. */
const linesOf = async (
  player: SomePlayer,
  endpoint: typeof report.exportDeposits | typeof report.exportWithdrawals,
  input: { from: string; to: string; state?: never },
  language = 'EN',
): Promise<string[][]> => {
  const message = await player.messageOf(endpoint, input, { headers: { 'x-lang': language } });
  const { headers, text } = await player.send(message);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.codePointAt(0)).toBe(0xfeff);
  const rows = text.slice(1).trimEnd().split('\r\n');
  return rows.map((row) => row.split(','));
};

describe('[WALLET-03] [WALLET-07] the deposits of a player', () => {
  test('are in a file once each, whatever their state and however many they are', async () => {
    const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
    const old = await insert(player, 'failed', 9);
    const id = await insert(player, 'failed', 0);
    await insert(player, 'pending', 0);
    await site.database.sql`
      insert into cashier.deposit (day, player_id, brand, method_code, provider, amount, fee,
        currency, status, idempotency_key, created_at, expires_at)
      select day, player_id, brand, method_code, provider, amount, fee, currency, 'failed',
        gen_random_uuid(), created_at, expires_at
      from cashier.deposit, generate_series(1, 1010)
      where id = ${id}::uuid`;
    const today = { from: day(), to: day() };
    const [head, ...rows] = await linesOf(player, report.exportDeposits, today);
    expect(head).toEqual([
      'Time',
      'Deposit ID',
      'Deposit method',
      'Amount',
      'Fee',
      'You receive',
      'Status',
      'In your wallet at',
      'Reason',
    ]);
    expect(rows).toHaveLength(1012);
    expect(new Set(rows.map(([, number]) => number)).size).toBe(1012);
    const states = new Set(rows.map((row) => row[6]));
    expect(states).toEqual(new Set(['Failed', 'Waiting']));
    expect(rows[0]!.slice(2)).toEqual([
      'Sandbox payment',
      '500000',
      '0',
      '500000',
      'Waiting',
      '',
      '',
    ]);
    expect(rows.at(-1)!.at(-1)).toBe('Declined by the bank or the payment page');
    const waiting = { ...today, state: 'pending' as never };
    expect(await linesOf(player, report.exportDeposits, waiting)).toHaveLength(2);
    const vietnamese = await linesOf(player, report.exportDeposits, waiting, 'VI');
    expect(vietnamese[1]![6]).toBe('Đang chờ');
    const earlier = { from: day(29), to: day(1) };
    const [, only] = await linesOf(player, report.exportDeposits, earlier);
    const { number } = await player.get(cashier.readDeposit, { id: old });
    expect(only![1]).toBe(number);
    expect(await linesOf(stranger, report.exportDeposits, today)).toHaveLength(1);
    const backwards = { from: day(), to: day(1) };
    for (const endpoint of [
      report.exportDeposits,
      report.exportWithdrawals,
      report.exportTransfers,
      report.exportProfit,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- four calls
      expect((await player.call(endpoint, backwards)).status).toBe(400);
    }
  });

  test('[R-W2] are listed by days and state, page by page, and are no one else’s', async () => {
    const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
    const old = await insert(player, 'failed', 9);
    const ids = [await insert(player, 'failed', 0), await insert(player, 'expired', 0)];
    await site.database.sql`
      insert into cashier.deposit (day, player_id, brand, method_code, provider, amount, fee,
        currency, status, idempotency_key, created_at, expires_at)
      select day, player_id, brand, method_code, provider, amount, fee, currency, 'failed',
        gen_random_uuid(), created_at, expires_at
      from cashier.deposit, generate_series(1, 33)
      where id = ${ids[0]!}::uuid`;
    const today = { from: day(), to: day() };
    const first = await player.get(cashier.listDeposits, today);
    expect(first.list).toHaveLength(30);
    expect(first.totals).toEqual({ count: 35, amount: '17500000', done: '0' });
    const second = await player.get(cashier.listDeposits, { ...today, cursor: first.next! });
    expect(second.next).toBeUndefined();
    expect(second.totals).toEqual(first.totals);
    const seen = new Set([...first.list, ...second.list].map(({ id }) => id));
    expect([seen.size, ids.every((id) => seen.has(id)), seen.has(old)]).toEqual([35, true, false]);
    const expired = await player.get(cashier.listDeposits, { ...today, state: 'expired' });
    expect(expired.list.map(({ id }) => id)).toEqual([ids[1]]);
    expect(expired.totals).toEqual({ count: 1, amount: '500000', done: '0' });
    const month = await player.get(cashier.listDeposits, { from: day(29), to: day(1) });
    expect(month.list.map(({ id }) => id)).toEqual([old]);
    const none = { list: [], totals: { count: 0, amount: '0', done: '0' } };
    expect(await stranger.get(cashier.listDeposits, today)).toEqual(none);
    const foreign = await stranger.get(cashier.listDeposits, { ...today, cursor: ids[0]! });
    expect(foreign.list).toEqual([]);
    const wrong = await player.call(cashier.listDeposits, { ...today, cursor: `${randomUUID()}x` });
    expect(wrong.status).toBe(400);
  });
});

describe('[WALLET-04] [WALLET-07] the withdrawals of a player', () => {
  test('[R-W2] are listed by days and state with what they come to', async () => {
    const player = await payablePlayer(site, { cash: '1000000' });
    const ask = (amount: string) =>
      player.get(cashier.requestWithdrawal, withdrawalOf(player, amount));
    const [old, refused, waiting] = [await ask('100000'), await ask('200000'), await ask('300000')];
    const step = (id: string, status: string) => site.database.sql`
      update cashier.withdrawal
      set status = ${status}, decided_at = lib.now(),
        closed_at = case when ${status} in ('paid', 'refused') then lib.now() end,
        receipt = case when ${status} = 'paid' then 'waiting' end,
        receipt_due_at = case when ${status} = 'paid' then lib.now() end
      where id = ${id}::uuid`;
    await step(refused.id, 'refused');
    await step(old.id, 'approved');
    expect((await player.get(cashier.listWithdrawals, { state: 'sending' })).totals.count).toBe(1);
    await step(old.id, 'sending');
    await step(old.id, 'paid');
    await site.database.sql`
      update cashier.withdrawal set created_at = created_at - interval '9 days'
      where id = ${old.id}::uuid`;
    const list = async (changes: Record<string, unknown>) => {
      const page = await player.get(cashier.listWithdrawals, changes);
      return { ids: page.list.map(({ id }) => id), totals: page.totals, next: page.next };
    };
    expect(await list({})).toEqual({
      ids: [waiting.id, refused.id, old.id],
      totals: { count: 3, amount: '600000', done: '100000' },
      next: undefined,
    });
    expect(await list({ from: day(), to: day() })).toMatchObject({
      ids: [waiting.id, refused.id],
      totals: { count: 2, amount: '500000', done: '0' },
    });
    expect(await list({ state: 'refused' })).toMatchObject({ ids: [refused.id] });
    expect(await list({ cursor: waiting.id })).toMatchObject({
      ids: [refused.id, old.id],
      totals: { count: 3 },
    });
    const [, ...rows] = await linesOf(player, report.exportWithdrawals, {
      from: day(29),
      to: day(),
    });
    expect(rows.map(([, number, , , amount, , , state]) => [number, amount, state])).toEqual([
      [waiting.number, '300000', 'Under review'],
      [refused.number, '200000', 'Refused'],
      [old.number, '100000', 'Sent by the bank'],
    ]);
    expect(rows[0]![3]).toMatch(/•••• \d{4}$/);
    const stranger = await registerPlayer(site);
    const foreign = await stranger.get(cashier.listWithdrawals, { cursor: waiting.id });
    expect(foreign).toEqual({ list: [], totals: { count: 0, amount: '0', done: '0' } });
    const wrong = await player.call(cashier.listWithdrawals, { state: 'approved' } as never);
    expect(wrong.status).toBe(400);
  });
});

describe('[WALLET-06] [WALLET-07] one search', () => {
  test('finds the entries of a deposit and of a withdrawal by their numbers', async () => {
    const player = await payablePlayer(site);
    const order = { methodId: 'sandbox', amount: '500000' };
    const open = await player.get(cashier.requestDeposit, order);
    const before = await player.call(report.readTransaction, { id: open.number });
    expect(before.status).toBe(404);
    await deliver(site, signed(site, { body: paid(open) }));
    const credited = await player.get(report.readTransaction, { id: open.number });
    expect(credited).toMatchObject({ id: 'main-1', type: 'deposit', amount: '500000' });
    await site.database.sql`
      update cashier.turnover set closed_at = lib.now(), closed_by = 'met'
      where player_id = ${player.playerId}::bigint`;
    const asked = withdrawalOf(player, '200000');
    const { number } = await player.get(cashier.requestWithdrawal, asked);
    expect(await player.get(report.readTransaction, { id: number })).toMatchObject({
      id: 'main-2',
      type: 'withdrawal',
      entries: [
        { wallet: 'main', amount: '-200000', before: '500000', after: '300000' },
        { wallet: 'held', amount: '200000', before: '0', after: '200000' },
      ],
    });
    const stranger = await registerPlayer(site);
    const foreign = await stranger.call(report.readTransaction, { id: number });
    expect(foreign.status).toBe(404);
  });
});
