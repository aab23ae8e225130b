import { exchangeUntilDefinite, type FuzzTarget } from './exchange';
import { judge, statusOf, type Judged } from './judge';
import { signed, type Attempt } from './mutations/attempt';
import { compose } from './players/compose';
import type { Seat } from './players/seat';
import type { Answered } from './wire/transport';

type Party = { seat: Seat; attempt: Attempt };
type ConflictPair = (one: Seat, two: Seat, key: string) => [Party, Party];

const say = (seat: Seat, kind: 'bet' | 'win' | 'rollback', changes: object): Party => ({
  seat,
  attempt: {
    ...signed(seat, kind, { ...compose(seat, kind), ...changes }),
    mutation: 'a conflict pair',
  },
});

const bet = (seat: Seat, key: string): Party => say(seat, 'bet', { transaction_uuid: key });
const rollback = (seat: Seat, key: string): Party =>
  say(seat, 'rollback', { reference_transaction_uuid: key });
const win = (seat: Seat, key: string): Party =>
  say(seat, 'win', { reference_transaction_uuid: key, amount: 1000 });

/** The pairs of messages about one new key. */
const overNewKeys: ConflictPair[] = [
  (one, two, key) => [bet(one, key), bet(two, key)],
  (one, two, key) => [rollback(one, key), bet(two, key)],
  (one, two, key) => [rollback(one, key), rollback(two, key)],
  (one, _two, key) => [bet(one, key), rollback(one, key)],
];

/** The pairs about the key of an existing bet. */
const overBets: ConflictPair[] = [
  (one, _two, key) => [win(one, key), rollback(one, key)],
  (one, _two, key) => [win(one, key), win(one, key)],
  (one, _two, key) => [rollback(one, key), rollback(one, key)],
];

/**
 * Two messages about one key at the same moment, by one player or by two. The gateway decides which
 * comes first; but one of the two orders must explain both answers.
 */
export const conflictPair = async (target: FuzzTarget, one: Seat, two: Seat): Promise<Judged[]> => {
  const key = one.random.uuid();
  const isNew = one.random.chance(0.6);
  const judged: Judged[] = [];
  if (!isNew) {
    const { attempt } = bet(one, key);
    judged.push(judge(one, attempt, await exchangeUntilDefinite(target, one, attempt)));
  }
  const parties = one.random.pick(isNew ? overNewKeys : overBets)(one, two, key);
  const answers = await Promise.all(
    parties.map(({ seat, attempt }) => exchangeUntilDefinite(target, seat, attempt)),
  );
  const inOrder = parties
    .map((party, place) => ({ ...party, answered: answers[place]! }))
    .toSorted((a, b) => orderOf(a.attempt, a.answered) - orderOf(b.attempt, b.answered));
  for (const { seat, attempt, answered } of inOrder) judged.push(judge(seat, attempt, answered));
  return judged;
};

/**
 * The order that the answers imply: what was done came before the rollback that found it, and what
 * was refused came last. Of two wins the one with the smaller balance was first.
 */
const orderOf = ({ kind }: Attempt, answered: Answered): number => {
  if (statusOf(answered) !== 'RS_OK') return Infinity;
  if (kind === 'rollback') return Number.MAX_SAFE_INTEGER;
  const { balance } = JSON.parse(answered.text) as { balance: number };
  return balance;
};
