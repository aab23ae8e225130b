import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '@parlour/testkit/site/database';
import { createLog } from '@parlour/node-kit/log';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { dailyBalances, exchange, hold, liabilities, openAccount, post } from '.';
import { closeDays } from './daily-books';
import { closeNextDay } from './queries';

const ledger = ledgerAccounts();
/** The time until the books begin. */
let toMidnight: string;
let firstDay: string;
beforeAll(async () => {
  // The books begin at the start of a day, so that a day is complete whenever the test runs.
  const [row] = await ledger.database.sql<{ hours: string }>`
    select (date_trunc('day', n.now) + interval '1 day' - n.now)::text as hours
    from (select now() at time zone 'UTC' as now) n`;
  toMidnight = row!.hours;
});
afterEach(async () => {
  await ledger.database.shiftClock('0');
});

/** Sets the clock to this long after the start of the first day. */
const setClock = async (after: string) => {
  const [row] = await ledger.database.sql<{ offset: string }>`
    select (${toMidnight}::interval + ${after}::interval)::text as offset`;
  await ledger.database.shiftClock(row!.offset);
};

const allDays = { from: '2000-01-01', to: '2999-12-31' };
const booksOf = async (day: string) => {
  const rows = await dailyBalances(ledger.database.sql, { from: day, to: day });
  return Object.fromEntries(
    rows.map((row) => [
      `${row.class} ${row.currency}`,
      [row.opening, row.moneyIn, row.moneyOut, row.closing].map(Number),
    ]),
  );
};
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const closeAll = (database = ledger.database) =>
  closeDays({ database, log: createLog('silent', () => new Date()) });

/** The log after a run of the job. */
const loggedByClosing = async () => {
  const lines: string[] = [];
  const log = createLog('info', () => new Date(), { write: (line) => lines.push(line) });
  await closeDays({ database: ledger.database, log });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

/** The same figures counted from all entries. */
const recount = () =>
  ledger.database.sql<Record<string, string>>`
    with entry as (
      select created_at, source_id as account_id, 0 as money_in, amount as money_out
      from ledger.transfer
      union all
      select created_at, target_id, amount, 0 from ledger.transfer
    ), classed as (
      select (e.created_at at time zone 'UTC')::date as day, a.currency,
        ledger.account_class(a.path) as class, e.money_in, e.money_out
      from entry e join ledger.account a on a.id = e.account_id
    )
    select d.day::text, c.currency, c.class,
      coalesce(sum(c.money_in - c.money_out) filter (where c.day < d.day), 0)::text as opening,
      coalesce(sum(c.money_in) filter (where c.day = d.day), 0)::text as "moneyIn",
      coalesce(sum(c.money_out) filter (where c.day = d.day), 0)::text as "moneyOut",
      sum(c.money_in - c.money_out)::text as closing
    from ledger.closed_day d join classed c on c.day <= d.day
    group by d.day, c.currency, c.class
    order by d.day, c.currency, c.class`;

describe.sequential('[WALLET-02] [R-W7] the books of a day', () => {
  test('are not closed before the day is over, nor for ten minutes after', async () => {
    await setClock('3 hours');
    const [row] = await ledger.database.sql<{ day: string }>`
      select (lib.now() at time zone 'UTC')::date::text as day`;
    firstDay = row!.day;
    const player = await ledger.funded(100n);
    await ledger.pay(ledger.transfer(player, 'house:main:wagers:HOUSE', 30n));
    await ledger.pay(ledger.transfer('house:main:wagers:HOUSE', player, 12n));
    await ledger.pay(ledger.transfer('vendor:hub88:settle', player, 5n));
    expect(await closeNextDay(ledger.database)).toBeNull();
    await setClock('1 day 9 minutes');
    expect(await closeNextDay(ledger.database)).toBeNull();
    const early = ledger.database.sql`select ledger.write_day(${firstDay}::date, null)`;
    await expect(early).rejects.toThrow('ten minutes after its end');
  });

  test('have for each class its opening, in, out and closing balance', async () => {
    await setClock('1 day 11 minutes');
    expect(await closeNextDay(ledger.database)).toBe(firstDay);
    expect(await closeNextDay(ledger.database)).toBeNull();
    expect(await booksOf(firstDay)).toEqual({
      'player:cash VND': [0, 117, 30, 87],
      'house:bank VND': [0, 0, 100, -100],
      'house:wagers VND': [0, 30, 12, 18],
      'vendor:settle VND': [0, 0, 5, -5],
    });
  });

  test('begin with the closing balances of the day before, in every class and currency', async () => {
    await setClock('1 day 5 hours');
    const [cash, pesos] = [await ledger.funded(200n), await ledger.funded(0n, 'PHP')];
    await openAccount(ledger.database.sql, 'player:77:debt', 'VND');
    await openAccount(ledger.database.sql, 'player:77:vendor:HOUSE', 'VND');
    await openAccount(ledger.database.sql, 'agent:9:commission', 'VND');
    await ledger.pay(
      ledger.transfer('player:77:debt', bank, 9n),
      ledger.transfer(bank, 'player:77:vendor:HOUSE', 44n),
      ledger.transfer('house:main:commission', 'agent:9:commission', 3n),
      ledger.transfer('house:main:trial', await ledger.funded(0n, 'FUN', 'trial'), 1000n, 'FUN'),
    );
    await ledger.database.transaction(async (sql) => {
      await exchange(sql, {
        ...ledger.fresh(),
        brand: 'main',
        from: { account: cash, currency: 'VND', amount: 40n },
        to: { account: pesos, currency: 'PHP', amount: 90n },
      });
      const held = { ...ledger.fresh(), reason: 'withdraw', source: cash, currency: 'VND' };
      await hold(sql, { ...held, amount: 25n });
    });
    await setClock('3 days 1 hour');
    await closeAll();
    const second = dayAfter(firstDay, 1);
    expect(await booksOf(second)).toEqual({
      'agent:commission VND': [0, 3, 0, 3],
      'house:bank VND': [-100, 9, 244, -335],
      'house:commission VND': [0, 0, 3, -3],
      'house:exchange PHP': [0, 0, 90, -90],
      'house:exchange VND': [0, 40, 0, 40],
      'house:trial FUN': [0, 0, 1000, -1000],
      'house:wagers VND': [18, 0, 0, 18],
      'player:cash PHP': [0, 90, 0, 90],
      'player:cash VND': [87, 200, 65, 222],
      'player:debt VND': [0, 0, 9, -9],
      'player:held VND': [0, 25, 0, 25],
      'player:trial FUN': [0, 1000, 0, 1000],
      'player:vendor VND': [0, 44, 0, 44],
      'vendor:settle VND': [-5, 0, 0, -5],
    });
    // A day without an entry keeps every balance.
    const third = await booksOf(dayAfter(firstDay, 2));
    expect(third['player:cash VND']).toEqual([222, 0, 0, 222]);
    expect(Object.keys(third)).toHaveLength(14);
  });

  test('have the sum owed to players, without play money', async () => {
    const day = dayAfter(firstDay, 1);
    expect(await liabilities(ledger.database.sql, { from: day, to: day })).toEqual([
      {
        day,
        currency: 'PHP',
        balances: '90',
        onGames: '0',
        held: '0',
        total: '90',
        debts: '0',
      },
      {
        day,
        currency: 'VND',
        balances: String(222 + 44 + 3),
        onGames: '0',
        held: '25',
        total: String(222 + 44 + 3 + 25),
        debts: '9',
      },
    ]);
  });

  test('[R-I5] count the stakes of open rounds as owed, as they are at the closing', async () => {
    await setClock('3 days 2 hours');
    await ledger.database.sql`
      insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
        opened_at, last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency,
        external_id)
      select 1, 1, s.stake, 0, 0, 0, lib.now(), lib.now(),
        case when s.status = 'closed' then lib.now() end, 1, ledger.namespace_id('HOUSE'),
        s.status::round.status, s.mode::round.mode, 'main', s.currency, s.key
      from (values ('a', 7, 'open', 'real', 'VND'), ('b', 6, 'open', 'real', 'VND'),
        ('c', 5, 'closed', 'real', 'VND'), ('d', 4, 'open', 'trial', 'FUN'))
        s(key, stake, status, mode, currency)`;
    await setClock('4 days 1 hour');
    await closeAll();
    const day = dayAfter(firstDay, 3);
    const [, dong] = await liabilities(ledger.database.sql, { from: day, to: day });
    expect(dong).toMatchObject({ onGames: '13', total: String(222 + 44 + 3 + 25 + 13) });
    await ledger.database.sql`delete from round.round`;
  });

  test('wait for a writer that began before the end of the day', async () => {
    const client = await ledger.database.connect('tests');
    await client.query('begin');
    const player = await ledger.funded(50n);
    await client.query(
      `select ledger.post_named(array['tests'], array['late'], array['0']::"char"[], array[$1],
        array[$2], array['VND'], array[50::bigint], array['adjust'], array[null::bigint])`,
      [player, bank],
    );
    await setClock('5 days 1 hour');
    expect(await closeNextDay(ledger.database)).toBeNull();
    const { rows } = await client.query<{ pid: number; since: Date }>(
      'select pg_backend_pid() as pid, now() as since',
    );
    expect(await loggedByClosing()).toEqual([
      {
        at: expect.any(String) as string,
        level: 'warn',
        event: 'ledger.day_put_off',
        why: 'a writer that began before the end of the day has not ended',
        day: dayAfter(firstDay, 4),
        pid: rows[0]!.pid,
        application: 'tests',
        since: rows[0]!.since.toISOString(),
      },
    ]);
    await client.query('commit');
    await client.end();
    expect(await loggedByClosing()).toMatchObject([
      { level: 'info', event: 'ledger.day_closed', day: dayAfter(firstDay, 4) },
    ]);
    expect(await loggedByClosing()).toEqual([]);
  });

  test('do not wait for a reader, and report a delay only after ten minutes', async () => {
    await setClock('6 days 5 minutes');
    const reader = await ledger.database.connect('tests');
    await reader.query('begin');
    await reader.query('select count(*) from ledger.transfer');
    // Ten minutes are not over: nothing is due, so nothing is delayed.
    const writer = await ledger.database.connect('tests');
    await writer.query('begin');
    await writer.query('select pg_current_xact_id()');
    expect(await loggedByClosing()).toEqual([]);
    await writer.query('rollback');
    await writer.end();
    await setClock('6 days 1 hour');
    expect(await ledger.database.sql`select ledger.is_over(lib.now() - interval '1 hour')`).toEqual(
      [{ is_over: true }],
    );
    await reader.query('rollback');
    await reader.end();
  });

  test('are closed once by many concurrent attempts, and never again', async () => {
    await setClock('6 days 1 hour');
    const days = await Promise.all(Array.from({ length: 6 }, () => closeNextDay(ledger.database)));
    expect(days.filter((day) => day !== null)).toEqual([dayAfter(firstDay, 5)]);
    const { sql } = ledger.database;
    const [row] = await sql`select ledger.write_day(${firstDay}::date, null) as written`;
    expect(row).toEqual({ written: false });
  });

  test('are closed in their order', async () => {
    await setClock('12 days');
    for (const day of [dayAfter(firstDay, 8), dayAfter(firstDay, -1)]) {
      const skipping = ledger.database.sql`select ledger.write_day(${day}::date, null)`;
      await expect(skipping).rejects.toThrow('is not next');
    }
  });

  test('equal a recount of all entries', async () => {
    await setClock('40 days');
    for (let n = 1; n <= 10; n += 1) {
      const player = await ledger.funded(BigInt(100 * n));
      await ledger.pay(ledger.transfer(player, `house:main:wagers:S${n % 3}`, BigInt(n)));
      await setClock(`${40 + n} days`);
    }
    await setClock('51 days 1 hour');
    await closeAll();
    await closeAll();
    const written = await dailyBalances(ledger.database.sql, allDays);
    expect(written.at(-1)!.day).toBe(dayAfter(firstDay, 50));
    expect(written).toEqual(await recount());
    const sums = await ledger.database.sql`
      select day, currency from ledger.daily_balance_view
      group by day, currency having sum(closing) <> 0`;
    expect(sums).toEqual([]);
  });

  test('are closed from the first account of an empty ledger on, and mark the house', async () => {
    const empty = await testDatabase();
    try {
      await empty.database.shiftClock('3 days');
      expect(await closeNextDay(empty.database)).toBeNull();
      await openAccount(empty.database.sql, 'player:1:cash', 'VND');
      const long = empty.database.sql`select ledger.write_day('1990-01-01', null)`;
      await expect(long).rejects.toThrow('1990-01-01 is not next');
      await empty.database.transaction((sql) =>
        post(sql, [
          {
            namespace: 'tests',
            reference: 'first',
            reason: 'adjust',
            source: bank,
            target: 'player:1:cash',
            currency: 'VND',
            amount: 8n,
          },
        ]),
      );
      await empty.database.shiftClock('5 days');
      await closeAll(empty.database);
      expect(await dailyBalances(empty.database.sql, allDays)).toHaveLength(4);
      const marks = await empty.database.sql<{ sum: string }>`
        select sum::text from ledger.checkpoint`;
      expect(marks).toEqual([{ sum: '-8' }]);
    } finally {
      await empty.drop();
    }
  });

  test('count what moves while a clock is set back behind a closed day', async () => {
    await setClock('80 days 20 minutes');
    await closeAll();
    const path = await ledger.funded(5n);
    await setClock('79 days 23 hours');
    await ledger.pay(ledger.transfer(bank, path, 1000n));
    await setClock('82 days 20 minutes');
    await closeAll();
    const last = (await recount()).at(-1)!.day!;
    const books = await booksOf(last);
    const owned = await ledger.database.sql<{ sum: string }>`
      select sum(balance)::text as sum from ledger.account
      where path like 'player:%:cash' and currency = 'VND'`;
    expect(books['player:cash VND']?.[3]).toBe(Number(owned[0]?.sum));
    const house = await ledger.database.sql<{ at: string; is: string }>`
      select ledger.house_balance(path, currency)::text as at, (
        select sum(case when t.target_id = a.id then t.amount else -t.amount end)
        from ledger.transfer t where a.id in (t.source_id, t.target_id))::text as is
      from ledger.account a where path = ${bank} and currency = 'VND'`;
    expect(house[0]?.at).toBe(house[0]?.is);
  });

  test.each(['closed_day', 'daily_balance', 'daily_stake'])(
    'cannot be changed: %s',
    async (table) => {
      const run = (text: string) => ledger.database.sql([text] as unknown as TemplateStringsArray);
      for (const text of [
        `update ledger.${table} set day = day`,
        `delete from ledger.${table}`,
        `truncate ledger.${table} cascade`,
      ]) {
        await expect(run(text)).rejects.toMatchObject({ constraint: 'append_only' });
      }
      await expect(run(`insert into ledger.${table} default values`)).rejects.toMatchObject({
        constraint: 'one_door',
      });
    },
  );
});
