import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../lib/database/open-database';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { betCommand } from '@parlour/testkit/ledger/command';
import { openTwoRounds, type TwoRounds } from '@parlour/testkit/ledger/two-rounds';
import { openSilentLine } from '@parlour/testkit/site/silent-line';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { Refusal } from '../../lib/refusal';
import { openWallet } from '../wallet';
import { findPlayToken, openRounds, type Command, type PlayResult, type Rounds } from './index';

let site: Site;
let vendor: Vendor;
let here: Rounds;
let there: Rounds;
let closeRounds: TwoRounds['close'];

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  ({ here, there, close: closeRounds } = openTwoRounds(site));
  // As when a process listens: on a busy machine planning takes longer than a bet is awaited.
  await Promise.all([here.open(), there.open()]);
});

afterAll(async () => {
  await closeRounds();
  await dropSoundSite(site);
});

const bet = (seat: Seated, amount: bigint, changes: Partial<Command> = {}): Command =>
  betCommand(seat, vendor.game, amount, changes);

const rollback = (of: Command): Command => ({
  ...of,
  kind: 'rollback',
  externalId: randomUUID(),
  ofExternalId: of.externalId,
  currency: null,
  amount: null,
});

const win = (of: Command, amount: bigint, changes: Partial<Command> = {}): Command => ({
  ...of,
  kind: 'win',
  externalId: randomUUID(),
  ofExternalId: of.externalId,
  amount,
  ...changes,
});

const withNewToken = async (seat: Seated, currency = 'VND'): Promise<Seated> => {
  const token = await vendor.token(seat, { currency });
  return { ...seat, token, playToken: (await findPlayToken(site.database, token))! };
};

const count = (played: PlayResult[], answer: PlayResult['answer']): number =>
  played.filter((each) => each.answer === answer).length;

/** As vendors do, it asks again while the outcome is unknown; it may be done by then. */
const untilKnown = async (rounds: Rounds, command: Command): Promise<PlayResult> => {
  for (;;) {
    try {
      return await rounds.play(command);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'system.timeout') throw error;
    }
  }
};

const countDone = (played: PlayResult[]): number => count(played, 'ok') + count(played, 'repeat');

test('[R-W6] a process that begins while a migration holds a table plays as soon as it is over', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1' });
  const database = openDatabase(site.databaseUrl);
  const later = openRounds({ ...site.platform, database });
  const migrating = await site.database.connect('a migration');
  await migrating.query('begin; lock table round.round in access exclusive mode');
  await Promise.all([later.open(), untilWaiting(site.database)]);
  const refused = later.play(bet(seat, 1n));
  await expect(refused).rejects.toMatchObject({ code: 'system.timeout' });
  await migrating.query('rollback');
  await migrating.end();
  expect(await untilKnown(later, bet(seat, 1n))).toMatchObject({ balance: 999_999n });
  expect(await openConnections('parlour queue')).toBeLessThanOrEqual(3);
  await later.close();
  await database.close();
});

test('[R-W6] bets are taken again when the database wrote nothing while their connection was made', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1' });
  const setting = async (value: string) => {
    const [row] = await site.database.sql<{ text: string }>`
      select format('alter database %I set default_transaction_read_only = %L', current_database(),
        ${value}::text) as text`;
    await site.database.sql([row!.text] as unknown as TemplateStringsArray);
  };
  await setting('on');
  const database = openDatabase(site.databaseUrl);
  const later = openRounds({ ...site.platform, database });
  await later.open();
  await expect(later.play(bet(seat, 1n))).rejects.toMatchObject({ code: 'system.timeout' });
  await setting('off');
  expect(await untilKnown(later, bet(seat, 1n))).toMatchObject({ balance: 999_999n });
  await later.close();
  await database.close();
});

test('[R-W6] bets are taken again within seconds when their connection fell silent', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1' });
  const line = await openSilentLine(site.databaseUrl);
  const database = openDatabase(line.url);
  const later = openRounds({ ...site.platform, database });
  await untilKnown(later, bet(seat, 1n));
  line.silence();
  const played = () =>
    later.play(bet(seat, 1n)).then(
      ({ answer }) => answer,
      () => 'unknown',
    );
  await expect.poll(played, { timeout: 20_000 }).toBe('ok');
  expect(line.count('parlour queue')).toBe(1);
  await later.close();
  await database.close();
  line.close();
}, 30_000);

const openConnections = async (name: string): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = ${name}`;
  return row!.count;
};

describe('[WALLET-02] bets in batches', () => {
  test('of one player are done in the order of their arrival', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    const amounts = Array.from({ length: 40 }, (_each, n) => BigInt(n + 1));
    const played = await Promise.all(amounts.map((amount) => here.play(bet(seat, amount))));
    let left = 1_000_000n;
    const expected = amounts.map((amount) => (left -= amount));
    expect(played.map(({ balance }) => balance)).toEqual(expected);
  });

  test('a refused bet does not delay the smaller one behind it', async () => {
    const seat = await takeSeat(site, vendor, { cash: '0.0001' });
    const played = await Promise.all(
      [60n, 60n, 40n, 1n].map((amount) => here.play(bet(seat, amount))),
    );
    expect(played.map(({ answer, balance }) => [answer, balance])).toEqual([
      ['ok', 40n],
      ['insufficient', 40n],
      ['ok', 0n],
      ['insufficient', 0n],
    ]);
  });

  test('a bet that the database cannot parse fails alone', async () => {
    const seats = await Promise.all(
      Array.from({ length: 12 }, () => takeSeat(site, vendor, { cash: '1' })),
    );
    const playing = seats.map((seat, n) =>
      here.play(bet(seat, 5n, n === 7 ? { round: 'poison \u0000' } : {})),
    );
    const settled = await Promise.allSettled(playing);
    expect(settled.map(({ status }) => status)).toEqual(
      seats.map((_seat, n) => (n === 7 ? 'rejected' : 'fulfilled')),
    );
    const cash = await Promise.all(seats.map((seat) => seat.cash()));
    expect(cash).toEqual(seats.map((_seat, n) => (n === 7 ? 1_000_000n : 999_995n)));
  });

  test('a player whose accounts are locked delays no other, however many bets they have', async () => {
    const locked = await takeSeat(site, vendor, { cash: '1' });
    const free = await Promise.all(
      Array.from({ length: 8 }, () => takeSeat(site, vendor, { cash: '1' })),
    );
    const holder = await site.database.connect('a long transaction');
    await holder.query('begin');
    await holder.query('select ledger.lock_player($1)', [locked.playerId]);
    const late: Promise<string>[] = [];
    const playing: Promise<PlayResult>[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      late.push(
        here.play(bet(locked, 5n)).then(
          () => 'done',
          () => 'unknown',
        ),
      );
      const others = free.map((seat) => here.play(bet(seat, 5n)));
      playing.push(...others);
      await Promise.all(others);
    }
    expect(count(await Promise.all(playing), 'ok')).toBe(80);
    expect(new Set(await Promise.all(late))).toEqual(new Set(['unknown']));
    await holder.end();
    expect(await locked.cash()).toBe(1_000_000n);
  });

  test('a bet is not retried once its caller has stopped waiting', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    const late = here.play(bet(seat, 5n), performance.now() - 1);
    await expect(late).rejects.toMatchObject({ code: 'system.timeout' });
    expect(await seat.cash()).toBe(1_000_000n);
  });

  test('a player whose lock is released is served', async () => {
    const [locked, free] = [
      await takeSeat(site, vendor, { cash: '1' }),
      await takeSeat(site, vendor, { cash: '1' }),
    ];
    const holder = await site.database.connect('a short transaction');
    await holder.query('begin');
    await holder.query('select ledger.lock_player($1)', [locked.playerId]);
    const waiting = [5n, 7n].map((amount) => here.play(bet(locked, amount)));
    expect((await here.play(bet(free, 5n))).answer).toBe('ok');
    await untilWaiting(site.database);
    await holder.end();
    expect((await Promise.all(waiting)).map(({ balance }) => balance)).toEqual([
      999_995n,
      999_988n,
    ]);
  });

  test('a connection that breaks in the middle loses nothing and repeats nothing', async () => {
    const seats = await Promise.all(
      Array.from({ length: 8 }, () => takeSeat(site, vendor, { cash: '1' })),
    );
    // A bet that was out of time is sent again, as a vendor does.
    const untilAnswered = async (command: Command): Promise<PlayResult> => {
      try {
        return await here.play(command);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'system.timeout')
          return untilAnswered(command);
        throw error;
      }
    };
    const playing: Promise<PlayResult>[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      for (const seat of seats) playing.push(untilAnswered(bet(seat, 1n)));
      if (turn % 10 === 5) {
        await site.database.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'parlour queue%' and datname = current_database()`;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    const played = await Promise.all(playing);
    expect(count(played, 'ok') + count(played, 'repeat')).toBe(240);
    expect(await Promise.all(seats.map((seat) => seat.cash()))).toEqual(
      seats.map(() => 1_000_000n - 30n),
    );
  });
});

describe('[WALLET-02] two processes', () => {
  test('that receive the same bet do it once', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    const bets = Array.from({ length: 30 }, () => bet(seat, 10n));
    const twice = bets.flatMap((each) => [untilKnown(here, each), untilKnown(there, each)]);
    const played = await Promise.all(twice);
    expect(count(played, 'ok')).toBeLessThanOrEqual(30);
    expect(countDone(played)).toBe(60);
    expect(await seat.cash()).toBe(1_000_000n - 300n);
  });

  test('accept exactly thirty of a hundred bets over a balance for thirty', async () => {
    const seat = await takeSeat(site, vendor, { cash: '0.0003' });
    const playing = Array.from({ length: 100 }, (_each, n) =>
      untilKnown(n % 2 ? here : there, bet(seat, 10n)),
    );
    const played = await Promise.all(playing);
    expect([countDone(played), count(played, 'insufficient')]).toEqual([30, 70]);
    expect(await seat.cash()).toBe(0n);
  });

  test('never leave a bet alive whose rollback was acknowledged', async () => {
    const seats = await Promise.all(
      Array.from({ length: 10 }, () => takeSeat(site, vendor, { cash: '1' })),
    );
    const bets = seats.flatMap((seat) => Array.from({ length: 10 }, () => bet(seat, 10n)));
    const racing = bets.flatMap((each) => [
      untilKnown(here, each),
      untilKnown(there, rollback(each)),
    ]);
    const played = await Promise.all(racing);
    expect(countDone(played) + count(played, 'rolled_back')).toBe(200);
    expect(await Promise.all(seats.map((seat) => seat.cash()))).toEqual(
      seats.map(() => 1_000_000n),
    );
    const alive = await site.database.sql`
      select external_id from round.movement
      where kind = 'bet' and reversed_by is null
        and external_id = any (${bets.map(({ externalId }) => externalId)}::text[])`;
    expect(alive).toEqual([]);
  });

  test('pay exactly one of twenty wins for a bet that takes one', async () => {
    const once = await openVendor(site, { code: 'ONCE', switches: { settlesOnce: true } });
    const seat = await takeSeat(site, once, { cash: '1' });
    const staked = bet(seat, 10n, { game: once.game });
    await here.play(staked);
    const wins = Array.from({ length: 20 }, (_each, n) =>
      untilKnown(n % 2 ? here : there, win(staked, 30n)),
    );
    const played = await Promise.all(wins);
    expect([countDone(played), count(played, 'duplicate')]).toEqual([1, 19]);
    expect(await seat.cash()).toBe(1_000_020n);
  });

  test('reverse a settlement and settle again', async () => {
    const once = await openVendor(site, { code: 'AGAIN', switches: { settlesOnce: true } });
    const seat = await takeSeat(site, once, { cash: '1' });
    const staked = bet(seat, 10n, { game: once.game });
    const first = win(staked, 30n);
    const answers = [
      await here.play(staked),
      await there.play(first),
      await here.play(rollback(first)),
      await there.play(win(staked, 50n)),
    ].map(({ answer }) => answer);
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await seat.cash()).toBe(1_000_040n);
  });
});

describe('[WALLET-02] the turn of a month', () => {
  const day = 24 * 3600 * 1000;
  const inNextMonth = (): number => {
    const now = new Date();
    return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime();
  };

  test('a key of the month before is taken, whatever token it comes with', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    const earlier = bet(seat, 100n);
    await here.play(earlier);
    await site.shiftClock(inNextMonth() + 3 * day);
    const later = await withNewToken(seat);
    const { externalId } = earlier;
    expect((await here.play(bet(later, 300n, { externalId }))).answer).toBe('duplicate');
    expect((await there.play({ ...earlier, token: later.playToken })).answer).toBe('repeat');
    expect((await here.play(rollback(earlier))).answer).toBe('ok');
    expect(await seat.cash()).toBe(1_000_000n);
    await site.shiftClock(0);
  });

  test('a repeat is one bet, whatever else is in its batch', async () => {
    const [seat, other] = [
      await takeSeat(site, vendor, { cash: '1' }),
      await takeSeat(site, vendor, { cash: '1' }),
    ];
    const earlier = bet(seat, 100n);
    await here.play(earlier);
    await site.shiftClock(inNextMonth() + 3 * day);
    const later = await withNewToken(seat);
    const again = { ...earlier, token: later.playToken };
    const newest = await withNewToken(other);
    const played = await Promise.all([here.play(bet(newest, 1n)), here.play(again)]);
    expect(played.map(({ answer }) => answer)).toEqual(['ok', 'repeat']);
    await site.shiftClock(0);
  });

  test('a clock that is set back over it does no bet twice', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    await site.shiftClock(inNextMonth() + 5000);
    const later = await withNewToken(seat);
    await site.shiftClock(inNextMonth() - 20_000);
    const one = bet(later, 100n);
    expect((await here.play(one)).answer).toBe('ok');
    expect((await here.play(one)).answer).toBe('repeat');
    await site.shiftClock(inNextMonth() + 30_000);
    expect((await here.play(one)).answer).toBe('repeat');
    expect(await seat.cash()).toBe(999_900n);
    await site.shiftClock(0);
  });
});

describe('[WALLET-02] a player with two currencies', () => {
  const takeTwoSeats = async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    await site.database.transaction((sql) =>
      openWallet(sql, { playerId: seat.playerId, currency: 'USD', isTrial: false }),
    );
    await fund(site, seat, '5', 'USD');
    const other = await withNewToken(seat, 'USD');
    return { seat, other };
  };

  test('a call in one currency leaves the other unchanged and is refused with the reason', async () => {
    const { seat, other } = await takeTwoSeats();
    const one = bet(seat, 100n);
    await here.play(one);
    const theirs = { token: other.playToken };
    const answers = [
      win(one, 50n, { ...theirs, currency: 'USD' }),
      { ...rollback(one), ...theirs },
      bet(other, 7n, { round: one.round, currency: 'USD' }),
    ].map((command) => here.play(command));
    const wrong = { answer: 'wrong_currency' };
    expect(await Promise.all(answers)).toMatchObject([wrong, wrong, wrong]);
    expect(await seat.cash()).toBe(999_900n);
  });

  test('a win of a bet in the other currency pays no debt in this one', async () => {
    const { seat, other } = await takeTwoSeats();
    const [dollars, more] = [7n, 5_000_043n].map((amount) =>
      bet(other, amount, { currency: 'USD' }),
    );
    const taken = win(dollars!, 50n, { currency: 'USD' });
    for (const command of [dollars!, taken, more!, rollback(taken)]) {
      // oxlint-disable-next-line no-await-in-loop -- the win is lost before it is taken back
      expect((await here.play(command)).answer).toBe('ok');
    }
    const one = bet(seat, 100n);
    await here.play(one);
    const wrong = win(one, 50n, { token: other.playToken, currency: 'USD' });
    expect((await here.play(wrong)).answer).toBe('wrong_currency');
    expect((await here.play(win(dollars!, 50n, { currency: 'USD' }))).answer).toBe('ok');
    const [row] = await site.database.sql<{ debt: string }>`
      select debt::text from wallet.balance_view
      where player_id = ${seat.playerId}::bigint and currency = 'USD'`;
    expect(row!.debt).toBe('0');
  });
});
