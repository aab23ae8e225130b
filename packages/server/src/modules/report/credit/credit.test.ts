import { cashier } from '@parlour/contract/cashier';
import { micros, moneyText } from '@parlour/contract/money';
import { report } from '@parlour/contract/report';
import type { CreditReport } from '@parlour/contract/report/credit';
import fc from 'fast-check';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { bookLines } from '@parlour/testkit/ledger/book-lines';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => dropSoundSite(site));

const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now());
const period = () => ({ from: today(), to: today() });

/** Books one line on the player's cash: above zero it comes in. */
const book = (player: SomePlayer, reason: string, amount: bigint) =>
  bookLines(site, player, [{ reason, amount }]);

const moved = ({ lines }: CreditReport): bigint =>
  lines.reduce((sum, line) => sum + micros(line.in) - micros(line.out), 0n);

/** The cells of a file without commas in its texts. */
const cellsOf = (csv: string): string[][] =>
  csv
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','));

const download = async (player: SomePlayer, language = 'EN') => {
  const message = await player.messageOf(report.exportCredit, period(), {
    headers: { 'x-lang': language },
  });
  return player.send(message);
};

describe('[MEMBER-12] the credit report', () => {
  test('adds up from the opening to the closing balance, on screen and as a file', async () => {
    const reasons = ['deposit', 'withdrawal', 'transfer', 'bet', 'win', 'bonus', 'exchange'];
    const line = fc.record({
      reason: fc.constantFrom(...reasons),
      amount: fc.bigInt({ min: -4_000_000n, max: 9_000_000n }).filter((amount) => amount !== 0n),
    });
    const player = await registerPlayer(site);
    await fund(site, player, '1000');
    const booked = fc.sample(fc.array(line, { minLength: 60, maxLength: 60 }), 1)[0]!;
    for (const { reason, amount } of booked) await book(player, reason, amount);
    const credit = await player.get(report.readCredit, period());
    expect(micros(credit.opening) + moved(credit)).toBe(micros(credit.closing));
    const listed = booked.filter(({ reason }) => reasons.slice(0, 3).includes(reason));
    expect(credit.total).toBe(listed.length);
    expect(credit.list.map(({ amount }) => micros(amount))).toEqual(
      listed
        .map(({ amount }) => amount)
        .toReversed()
        .slice(0, 30),
    );
    // The transaction history says the same.
    const { totals } = await player.get(report.listTransactions, period());
    expect([credit.opening, credit.closing]).toEqual([totals.opening, totals.closing]);

    const { text, headers } = await download(player);
    expect(headers['content-type']).toContain('text/csv');
    expect(text.startsWith('\ufeff')).toBe(true);
    const [, ...rows] = cellsOf(text);
    const end = rows.findIndex((row) => row.length === 1);
    const [closing, opening] = [rows[0]![4]!, rows[end - 1]![4]!];
    const inside = rows.slice(1, end - 1).map((row) => micros(row[3]!));
    expect(inside.reduce((sum, amount) => sum + amount, micros(opening))).toBe(micros(closing));
    expect([opening, closing]).toEqual([credit.opening, credit.closing]);
  });

  test('has what is open: stakes, held withdrawals, announced deposits, turnover', async () => {
    const vendor = await openVendor(site);
    const player = await payablePlayer(site, { cash: '900000' });
    const seat = { playerId: player.playerId, token: await vendor.token(player) };
    await vendor.call('bet', vendor.body('bet', seat));
    const withdrawal = await player.get(
      cashier.requestWithdrawal,
      withdrawalOf(player, '200000', 'sandbox'),
    );
    await player.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });
    await site.database.sql`
      insert into cashier.turnover (player_id, currency, reason, reference, amount, required,
        done_from)
      select ${player.playerId}::bigint, 'VND', 'deposit', 'credit-report', 1, 5000000000, own
      from activity.own_view
      where player_id = ${player.playerId}::bigint and currency = 'VND'`;
    const { obligations } = await player.get(report.readCredit, period());
    const [open] = await site.database.sql<{ stake: bigint; held: bigint }>`
      select (select sum(stake)::bigint from round.rounds_view
          where player_id = ${player.playerId}::bigint and status = 'open') as stake,
        (select held::bigint from wallet.balance_view
          where player_id = ${player.playerId}::bigint and currency = 'VND') as held`;
    expect(open!.held).toBe(micros(withdrawal.amount));
    const { turnover } = await player.get(cashier.readWithdrawable, {});
    expect(turnover).toBeDefined();
    expect(obligations).toEqual({
      at: expect.any(String),
      openRounds: { count: 1, amount: moneyText(open!.stake) },
      withdrawals: { count: 1, amount: moneyText(open!.held) },
      deposits: { count: 1, amount: '500000' },
      turnoverLeft: turnover!.remaining,
    });
  });

  test('is in the player’s language, and a note is no formula', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '10');
    const vietnamese = (await download(player, 'VI')).text;
    expect(vietnamese).toContain('Số dư đầu kỳ');
    expect((await download(player, 'JA')).text).not.toContain('Số dư đầu kỳ');
  });

  test('is the player’s own: nothing of another’s is in it', async () => {
    const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
    await fund(site, player, '777');
    expect(await stranger.get(report.readCredit, period())).toMatchObject({
      opening: '0',
      closing: '0',
      lines: [],
      list: [],
    });
    expect((await download(stranger)).text).not.toContain('777');
    const asked = { ...period(), playerId: player.playerId } as never;
    expect((await stranger.call(report.readCredit, asked)).body.value).toMatchObject({ lines: [] });
    expect((await site.visitor().call(report.readCredit, period())).status).toBe(401);
  });

  test.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2020-01-01' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
  ])('[ERR-04] %j is refused by its field', async (changes, name) => {
    const player = await registerPlayer(site);
    for (const endpoint of [report.readCredit, report.exportCredit]) {
      const { status, refusal } = await player.call(endpoint, { ...period(), ...changes });
      expect([status, refusal?.value?.fields]).toEqual([400, [expect.objectContaining({ name })]]);
    }
  });
});
