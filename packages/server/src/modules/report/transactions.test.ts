import { micros, moneyText } from '@parlour/contract/money';
import { report, transactionTypes, type TransactionType } from '@parlour/contract/report';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { bookLines, type BookedLine } from '@parlour/testkit/ledger/book-lines';
import { fund, give } from '@parlour/testkit/ledger/world';
import { addUpEntries } from '.';
import { post } from '../ledger';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => dropSoundSite(site));

const dayMs = 86_400_000;
const day = (daysLater = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    Date.now() + daysLater * dayMs,
  );

const book = (player: SomePlayer, lines: BookedLine[]) => bookLines(site, player, lines);

const read = (player: SomePlayer, changes: Record<string, unknown> = {}) =>
  player.get(report.listTransactions, { from: day(), to: day(), ...changes });

/** All lines of a period, page by page by the cursor. */
const readAll = async (player: SomePlayer, changes: Record<string, unknown> = {}) => {
  const pages = [await read(player, changes)];
  for (let last = pages[0]!; last.next !== undefined; pages.push(last)) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    last = await read(player, { ...changes, cursor: last.next });
  }
  return { pages, list: pages.flatMap(({ list }) => list) };
};

const sum = (amounts: string[]) => amounts.reduce((total, each) => total + micros(each), 0n);
const net = (totals: { in: string; out: string }) => micros(totals.in) - micros(totals.out);

describe('[WALLET-07] [API-01] [R-H1] the transaction history', () => {
  test('has each line with its balances, the latest first, and what came and went', async () => {
    const player = await registerPlayer(site);
    await book(player, [
      { reason: 'deposit', amount: micros('500') },
      { reason: 'bet', amount: -micros('20') },
      { reason: 'win', amount: micros('35.5') },
      { reason: 'gift of a kind unknown', amount: micros('1') },
    ]);
    const { list, totals, total, totalPages, next, wallets } = await read(player);
    expect(
      list.map(({ id, type, amount, before, after }) => [id, type, amount, before, after]),
    ).toEqual([
      ['main-4', 'adjust', '1', '515.5', '516.5'],
      ['main-3', 'win', '35.5', '480', '515.5'],
      ['main-2', 'bet', '-20', '500', '480'],
      ['main-1', 'deposit', '500', '0', '500'],
    ]);
    expect({ total, totalPages, next, wallets }).toEqual({
      total: 4,
      totalPages: 1,
      next: undefined,
      wallets: ['main'],
    });
    expect(totals).toEqual({
      opening: '0',
      in: '536.5',
      out: '20',
      closing: '516.5',
      byType: [
        { type: 'deposit', count: 1, in: '500', out: '0' },
        { type: 'adjust', count: 1, in: '1', out: '0' },
        { type: 'bet', count: 1, in: '0', out: '20' },
        { type: 'win', count: 1, in: '35.5', out: '0' },
      ],
    });
  });

  const reasons: Record<TransactionType, string> = {
    deposit: 'deposit',
    withdrawal: 'withdrawal',
    transfer: 'transfer',
    bonus: 'bonus',
    rebate: 'rebate',
    adjust: 'exchange',
    bet: 'bet',
    win: 'win',
    rollback: 'rollback',
  };

  test('adds up for any days, types and pages, with its entries counted or not', async () => {
    const line = fc.record({
      type: fc.constantFrom(...transactionTypes),
      amount: fc.bigInt({ min: -5_000_000n, max: 9_000_000n }).filter((amount) => amount !== 0n),
    });
    const oneDay = fc.array(line, { minLength: 50, maxLength: 70 });
    const player = await registerPlayer(site);
    await fund(site, player, '1000000');
    const booked: { day: number; type: TransactionType; amount: bigint }[] = [
      { day: 0, type: 'adjust', amount: micros('1000000') },
    ];
    const given = fc.sample(oneDay, { numRuns: 12, seed: 7 });
    for (const [index, lines] of given.entries()) {
      // Two of the days have nothing.
      const at = Math.floor(index / 2) * 2;
      await site.shiftClock(at * dayMs);
      await book(
        player,
        lines.map(({ type, amount }) => ({ reason: reasons[type], amount })),
      );
      booked.push(...lines.map((each) => ({ ...each, day: at })));
      if (index === 7) await addUpEntries(site.platform);
    }
    await site.shiftClock(0);
    expect(booked.length).toBeGreaterThan(2 * 256);

    const span = fc.tuple(fc.integer({ min: -1, max: 12 }), fc.integer({ min: 0, max: 12 }));
    const filter = fc.record({
      span,
      type: fc.option(fc.constantFrom(...transactionTypes), { nil: undefined }),
      pageSize: fc.integer({ min: 30, max: 100 }),
    });
    const check = fc.asyncProperty(filter, async ({ span: [first, length], type, pageSize }) => {
      const days = { from: day(first), to: day(first + length) };
      const wanted = { ...days, ...(type && { type }), pageSize };
      const { pages, list } = await readAll(player, wanted);
      const inside = booked.filter((each) => each.day >= first && each.day <= first + length);
      const of = inside.filter((each) => type === undefined || each.type === type);
      expect(list.map(({ amount }) => micros(amount))).toEqual(
        of.map(({ amount }) => amount).toReversed(),
      );
      const [{ totals, total, totalPages }] = pages as [(typeof pages)[0]];
      const before = booked.filter((each) => each.day < first);
      const all = (each: typeof booked) => each.reduce((t, { amount }) => t + amount, 0n);
      expect(micros(totals.opening)).toBe(all(before));
      expect(micros(totals.opening) + net(totals)).toBe(micros(totals.closing));
      expect(net(totals)).toBe(all(inside));
      expect(sum(list.map(({ amount }) => amount))).toBe(all(of));
      expect([total, totalPages]).toEqual([of.length, Math.ceil(of.length / pageSize)]);
      // The same lines by the numbers of the pages.
      const last = Math.max(totalPages, 1);
      const byNumber = await read(player, { ...wanted, page: last });
      expect(byNumber.list).toEqual(list.slice((last - 1) * pageSize));
      // A line begins where the one before it ended, if nothing is left out.
      if (type === undefined) {
        const edges = [totals.closing, ...list.map((each) => each.before)];
        expect(list.map((each) => each.after)).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(totals.opening);
      }
    });
    await fc.assert(check, { numRuns: 12 });
    await addUpEntries(site.platform);
    await fc.assert(check, { numRuns: 12 });
  }, 60_000);

  test('finds the few entries of a type by the numbers that its blocks keep', async () => {
    const player = await registerPlayer(site);
    const lines = Array.from({ length: 700 }, (_each, n) => {
      const win = { reason: 'win', amount: micros('30') };
      if (n % 60 === 0) return { reason: 'deposit', amount: micros(String(n + 1)) };
      return n % 2 === 0 ? win : { reason: 'bet', amount: -micros('1') };
    });
    await book(player, lines);
    const deposits = () => readAll(player, { type: 'deposit', pageSize: 30 });
    const before = await deposits();
    await addUpEntries(site.platform);
    expect((await deposits()).list).toEqual(before.list);
    expect(before.list).toHaveLength(12);
    const { list } = await read(player, { type: 'deposit', cursor: '300', pageSize: 30 });
    expect(list.map(({ amount }) => amount)).toEqual(['241', '181', '121', '61', '1']);
    const blocks = await site.database.sql<{ reason: string; kept: number[] }>`
      select b.reason, array_agg(cardinality(b.seqs) order by b.block) as kept
      from report.entry_block b join ledger.account a on a.id = b.account_id
      where a.path = ${`player:${player.playerId}:cash`}
      group by b.reason order by b.reason`;
    expect(blocks).toEqual([
      { reason: 'bet', kept: [null, null] },
      { reason: 'deposit', kept: [5, 4] },
      { reason: 'win', kept: [null, null] },
    ]);
    // A page smaller than the number of blocks looks at few of them, wherever it begins.
    const pages = await site.database.sql<{ amount: bigint }>`
      select e.amount
      from ledger.account a cross join generate_series(0, 12) skip
      cross join lateral report.entry_page(a.id, 1, 701, '-infinity', 'infinity', '{deposit}',
        false, skip, 1) e
      where a.path = ${`player:${player.playerId}:cash`}
      order by skip`;
    expect(pages.map(({ amount }) => moneyText(amount))).toEqual(
      before.list.map(({ amount }) => amount),
    );
  });

  test('is of one wallet, and opens a line with all entries of its command', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '100');
    await give(site, player.playerId, { pocket: 'bonus', amount: micros('40') });
    await site.database.transaction((sql) =>
      post(sql, [
        {
          namespace: 'testing',
          reference: `two legs ${player.playerId}`,
          reason: 'bet',
          legs: [
            { source: `player:${player.playerId}:cash`, amount: micros('100') },
            { source: `player:${player.playerId}:bonus`, amount: micros('15') },
          ].map((leg) => ({ ...leg, target: 'house:main:wagers:TEST', currency: 'VND' })),
        },
      ]),
    );
    const bonus = await read(player, { wallet: 'bonus' });
    expect(bonus.wallets).toEqual(['main', 'bonus']);
    expect(bonus.totals).toMatchObject({ opening: '0', in: '40', out: '15', closing: '25' });
    const [line] = bonus.list;
    const detail = await player.get(report.readTransaction, { id: line!.id });
    expect(detail).toMatchObject({ ...line, currency: 'VND', type: 'bet' });
    expect(detail.entries).toEqual([
      { wallet: 'main', amount: '-100', before: '100', after: '0' },
      { wallet: 'bonus', amount: '-15', before: '40', after: '25' },
    ]);
    const unknown = await player.call(report.listTransactions, {
      from: day(),
      to: day(),
      wallet: 'NOSUCH',
    });
    expect(unknown.refusal?.code).toBe('wallet.vendor_unknown');
  });

  test('shows a player no other player’s lines', async () => {
    const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
    await fund(site, player, '100');
    const [line] = (await read(player)).list;
    expect(await read(stranger)).toMatchObject({
      list: [],
      totals: { opening: '0', closing: '0' },
    });
    for (const id of [line!.id, 'main-99', 'main-2147483648', 'main', '-1', 'main-1;', 'debt-1']) {
      const answer = await stranger.call(report.readTransaction, { id });
      expect([id, answer.status]).toEqual([id, 404]);
    }
    const signedOut = await site
      .visitor()
      .call(report.listTransactions, { from: day(), to: day() });
    expect(signedOut.status).toBe(401);
  });

  test('[ERR-04] a cursor above every number begins with the latest line', async () => {
    const player = await registerPlayer(site);
    const input = { from: day(), to: day() };
    const all = await player.get(report.listTransactions, input);
    for (const cursor of ['2147483648', '9999999999']) {
      const answer = await player.call(report.listTransactions, { ...input, cursor });
      expect([answer.status, answer.body.value?.list]).toEqual([200, all.list]);
    }
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'field.pattern'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'field.below'],
    [{ from: '2020-01-01', to: '2026-11-01' }, 'from', 'field.below'],
    [{ type: 'gift' }, 'type', 'field.pattern'],
    [{ cursor: '0' }, 'cursor', 'field.pattern'],
    [{ pageSize: 101 }, 'pageSize', 'field.above'],
  ])('[ERR-04] %j is refused, naming %s', async (changes, name, code) => {
    const player = await registerPlayer(site);
    const input = { from: day(), to: day(), ...changes } as never;
    const answer = await player.call(report.listTransactions, input);
    expect(answer.status).toBe(400);
    expect(answer.refusal?.value?.fields).toEqual([expect.objectContaining({ name, code })]);
  });
});

describe('[WALLET-07] [R-H1] the balance at a moment', () => {
  const nextMillisecond = () => {
    const now = Date.now();
    return expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(now + 1);
  };

  test('is what each wallet had just before it', async () => {
    const player = await registerPlayer(site);
    const moments: { at: string; sum: bigint }[] = [];
    const note = (total: bigint) => {
      const at = new Date(Date.now()).toISOString();
      moments.push({ at, sum: total });
    };
    note(0n);
    await nextMillisecond();
    await fund(site, player, '100');
    await give(site, player.playerId, { pocket: 'bonus', amount: micros('40') });
    await nextMillisecond();
    note(micros('140'));
    await nextMillisecond();
    await book(player, [{ reason: 'withdrawal', amount: -micros('60') }]);
    await nextMillisecond();
    note(micros('80'));
    for (const { at, sum: expected } of moments) {
      const then = await player.get(report.readBalanceAt, { at });
      expect([at, then.sum]).toEqual([at, moneyText(expected)]);
    }
    const { wallets } = await player.get(report.readBalanceAt, { at: moments.at(-1)!.at });
    expect(wallets).toEqual([
      { wallet: 'main', balance: '40', lastId: 'main-2' },
      { wallet: 'bonus', balance: '40', lastId: 'bonus-1' },
    ]);
    const explained = await player.get(report.readTransaction, { id: wallets[0]!.lastId! });
    expect(explained.after).toBe('40');
    const wrong = await player.call(report.readBalanceAt, { at: '2026-13-01T00:00:00.000Z' });
    expect(wrong.refusal?.value?.fields).toEqual([
      expect.objectContaining({ name: 'at', code: 'field.pattern' }),
    ]);
  });
});

describe('[WALLET-07] a file of the transactions', () => {
  const fileOf = async (player: SomePlayer, changes: Record<string, unknown> = {}) => {
    const input = { from: day(), to: day(), ...changes };
    const message = await player.messageOf(report.exportTransactions, input);
    const { status, headers, text } = await player.send(message);
    return { status, headers, text };
  };

  test('has every line of the filter, as spreadsheets read it', async () => {
    const player = await registerPlayer(site);
    const lines = Array.from({ length: 1200 }, (_each, place) => ({
      reason: place % 3 ? 'bet' : 'deposit',
      amount: place % 3 ? -1_000_000n : 9_000_000n,
    }));
    await book(player, lines);
    const { status, headers, text } = await fileOf(player);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="transactions-main-${day()}-${day()}.csv"`,
    );
    const rows = text.trimEnd().split('\r\n');
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(rows[0]).toContain('Time,Transaction ID,Type,Amount,Before,Balance,Reference');
    expect(rows).toHaveLength(1201);
    const cells = rows.slice(1).map((row) => row.split(','));
    expect(cells.map(([, id]) => id)).toEqual(
      lines.map((_each, place) => `main-${lines.length - place}`),
    );
    expect(cells.map(([, , , amount]) => micros(amount!))).toEqual(
      lines.map(({ amount }) => amount).toReversed(),
    );
    const deposits = await fileOf(player, { type: 'deposit' });
    expect(deposits.text.trimEnd().split('\r\n')).toHaveLength(401);
  });

  test('is only its player’s, and a wrong request is a refusal', async () => {
    const player = await registerPlayer(site);
    expect((await fileOf(player)).text.trimEnd().split('\r\n')).toHaveLength(1);
    expect((await fileOf(player, { wallet: 'NOSUCH' })).status).toBe(404);
    expect((await fileOf(player, { from: '2020-01-01' })).status).toBe(400);
  });
});
