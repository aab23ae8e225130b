import { openSite, type Site } from '@parlour/testkit/site/site';
import { BookKeeper } from './check-books';
import type { FuzzTarget } from './exchange';
import { deposit, openSeats, tokenOf, type Seats } from './players/open-seats';
import type { Seat } from './players/seat';
import { Report } from './report';
import { fightOn, playOn } from './stream';
import { openVendors } from './vendors/vendors';
import { inProcess, overSocket, type Transport } from './wire/transport';

export type FuzzOptions = {
  seed: string;
  /** How many mutations. */
  count: number;
  /** Ends before `count` when so many minutes are over. */
  minutes?: number;
  players?: number;
  /** Only this player's stream; `count` is then for that stream alone. */
  player?: number;
  /** Is called now and then with the progress. */
  tell?: (line: string) => void;
  /** Runs while all players pause, before the books are compared. */
  between?: (site: Site) => Promise<unknown>;
};

/** After so many mutations of each player all players pause while the books are compared. */
const burst = 200;

/** Runs mutated messages against a site of its own on the database `PARLOUR_TEST_DATABASE`. */
export const runFuzz = async (options: FuzzOptions): Promise<Report & { askedAgain: number }> => {
  const site = await openSite({ ROLES: 'vendor', LOG_LEVEL: 'warn' });
  const target = await openTarget(site);
  const keeper = await BookKeeper.open(site.databaseUrl);
  try {
    const report = new Report(options.seed);
    const { players: count = 128, seed } = options;
    const vendors = await openVendors(site);
    const all = await openSeats(site, target, vendors, { seed, count });
    const playing = all.seats.filter(({ index }) => index === (options.player ?? index));
    await playBursts({ site, target, keeper, report, options }, { ...all, seats: playing });
    return Object.assign(report, { askedAgain: target.askedAgain });
  } finally {
    target.close();
    await keeper.close();
    await site.drop();
  }
};

type Run = {
  site: Site;
  target: FuzzTarget;
  keeper: BookKeeper;
  report: Report;
  options: FuzzOptions;
};

const playBursts = async (run: Run, { seats, strangers, conflictPairs }: Seats): Promise<void> => {
  const { site, target, keeper, report, options } = run;
  const everybody = [...seats, ...strangers, ...conflictPairs.flat()];
  const pairs = options.player === undefined ? conflictPairs : [];
  const until = performance.now() + (options.minutes ?? Infinity) * 60_000;
  const each = Math.ceil(options.count / seats.length);
  for (let done = 0; done < each && !report.isLost && performance.now() < until; done += burst) {
    const next = Math.min(burst, each - done);
    await Promise.all([
      ...seats.map((seat) => playOn(target, seat, next, report)),
      ...pairs.map((pair) => fightOn(target, pair, next, report)),
    ]);
    readLog(site, report);
    await options.between?.(site);
    await keeper.compareBalances(everybody, report);
    await keeper.balance(report, { whole: false });
    options.tell?.(`${report.mutations} mutations, ${report.violations.length} violations`);
    await Promise.all(seats.map((seat) => externalEvents(site, seat)));
  }
  if (report.violations.length === 0) await keeper.compareMovements(everybody, report);
  await keeper.balance(report, { whole: true });
};

/** External events of a player: deposits arrive, bets are forbidden and allowed again. */
const externalEvents = async (site: Site, seat: Seat): Promise<void> => {
  const { random, ledger, playerId } = seat;
  const place = ledger.balances.pockets.length > 1 && random.chance(0.4) ? 1 : 0;
  const amount = BigInt(1 + random.below(90_000_000));
  if (random.chance(ledger.balances.total < 1_000_000n ? 0.7 : 0.1)) {
    await deposit(site, seat, place, amount);
  }
  if (random.chance(0.1) !== ledger.isBlocked) {
    ledger.isBlocked = !ledger.isBlocked;
    await site.database.sql`
      insert into compliance.player_state (player_id, state)
      values (${playerId}::bigint, ${ledger.isBlocked ? 'blocked' : 'active'})
      on conflict (player_id) do update set state = excluded.state`;
  }
};

/** An internal error in the log counts as one, whatever the vendor was answered. */
const readLog = (site: Site, report: Report): void => {
  for (const line of site.logLines.splice(0)) {
    const { level, event, error } = JSON.parse(line) as Record<string, { message?: string }>;
    if (`${level}` === 'error') report.failWhole(`the log says ${event}: ${error?.message}`);
  }
};

const openTarget = async (site: Site): Promise<FuzzTarget & { close: () => void }> => {
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const sockets = new Map<Seat, Transport>();
  return {
    port,
    askedAgain: 0,
    injected: inProcess(site),
    renewToken: async (seat) => {
      const { playerId, brand, ledger, vendor } = seat;
      for (const token of seat.tokens.values()) token.hasEnded = true;
      const { currency } = ledger;
      seat.takeToken(await tokenOf(site, { playerId, brand, currency }, vendor));
    },
    socketOf: (seat) => {
      const known = sockets.get(seat) ?? overSocket(port);
      sockets.set(seat, known);
      return known;
    },
    close: () => {
      for (const socket of sockets.values()) socket.close();
    },
  };
};
