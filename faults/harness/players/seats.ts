import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '@parlour/contract/launch';
import { admitVendor } from '@parlour/testkit/vendors/admit-vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { visitorsOf } from '@parlour/testkit/site/running-site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import type { Database, Sql } from '@parlour/node-kit/database/database';
import { openDatabase } from '../../../packages/server/src/lib/database/open-database';
import type { Launches } from './launches';
import { makePayable, openPayouts } from './payable';
import type { Vendor } from '../vendor';

/**
 * `rich` plays and pays in; `poor` is nearly broke; `mixed` has little cash and more bonus;
 * `separateWallets` has a wallet at each vendor, which the player fills.
 */
export type Means = 'rich' | 'poor' | 'mixed' | 'separateWallets';

/** A player with a game of each vendor open. */
export type Seat = {
  visitor: SomePlayer;
  playerId: string;
  /** The player's name on the vendors' wire. */
  user: string;
  means: Means;
  currency: string;
  tokenOf: (vendor: Vendor) => string;
  /** Where withdrawals of theirs go, if they withdraw; and what was asked for. */
  payeeId?: string;
  withdrawals: string[];
  /** Has limits, and plays and pays against them. */
  isGambler?: boolean;
  /** Their neighbours in the tree of agents. */
  upline?: Neighbour;
  downlines: Neighbour[];
};

export type Neighbour = { username: string; playerId: string };

/** How long a process may use cached brands. */
const brandsFreshMs = 1500;

const meansOfSeats: Means[] = ['rich', 'mixed', 'separateWallets', 'rich', 'poor'];

/** Where a brand is reached: both are names of this machine. */
const brands = [
  { code: 'main', host: 'localhost', currency: 'VND' },
  { code: 'second', host: '127.0.0.1', currency: 'PHP' },
] as const;

/**
 * Lasts for a long run: cash runs out early, and stakes then come from this pocket or are split.
 */
const bonusMicros = 400_000_000_000_000n;

/** Registers the vendors with the site, as its operator does. */
export const admitVendors = async (
  databaseUrl: string,
  vendors: Vendor[],
  launches: Launches,
  payerUrl: string,
): Promise<void> => {
  await withDatabase(databaseUrl, async (database) => {
    const { sql } = database;
    // A process of ours waits 400 ms for a lock, so the server must detect a deadlock sooner to
    // count it.
    await sql`alter system set deadlock_timeout = '50ms'`;
    await sql`select pg_reload_conf()`;
    for (const { code, host } of brands) {
      await sql`
        insert into brand.host (host, brand) values (${host}, ${code})
        on conflict (host) do update set brand = excluded.brand`;
    }
    // Deposits have a fee, so that both of their legs are checked.
    await sql`update cashier.method set fee_permille = 7`;
    await openPayouts(database, payerUrl);
    for (const vendor of vendors) {
      const { code, dialectName, keys, game, settlesOnce } = vendor;
      const baseUrl = launches.baseUrl(vendor);
      const games = [{ code: game }];
      const switches = { settlesOnce };
      await admitVendor(sql, { code, dialect: dialectName, keys, games, baseUrl, switches });
      await sql`
        insert into catalogue.vendor (brand, code, game_type, titles)
        select brand, ${code}, 'RNG', '{"EN": "One"}'
        from unnest(${brands.map((brand) => brand.code)}::text[]) brand`;
    }
  });
  await pause(brandsFreshMs);
};

type SeatOptions = {
  url: string;
  databaseUrl: string;
  vendors: Vendor[];
  launches: Launches;
  count: number;
};

/** Registers players and opens the games for them, through the site. */
export const takeSeats = async (options: SeatOptions): Promise<Seat[]> => {
  const places = Array.from({ length: options.count }, (_each, place) => place);
  const visitors = visitorsOf(options.url);
  const seats = await Promise.all(places.map((place) => takeSeat(options, visitors, place)));
  const mixed = seats.filter(({ means }) => means === 'mixed');
  await withDatabase(options.databaseUrl, async (database) => {
    await giveBonus(database.sql, mixed);
    await makePayable(database, seats);
  });
  return seats;
};

const takeSeat = async (
  { url, vendors, launches }: SeatOptions,
  visitors: ReturnType<typeof visitorsOf>,
  place: number,
): Promise<Seat> => {
  const means = meansOfSeats[place % meansOfSeats.length]!;
  const brand = brands[means === 'separateWallets' ? 1 : 0];
  const { port } = new URL(url);
  const visitor = await registerPlayer({ visitor: visitors }, { host: `${brand.host}:${port}` });
  for (const { code, game } of vendors) await open(visitor, code, game);
  const { playerId } = visitor;
  const user = `${brand.code}-${playerId}`;
  return {
    visitor,
    playerId,
    user,
    means,
    currency: brand.currency,
    tokenOf: (vendor) => launches.tokenOf(vendor, user),
    withdrawals: [],
    downlines: [],
  };
};

const open = (visitor: Visitor, vassalage: string, gameCode: string): Promise<unknown> =>
  visitor.get(launch.launchGame, {
    vassalage,
    gameCode,
    gameType: 'RNG',
    device: 'WEB',
    language: 'EN',
  });

/** No promotion grants any yet, so the operator does. */
const giveBonus = async (sql: Sql, seats: Seat[]): Promise<void> => {
  for (const { playerId } of seats) {
    await sql`
      select wallet.credit(
        ${playerId}::bigint, 'VND', 'bonus', ${bonusMicros}::bigint, 'operator',
        ${`bonus-${playerId}`}, 'house:main:promotions', 'bonus')`;
  }
};

const withDatabase = async (
  url: string,
  work: (database: Database) => Promise<void>,
): Promise<void> => {
  const database = openDatabase(url);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};
