import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../lib/database/open-database';
import type { Database } from '@parlour/node-kit/database/database';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { houseBalance, openAccount, post, type Transfer } from '.';
import { postTransfers } from './queries';

const ledger = ledgerAccounts();

const greatest = 2n ** 63n - 1n;

describe('[WALLET-02] the largest amounts', () => {
  test('are stored to the last micro', async () => {
    const path = await ledger.funded(greatest);
    await ledger.pay(ledger.transfer(path, bank, 1n));
    expect(await ledger.has(path)).toBe(greatest - 1n);
    await ledger.pay(ledger.transfer(path, bank, greatest - 1n));
    expect(await ledger.has(path)).toBe(0n);
  });

  test('that no account can hold are refused, and their neighbours are not', async () => {
    const [rich, poor] = [await ledger.funded(greatest), await ledger.funded(0n)];
    const debt = poor.replace('cash', 'debt');
    await openAccount(ledger.database.sql, debt, 'VND');
    await ledger.pay(ledger.transfer(debt, bank, greatest));
    const answers = await postTransfers(ledger.database.sql, [
      ledger.transfer(bank, poor, 5n),
      ledger.transfer(bank, rich, 1n),
      ledger.transfer(bank, rich, greatest),
      ledger.transfer(debt, bank, 1n),
      ledger.transfer(poor, bank, greatest),
      ledger.transfer(rich, bank, 10n),
      ledger.transfer(bank, rich, 10n),
    ]);
    expect(answers.map(({ answer }) => answer)).toEqual([
      'done',
      'out_of_range',
      'out_of_range',
      'out_of_range',
      'insufficient',
      'done',
      'done',
    ]);
    expect([await ledger.has(rich), await ledger.has(poor)]).toEqual([greatest, 5n]);
  });

  test('are refused to the caller, without an internal error', async () => {
    const path = await ledger.funded(greatest);
    const more = ledger.pay(ledger.transfer(bank, path, 1n));
    await expect(more).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('are allowed in the house’s books, which have no limit', async () => {
    const { sql } = ledger.database;
    for (let n = 0; n < 3; n += 1) {
      await ledger.pay(ledger.transfer('house:main:vault', 'house:main:abyss', greatest));
    }
    expect(BigInt(await houseBalance(sql, 'house:main:vault', 'VND'))).toBe(-3n * greatest);
  });
});

describe('[WALLET-02] a path', () => {
  test.each([
    ['player:42:cash', 'player'],
    ['player:42:vendor:HUB-88_x.1', 'player'],
    ['player:0:cash', 'player'],
    ['agent:7:commission', 'player'],
    ['player:42:debt', 'debt'],
    ['house:main:wagers:HOUSE', 'house'],
    ['vendor:hub88:settle', 'house'],
  ])('%s names an account: %s', async (path, kind) => {
    const { sql } = ledger.database;
    const id = await openAccount(sql, path, 'VND');
    expect(await openAccount(sql, path, 'VND')).toBe(id);
    const [row] = await sql<{ kind: string }>`
      select kind::text from ledger.account where id = ${id}`;
    expect(row?.kind).toBe(kind);
  });

  test.each([
    '',
    'player',
    'player:42',
    'player:42:',
    'player::cash',
    'player:007:cash',
    'player:-1:cash',
    'player:4 2:cash',
    'player:٤٢:cash',
    'player:9999999999999999999:cash',
    'player:42:cash:',
    'player:42:Cash',
    'player:42:cash\nplayer:43:cash',
    'player:42:cash\u0007',
    ' player:42:cash',
    'Player:42:cash',
    'HOUSE:main:bank',
    'house:main',
    'house:main::bank',
    'house:ma in:bank',
    "house:main:bank'; drop table ledger.transfer; --",
    'house:máin:bank',
    `house:main:${'x'.repeat(200)}`,
    'bank:main:x',
  ])('%j names none', async (path) => {
    await expect(openAccount(ledger.database.sql, path, 'VND')).rejects.toThrow('not an account');
  });

  test.each(['', 'VN', 'V1D', 'DOLLAR', 'VND ', "VN'"])(
    'with %j names no account',
    async (currency) => {
      await expect(openAccount(ledger.database.sql, 'player:42:cash', currency)).rejects.toThrow(
        'not an account',
      );
    },
  );

  test('that fifty transactions open at once is one account', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, () => openAccount(ledger.database.sql, 'player:4242:cash', 'VND')),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('[WALLET-02] one reference used concurrently', () => {
  /** Two processes, one in the last second of a month and one in the first of the next. */
  const atTheTurn = async (work: (processes: [Database, Database]) => Promise<void>) => {
    const processes: [Database, Database] = [openDatabase(ledger.url), openDatabase(ledger.url)];
    const months: string[] = [];
    for (const [n, after] of ['-1 second', '1 second'].entries()) {
      const [turn] = await ledger.database.sql<{ away: string }>`
        select (date_trunc('month', n.now) + interval '2 months' - n.now + ${after}::interval)::text
          as away
        from (select now() at time zone 'UTC' as now) n`;
      await processes[n]!.shiftClock(turn!.away);
      const [row] = await processes[n]!.sql<{ month: string }>`
        select to_char(lib.now() at time zone 'UTC', 'YYYY-MM') as month`;
      months.push(row!.month);
    }
    expect(new Set(months).size).toBe(2);
    try {
      await work(processes);
    } finally {
      await Promise.all(processes.map((each) => each.close()));
    }
  };

  const all = (processes: Database[], given: (n: number) => Transfer, times = 50) =>
    Promise.all(
      Array.from({ length: times }, (_each, n) =>
        processes[n % processes.length]!.transaction((sql) => post(sql, [given(n)])).then(
          ([posted]) => posted!.answer as string,
          ({ code }: { code?: string }) => String(code),
        ),
      ),
    );
  const count = (answers: string[], answer: string) =>
    answers.filter((each) => each === answer).length;

  const bothKinds: [string, () => Promise<string[]>][] = [
    ['between a player and the house', async () => [await ledger.funded(100n), bank]],
    [
      'between accounts of the house',
      async () => {
        // They exist already: no call waits for another that opens them.
        await ledger.pay(ledger.transfer('house:main:reserve', 'house:main:jackpot', 1n));
        return ['house:main:reserve', 'house:main:jackpot'];
      },
    ],
  ];

  test.each(bothKinds)('moves money once at the turn of a month: %s', async (_what, sides) => {
    await atTheTurn(async (processes) => {
      const [source, target] = (await sides()) as [string, string];
      const once = ledger.transfer(source, target, 7n);
      // The first has done it and not yet committed when the second comes.
      let second: Promise<string[]> = Promise.resolve([]);
      await processes[0].transaction(async (sql) => {
        expect((await post(sql, [once]))[0]?.answer).toBe('done');
        second = all([processes[1]], () => once, 1);
        await untilWaiting(ledger.database);
      });
      expect(await second).toEqual(['repeat']);
    });
  });

  test.each(bothKinds)('moves money once for fifty concurrent calls: %s', async (_what, sides) => {
    await atTheTurn(async (processes) => {
      const [source, target] = (await sides()) as [string, string];
      const once = ledger.transfer(source, target, 7n);
      const answers = await all(processes, () => once);
      expect([count(answers, 'done'), count(answers, 'repeat')]).toEqual([1, 49]);
      const [booked] = await ledger.database.sql<{ times: bigint }>`
        select count(*) as times from ledger.transfer where reference = ${once.reference}`;
      expect(booked?.times).toBe(1n);
    });
  });

  test('for different amounts moves one, and refuses the others', async () => {
    const players = [await ledger.funded(100n), await ledger.funded(100n)];
    const { reference } = ledger.fresh();
    const answers = await all([ledger.database], (n) => ({
      ...ledger.transfer(players[n % 2]!, bank, 7n),
      reference,
    }));
    expect([count(answers, 'done'), count(answers, 'repeat')]).toEqual([1, 24]);
    expect(count(answers, 'request.repeat_conflict')).toBe(25);
    const left = await Promise.all(players.map((path) => ledger.has(path)));
    expect(new Set(left)).toEqual(new Set([100n, 93n]));
  });
});
