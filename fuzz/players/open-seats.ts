import { makePlayer } from '@parlour/testkit/ledger/seat';
import type { Site } from '@parlour/testkit/site/site';
import { give } from '@parlour/testkit/ledger/world';
import { issuePlayToken } from '../../packages/server/src/modules/round';
import type { FuzzTarget } from '../exchange';
import { Book, type Ledger } from '../model/book';
import { PlayerBalances } from '../model/player-balances';
import { seeded } from '@parlour/testkit/random';
import type { Vendor } from '../vendors/vendors';
import { playBefore } from './play-before';
import { Seat, type Neighbours } from './seat';

const million = 1_000_000n;

type Person = { playerId: string; brand: string; currency: string; ledger: Ledger };

export type Seats = {
  /** Players whose streams a seed decides entirely. */
  seats: Seat[];
  /** Players who played before the run, and are named in others' messages. */
  strangers: Seat[];
  /**
   * Players who send conflicting messages with a neighbour: the order is random, so they sit apart.
   */
  conflictPairs: [Seat, Seat][];
};

/** The players of a run with their money, the same for the same seed. */
export const openSeats = async (
  site: Site,
  target: FuzzTarget,
  vendors: Vendor[],
  { seed, count }: { seed: string; count: number },
): Promise<Seats> => {
  const books = new Map(vendors.map((vendor) => [vendor.code, new Book(vendor)]));
  const users = new Set<string>();
  const seatOf = async (index: number, vendor: Vendor, known: Partial<Neighbours>) => {
    const person = await openPerson(site, seed, index);
    const other = vendors.find(({ code }) => code !== vendor.code)!;
    const neighbours = {
      vendor: other,
      token: await tokenOf(site, person, other),
      stranger: { token: '', user: '', keys: [] },
      elsewhere: [],
      users,
      ...known,
    };
    const book = books.get(vendor.code)!;
    const token = await tokenOf(site, person, vendor);
    return new Seat({ ...person, index, seed, vendor, book, token, neighbours });
  };

  // One after the other, so that the players' numbers are the same in every run.
  const strangers = new Map<string, Neighbours['stranger'] & { seat: Seat }>();
  for (const [place, vendor] of vendors.entries()) {
    const seat = await seatOf(-7 * (place + 1), vendor, {});
    const keys = vendor.enabled ? await playBefore(target, seat) : [seat.random.uuid()];
    strangers.set(vendor.code, { seat, token: seat.token, user: seat.user, keys });
  }
  const conflictPairs: Seats['conflictPairs'] = [];
  for (const [place, vendor] of vendors.entries()) {
    if (!vendor.enabled) continue;
    const four: Seat[] = [];
    for (let each = 0; each < 4; each += 1) {
      four.push(await seatOf(-7 * (4 * place + each + 50), vendor, {}));
    }
    // Players with adjacent numbers use different transports through a process, every second the
    // same.
    const [one, two, three, last] = four as [Seat, Seat, Seat, Seat];
    if (place % 2 === 0) conflictPairs.push([one, two], [three, last]);
    else conflictPairs.push([one, three], [two, last]);
  }
  const seats: Seat[] = [];
  for (let index = 0; index < count; index += 1) {
    const vendor = vendorOf(vendors, index);
    const elsewhere = vendors.find(({ code }) => code !== vendor.code)!;
    const known = {
      stranger: strangers.get(vendor.code)!,
      elsewhere: strangers.get(elsewhere.code)!.keys,
    };
    seats.push(await seatOf(index, vendor, known));
  }
  const rows = await site.database.sql<{ user: string }>`
    select brand || '-' || id as user from player.player_view`;
  for (const { user } of rows) users.add(user);
  return { seats, strangers: [...strangers.values()].map(({ seat }) => seat), conflictPairs };
};

/** One in 32 sits with each vendor that signs by RSA, and one with the vendor that is closed. */
const vendorOf = (vendors: Vendor[], index: number): Vendor => {
  const [acme, caleb, orca, lynx, gone] = vendors as [Vendor, Vendor, Vendor, Vendor, Vendor];
  if (index % 32 === 31) return gone;
  if (index % 32 === 0) return acme;
  if (index % 32 === 16) return caleb;
  return index % 2 === 0 ? orca : lynx;
};

const openPerson = async (site: Site, seed: string, index: number): Promise<Person> => {
  const random = seeded(`${seed}/person/${index}`);
  const isTrial = index % 7 === 6;
  const isSecond = !isTrial && index % 5 === 3;
  const brand = isSecond ? 'second' : 'main';
  const currency = isTrial ? 'FUN' : isSecond ? 'PHP' : 'VND';
  const username = `fuzz_${index < 0 ? `before_${-index}` : index}`;
  const playerId = await makePlayer(site, { username, brand, currency, isTrial });
  const balances = new PlayerBalances(isTrial ? [0n] : [0n, 0n]);
  const person = {
    playerId,
    brand,
    currency,
    ledger: { balances, currency, rounds: new Map(), isBlocked: false },
  };
  const wealth = random.pick([20n, 500n, 100_000n]) * million;
  await deposit(site, person, 0, wealth + BigInt(random.below(1000)));
  if (!isTrial && random.chance(0.6)) await deposit(site, person, 1, wealth / 3n);
  return person;
};

/** Money from outside, into the first pocket or the bonus, in the ledger and in the model. */
export const deposit = async (
  site: Site,
  { playerId, ledger }: Pick<Person, 'playerId' | 'ledger'>,
  place: 0 | 1,
  amount: bigint,
): Promise<void> => {
  const { currency } = ledger;
  const pocket = currency === 'FUN' ? 'trial' : place === 0 ? 'cash' : 'bonus';
  await give(site, playerId, { pocket, amount, currency });
  ledger.balances.deposit(place, amount);
};

/** A play token for a player at a vendor, as it would come with the address of a game. */
export const tokenOf = (
  site: Site,
  person: Omit<Person, 'ledger'>,
  vendor: Pick<Vendor, 'code' | 'settlesOnce'>,
): Promise<string> =>
  issuePlayToken(site.database.sql, {
    playerId: person.playerId,
    signInId: null,
    brand: person.brand,
    vendor: vendor.code,
    currency: person.currency,
    mode: person.currency === 'FUN' ? 'trial' : 'real',
    settlesOnce: vendor.settlesOnce,
  });
