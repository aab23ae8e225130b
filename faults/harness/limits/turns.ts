import { setTimeout as pause } from 'node:timers/promises';
import { microsPerUnit } from '@parlour/contract/money';
import { lockPlayer } from '../../../packages/server/src/modules/ledger';
import { askDeposit, deliver } from '../players/deposits';
import { bet, takeBack, win, type Table } from '../players/wallet-calls';
import {
  beginPause,
  confirm,
  dropRaise,
  readView,
  setLimit,
  usedOf,
  type Gambler,
  type LimitName,
} from './gambler';

/** Shares of what happens to a limit, and beside it. */
const racingShare = 0.5;
const droppedShare = 0.2;
const loweredShare = 0.5;
const lateShare = 0.3;
/** Mostly the limit takes one of the orders that are paid at once, in all processes. */
const loweredBeforePaidShare = 0.8;

/** How much room a limit gets, in whole units; a burst of bets needs twice as much. */
const playRoom: [number, number] = [1000, 12_000];
const betsOfBurst = 8;

const someMicros = ({ random }: Gambler, from: number, upto: number): bigint =>
  BigInt(random.whole(from, upto)) * microsPerUnit + BigInt(random.whole(0, 999_999));

/** Many bets at once in all processes, against a limit that takes half of them. */
export const playAtLimit = async (gambler: Gambler, named: LimitName): Promise<void> => {
  const view = await readView(gambler);
  if (!view) return;
  const { used } = usedOf(view, named);
  const room = someMicros(gambler, ...playRoom);
  await moveLimit(gambler, named, used + room);
  const stake = Number(room / 10n / BigInt(betsOfBurst / 2));
  const bets = Array.from({ length: betsOfBurst }, () => playOne(gambler, stake));
  if (gambler.random.chance(loweredShare)) await lower(gambler, named, used + room / 2n);
  await Promise.all(bets);
};

/** A bet, and what its vendor says of it afterwards. */
const playOne = async ({ client, seat, vendors, random }: Gambler, stake: number) => {
  const own = random.branch(random.uuid());
  // The other dialect has no word for a limit, and asks again.
  const vendor = own.chance(0.8) ? vendors[0]! : own.pick(vendors);
  const table: Table = { client, seat, vendor, round: own.uuid(), random: own };
  const { end, operation } = await bet(table, { amount: stake, tries: 3 });
  if (end !== 'stands') return;
  const turn = own.share();
  if (turn < 0.2) await takeBack(table, operation.key);
  else await win(table, operation.key, turn < 0.7 ? 0 : Math.floor(stake * 1.5 * own.share()));
};

/** Orders up to the limit, some of them late, all paid at once, and the limit lowered meanwhile. */
export const payAtLimit = async (gambler: Gambler, named: LimitName): Promise<void> => {
  const view = await readView(gambler);
  if (!view) return;
  const { used } = usedOf(view, named);
  await moveLimit(gambler, named, used + someMicros(gambler, 110_000, 140_000));
  const { client, seat, random, database } = gambler;
  const amount = '50000';
  const asking = Array.from({ length: 3 }, () =>
    askDeposit({ client, seat, random: random.branch(random.uuid()) }, amount),
  );
  const orders = (await Promise.all(asking)).filter((id) => id !== undefined);
  // Money in suspense is counted as used, and is not credited: a limit above it would take both.
  const credited = await creditedOf(gambler);
  const [late] = orders;
  // With its limit as it was, only the time of the order keeps its money from the wallet.
  const isLate = late !== undefined && random.chance(lateShare);
  if (isLate) {
    await untilDone(
      () => database.sql`
        update cashier.deposit set expires_at = lib.now()
        where id = ${late}::uuid and status = 'pending'`,
    );
  }
  if (!isLate && random.chance(loweredBeforePaidShare)) {
    await lower(gambler, named, credited + someMicros(gambler, 51_000, 99_000));
  }
  const paying = orders.map((depositId) => {
    const notice = { paymentId: random.uuid(), depositId, status: 'paid' as const };
    const { currency } = seat;
    const own = random.branch(depositId);
    return deliver({ client, seat, random: own }, { ...notice, amount, currency }, false);
  });
  if (!isLate && random.chance(lateShare)) {
    await lower(gambler, named, credited + someMicros(gambler, 51_000, 60_000));
  }
  await Promise.all(paying);
};

/** Play pauses while bets and an order are on their way, which is paid then. */
export const pausePlay = async (gambler: Gambler): Promise<void> => {
  const { client, seat, random } = gambler;
  const payer = { client, seat, random: random.branch('paid late') };
  const amount = '50000';
  const depositId = await askDeposit(payer, amount);
  const stake = Number(someMicros(gambler, 10, 90) / 10n);
  const bets = Array.from({ length: betsOfBurst }, () => playOne(gambler, stake));
  await beginPause(gambler);
  await Promise.all(bets);
  await playOne(gambler, stake);
  if (depositId === undefined) return;
  const notice = { paymentId: random.uuid(), depositId, status: 'paid' as const };
  await deliver(payer, { ...notice, amount, currency: seat.currency }, false);
};

/** To this amount: at once where it is lower, or by a raise that waits. */
const moveLimit = async (gambler: Gambler, named: LimitName, amount: bigint): Promise<void> => {
  const view = await readView(gambler);
  if (!view) return;
  const known = usedOf(view, named).amount;
  if (known === undefined || amount <= known) {
    await lower(gambler, named, amount);
    return;
  }
  if (!(await setLimit(gambler, named, amount))) return;
  await confirm(gambler, named, amount, true);
  if (gambler.random.chance(droppedShare)) await dropRaise(gambler, named);
  else {
    await letWait(gambler);
    await confirm(gambler, named, amount, false);
  }
};

/** Now and then to two amounts at the same moment: the lower one stays, or the other is a raise. */
const lower = async (gambler: Gambler, named: LimitName, amount: bigint): Promise<void> => {
  const second = amount - someMicros(gambler, 1, 900);
  const isRace = second > microsPerUnit && gambler.random.chance(racingShare);
  await Promise.all([
    setLimit(gambler, named, amount),
    isRace ? setLimit(gambler, named, second) : undefined,
  ]);
};

/** A day passes for the player's raises. */
const letWait = ({ database, seat: { playerId } }: Gambler): Promise<unknown> =>
  untilDone(() =>
    database.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      await sql`
        update compliance.play_limit
        set raise_asked_at = raise_asked_at - interval '25 hours',
          raise_ready_at = raise_ready_at - interval '25 hours'
        where player_id = ${playerId}::bigint and raise_ready_at > lib.now()`;
      await sql`
        update compliance.limit_change set at = at - interval '25 hours'
        where player_id = ${playerId}::bigint and act = 'raise_asked'
          and at > lib.now() - interval '24 hours'`;
    }),
  );

/** Micros that were credited to the player; a run is within one period of any limit. */
const creditedOf = async ({ database, seat }: Gambler): Promise<bigint> => {
  const [row] = await untilDone(
    () => database.sql<{ amount: bigint }>`
      select coalesce(sum(amount), 0)::bigint as amount from cashier.deposit
      where player_id = ${seat.playerId}::bigint and currency = ${seat.currency}
        and status = 'credited'`,
  );
  return row!.amount;
};

/** Until it is certain, under every fault. */
const untilDone = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (;;) {
    const done = await work().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (done) return done.value;
    await pause(200);
  }
};
