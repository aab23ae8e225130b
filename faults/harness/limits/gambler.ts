import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import { compliance, type LimitPeriod, type LimitsView } from '@parlour/contract/compliance';
import { micros, moneyText } from '@parlour/contract/money';
import type { Database } from '@parlour/node-kit/database/database';
import type { Reply } from '@parlour/testkit/site/http-client';
import type { Random } from '@parlour/testkit/random';
import { playerMessage, readPlain } from '../players/deposits';
import type { Seat } from '../players/seats';
import { valueOf } from '../players/withdrawals';
import type { Vendor } from '../vendor';
import type { Reading, RecordingClient } from '../recording-client';
import type { Operation } from '../types';

/** A player with limits, for one turn. */
export type Gambler = {
  client: RecordingClient;
  database: Database;
  vendors: Vendor[];
  seat: Seat;
  random: Random;
};

export type CountedKind = 'deposit' | 'loss' | 'stake';
export type LimitName = { kind: CountedKind; period: LimitPeriod };

/** The value of an answer, or undefined where there was none or a refusal. */
const ask = async <E extends Endpoint>(
  { client, seat, random }: Gambler,
  endpoint: E,
  input: InputOf<E>,
  { operation, tries = 3 }: { operation?: Operation; tries?: number } = {},
): Promise<OutputOf<E> | undefined> => {
  let value: OutputOf<E> | undefined;
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') value = valueOf<OutputOf<E>>(reply);
    return reading;
  };
  const message = () => playerMessage(seat, endpoint, input, random.uuid());
  const first = random.whole(0, 1);
  await client.send({ operation, message, read, first, isTwice: random.chance(0.2), tries });
  return value;
};

export const readView = (gambler: Gambler): Promise<LimitsView | undefined> =>
  ask(gambler, compliance.readLimits, {});

/** Micros that are used of a kind, and the limit's amount if there is one. */
export const usedOf = (view: LimitsView, { kind, period }: LimitName) => {
  const row = view.limits.find((each) => each.kind === kind && each.period === period);
  return { used: micros(row?.used ?? '0'), amount: row && micros(row.amount) };
};

type Act = 'set' | 'confirmed';

const noted = (
  { client, seat, random }: Gambler,
  { kind, period }: LimitName,
  amount: bigint,
  act: Act,
  isForged = false,
): Operation =>
  client.history.begin({
    kind: 'limit',
    owner: 'limit',
    key: random.uuid(),
    playerId: seat.playerId,
    currency: seat.currency,
    amount,
    isForged,
    verdict: `${act} ${kind} ${period}`,
  });

/** Asked for until the answer is certain. */
export const setLimit = (gambler: Gambler, named: LimitName, amount: bigint) =>
  ask(
    gambler,
    compliance.setLimit,
    { kind: named.kind, period: named.period, amount: moneyText(amount) },
    { operation: noted(gambler, named, amount, 'set'), tries: Infinity },
  );

/** The second yes to a raise; one that did not wait must be refused. */
export const confirm = (gambler: Gambler, named: LimitName, amount: bigint, isForged: boolean) =>
  ask(
    gambler,
    compliance.confirmRaise,
    { kind: named.kind, period: named.period },
    { operation: noted(gambler, named, amount, 'confirmed', isForged), tries: 20 },
  );

export const dropRaise = (gambler: Gambler, { kind, period }: LimitName) =>
  ask(gambler, compliance.dropRaise, { kind, period });

/** Excluded, or cooling off, for longer than any run; asked for until it is certain. */
export const beginPause = async (gambler: Gambler): Promise<void> => {
  const isLong = gambler.random.chance(0.5);
  const tries = Infinity;
  const done = isLong
    ? await ask(gambler, compliance.exclude, { time: '6m' }, { tries })
    : await ask(gambler, compliance.coolOff, { days: '7' }, { tries });
  if (done) gambler.client.history.ban('excluded', gambler.seat.playerId);
};
