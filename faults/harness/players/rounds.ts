import type { Means } from './seats';
import { bet, call, takeBack, win, type Bet, type Table } from './wallet-calls';

/** Stakes in units of the wire, 10⁻⁵ of a đồng, so that hardly one divides evenly. */
const stakes: Record<Means, [number, number]> = {
  rich: [10_000_000, 500_000_000],
  poor: [500_000_000, 4_000_000_000],
  mixed: [500_000_000, 10_000_000_000],
  separateWallets: [10_000_000, 300_000_000],
};

const stakeOf = ({ seat, random }: Table): number => random.whole(...stakes[seat.means]);

/** Up to twice the stake, on average a little less than it. */
const prizeOf = ({ random }: Table, stake: number): number =>
  Math.floor(stake * 1.9 * random.share());

/** A round that its vendor leaves open and ends when the run is over. */
export type Silent = (end: () => Promise<unknown>) => void;

/** An ordinary round: a bet or two, and then a win, a reported loss, or silence. */
export const ordinary = async (table: Table, silent: Silent): Promise<void> => {
  const { random } = table;
  const stake = stakeOf(table);
  const closesAtOnce = random.share() < 0.1;
  const first = await bet(table, { amount: stake, closes: closesAtOnce });
  if (first.end !== 'stands') return;
  const { key } = first.operation;
  if (random.share() < 0.02) await forge(table, first, stake);
  if (!closesAtOnce && random.share() < 0.1) await extraBet(table);
  const turn = random.share();
  const prize = prizeOf(table, stake);
  if (turn < 0.1) silent(() => win(table, key, 0));
  else if (turn < 0.25) await win(table, key, 0);
  else if (turn < 0.32) await giveBack(table, key);
  else if (turn < 0.4) await twoWins(table, key, prize);
  else await win(table, key, prize);
};

/** The same key with another amount must never move anything. */
const forge = (table: Table, { operation: { key } }: Bet, stake: number): Promise<unknown> =>
  call(table, { kind: 'bet', key, amount: stake + 100, isForged: true });

/** A second stake in the same round, rolled back or not: the first one stays. */
const extraBet = async (table: Table): Promise<void> => {
  const extra = await bet(table, { amount: stakeOf(table) });
  if (extra.end === 'stands' && table.random.share() < 0.5) {
    await takeBack(table, extra.operation.key, false);
  }
};

/** A vendor that rolls a bet back says whether the round is over, as it may hold other bets. */
const giveBack = async (table: Table, key: string): Promise<void> => {
  await takeBack(table, key);
  if (table.random.share() < 0.3) await takeBack(table, key);
};

/** Where a bet has one outcome the second win is refused, so the first must end the round. */
const twoWins = async (table: Table, key: string, prize: number): Promise<void> => {
  const first = await win(table, key, prize, table.vendor.settlesOnce);
  await win(table, key, Math.floor(prize / 3));
  // A win paid in error is reversed, also when the pockets are empty by now.
  if (table.random.share() < 0.4) await takeBack(table, first.operation.key);
};

/** The win arrives before its bet. */
export const winFirst = async (table: Table): Promise<void> => {
  const stake = stakeOf(table);
  const key = table.random.uuid();
  const prize = prizeOf(table, stake);
  const early = call(table, { kind: 'win', ofKey: key, amount: prize, closes: true, tries: 3 });
  const placed = await bet(table, { key, amount: stake });
  const { operation, attempt } = await early;
  // The same win once more, now that its bet is there; and in any case until the answer is certain.
  const isEnded = attempt.outcome === 'refused' && placed.end !== 'stands';
  if (isEnded || attempt.outcome === 'ok') return;
  const { key: winKey } = operation;
  await call(table, { kind: 'win', key: winKey, ofKey: key, amount: prize, closes: true });
};

/** The vendor rolls a bet back while the bet is still on its way. */
export const racingRollback = async (table: Table): Promise<void> => {
  const key = table.random.uuid();
  await Promise.all([bet(table, { key, amount: stakeOf(table) }), takeBack(table, key)]);
};

/** The rollback arrives long before the bet that it takes back. */
export const lateBet = async (table: Table): Promise<void> => {
  const key = table.random.uuid();
  await takeBack(table, key);
  await bet(table, { key, amount: stakeOf(table) });
};

/** Win and rollback of one bet at the same moment: either may be first. */
export const winWithRollback = async (table: Table): Promise<void> => {
  const stake = stakeOf(table);
  const placed = await bet(table, { amount: stake });
  if (placed.end !== 'stands') return;
  const { key } = placed.operation;
  await Promise.all([win(table, key, prizeOf(table, stake)), takeBack(table, key)]);
};
