import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '@parlour/contract/launch';
import pg from 'pg';
import { registerPlayer, type Visitor } from '../../support/visitor';
import type { Launches } from './launches';
import type { Vendor } from '../vendor';

/**
 * `rich` plays and pays in; `poor` is nearly broke; `mixed` has little cash and more bonus;
 * `parted` has a wallet at each vendor, which he fills himself.
 */
export type Purse = 'rich' | 'poor' | 'mixed' | 'parted';

/** A player with a game of each vendor open. */
export type Seat = {
  visitor: Visitor;
  playerId: string;
  /** His name on the vendors' wire. */
  user: string;
  purse: Purse;
  currency: string;
  tokenOf: (vendor: Vendor) => string;
};

/** So long may a process trust what it knew of the brands. */
const brandsFreshMs = 1500;

const purses: Purse[] = ['rich', 'mixed', 'parted', 'rich', 'poor'];

/** Where a brand is reached: both are names of this machine. */
const brands = [
  { code: 'main', host: 'localhost', currency: 'VND' },
  { code: 'second', host: '127.0.0.1', currency: 'PHP' },
] as const;

/** Lasts for a long run: cash is soon gone and stakes go on from here, or are shared. */
const bonusMicros = 400_000_000_000_000n;

/** Makes the vendors known to the site, as its operator does. */
export const admitVendors = async (
  databaseUrl: string,
  vendors: Vendor[],
  launches: Launches,
): Promise<void> => {
  await withClient(databaseUrl, async (client) => {
    // A process of ours waits 400 ms for a lock, so a deadlock must be seen sooner to be counted.
    await client.query(`alter system set deadlock_timeout = '50ms'`);
    await client.query('select pg_reload_conf()');
    for (const { code, host } of brands) {
      await client.query(
        `insert into brand.host (host, brand) values ($1, $2)
         on conflict (host) do update set brand = excluded.brand`,
        [host, code],
      );
    }
    // Deposits cost something, so that both of their legs are looked for.
    await client.query(`update cashier.method set fee_permille = 7`);
    for (const vendor of vendors) {
      const { code, dialectName, signature, keys, game, settlesOnce } = vendor;
      const baseUrl = launches.baseUrl(vendor);
      await client.query(
        `insert into gateway.profile (
           code, name, dialect, signature, base_url, public_key, own_key, switches)
         values ($1, $1, $2, $3, $4, $5, $6, $7)`,
        [code, dialectName, signature, baseUrl, keys.publicKey, keys.siteKey, { settlesOnce }],
      );
      await client.query(
        `insert into catalogue.game (
           vendor_code, code, game_type, classify, names, demo, enabled, search_fold)
         values ($1, $2, 'RNG', 'Video Slots', '{"EN": "One"}', false, true, 'one')`,
        [code, game],
      );
      await client.query(
        `insert into catalogue.vendor (brand, code, game_type, titles)
         select brand, $1, 'RNG', '{"EN": "One"}' from unnest($2::text[]) brand`,
        [code, brands.map((brand) => brand.code)],
      );
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
  const seats = await Promise.all(places.map((place) => takeSeat(options, place)));
  const mixed = seats.filter(({ purse }) => purse === 'mixed');
  await withClient(options.databaseUrl, (client) => giveBonus(client, mixed));
  return seats;
};

const takeSeat = async ({ url, vendors, launches }: SeatOptions, place: number): Promise<Seat> => {
  const purse = purses[place % purses.length]!;
  const brand = brands[purse === 'parted' ? 1 : 0];
  const address = new URL(url);
  address.hostname = brand.host;
  const visitor = await registerPlayer({ url: address.origin, gamesUrl: '' });
  for (const { code, game } of vendors) await open(visitor, code, game);
  const { playerId } = visitor;
  const user = `${brand.code}-${playerId}`;
  return {
    visitor,
    playerId,
    user,
    purse,
    currency: brand.currency,
    tokenOf: (vendor) => launches.tokenOf(vendor, user),
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

/** No promotion gives any yet, so the operator does. */
const giveBonus = async (client: pg.Client, seats: Seat[]): Promise<void> => {
  for (const { playerId } of seats) {
    await client.query(
      `select wallet.credit(
        $1, 'VND', 'bonus', $2, 'operator', $3, 'house:main:promotions', 'bonus')`,
      [playerId, bonusMicros, `bonus-${playerId}`],
    );
  }
};

const withClient = async (
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
