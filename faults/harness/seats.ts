import { launch } from '@parlour/contract/launch';
import pg from 'pg';
import { registerPlayer, type Visitor } from '../support/visitor';
import type { Launches } from './launches';
import type { Supplier } from './supplier';

/** `rich` plays and pays in; `poor` is nearly broke; `mixed` has little cash and more bonus. */
export type Purse = 'rich' | 'poor' | 'mixed';

/** A player with a game of each supplier open. */
export type Seat = {
  visitor: Visitor;
  playerId: string;
  /** His name on the suppliers' wire. */
  user: string;
  purse: Purse;
  tokenOf: (supplier: Supplier) => string;
};

const purses: Purse[] = ['rich', 'mixed', 'rich', 'poor'];
/** Lasts for a long run: cash is soon gone and stakes go on from here, or are shared. */
const bonusMicros = 400_000_000_000_000n;

/** Makes the suppliers known to the site, as its operator does. */
export const admitSuppliers = async (
  databaseUrl: string,
  suppliers: Supplier[],
  launches: Launches,
): Promise<void> => {
  await withClient(databaseUrl, async (client) => {
    // A process of ours waits 400 ms for a lock, so a deadlock must be seen sooner to be counted.
    await client.query(`alter system set deadlock_timeout = '50ms'`);
    await client.query('select pg_reload_conf()');
    for (const supplier of suppliers) {
      const { code, dialectName, signature, keys, game, settlesOnce } = supplier;
      const baseUrl = launches.baseUrl(supplier);
      await client.query(
        `insert into vendor.profile (
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
         values ('main', $1, 'RNG', '{"EN": "One"}')`,
        [code],
      );
    }
  });
};

type SeatOptions = {
  url: string;
  databaseUrl: string;
  suppliers: Supplier[];
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

const takeSeat = async (
  { url, suppliers, launches }: SeatOptions,
  place: number,
): Promise<Seat> => {
  const visitor = await registerPlayer({ url, gamesUrl: '' });
  for (const { code, game } of suppliers) await open(visitor, code, game);
  const { playerId } = visitor;
  const user = `main-${playerId}`;
  return {
    visitor,
    playerId,
    user,
    purse: purses[place % purses.length]!,
    tokenOf: (supplier) => launches.tokenOf(supplier, user),
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
      `select wallet.credit($1, 'VND', 'bonus', $2, 'operator', $3, 'house:main:promotions',
      'bonus')`,
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
