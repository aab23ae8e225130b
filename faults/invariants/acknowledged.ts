import type { CheckContext, Invariant, Operation, OperationKind } from '../harness/types';
import { readTraces, type Trace } from './traces';
import { violationsOf, type Wrong } from './rows';

/** I5: the books agree with the answers to bets. */
export const betsMatchAnswers = (): Invariant =>
  matchAnswers('I5', 'every acknowledged bet is there exactly once, every refused one is not', [
    'bet',
  ]);

/** I6: the books agree with the answers to all other movements. */
export const movementsMatchAnswers = (): Invariant =>
  matchAnswers('I6', 'every other acknowledged movement of money is there exactly once', [
    'win',
    'rollback',
    'deposit',
    'move',
    'withdrawal',
    'transfer',
  ]);

const matchAnswers = (id: string, name: string, kinds: OperationKind[]): Invariant => {
  const decided = openDecided(({ kind, isForged }) => kinds.includes(kind) && !isForged);
  return {
    id,
    name,
    during: true,
    check: async (context) => {
      const operations = decided(context);
      const traces = await readTraces(context, operations);
      return violationsOf(
        id,
        operations.flatMap((operation, place) => {
          const what = faultOf(operation, traces[place]!);
          return what ? [{ what, owner: operation.owner, key: operation.key }] : [];
        }),
      );
    },
  };
};

/** What is wrong in the books under an operation's key, in a sentence. */
const faultOf = ({ kind, amount, outcome }: Operation, trace: Trace): string | undefined => {
  const isMovement = kind === 'bet' || kind === 'win' || kind === 'rollback';
  const times = isMovement ? trace.movements : trace.commands;
  if (outcome === 'refused' && (times > 0 || trace.commands > 0)) {
    return `a refused ${kind} is in the books`;
  }
  if (times > 1 || trace.commands > 1) return `a ${kind} is ${times} times in the books`;
  if (outcome !== 'ok') return undefined;
  if (times === 0) return `an acknowledged ${kind} is not in the books`;
  if (isMovement && trace.kind !== kind) return `a ${kind} is in the books as a ${trace.kind}`;
  // The amount of a rollback is decided by the movement that it refers to.
  const expected = kind === 'rollback' ? trace.amount : amount;
  if (isMovement && trace.amount !== expected) {
    return `a ${kind} of ${amount} micros is in the books with ${trace.amount}`;
  }
  if (trace.booked !== expected) {
    return `a ${kind} of ${expected} micros moved ${trace.booked} in the ledger`;
  }
  return undefined;
};

/** I9: a movement that was rolled back stays so, whichever came first. */
export const cancelledStaysCancelled = (): Invariant => {
  const decided = openDecided(({ kind, outcome }) => kind === 'rollback' && outcome === 'ok');
  return {
    id: 'I9',
    name: 'no bet or win is live whose rollback was acknowledged',
    during: true,
    check: async (context) => {
      const rollbacks = decided(context).filter(({ outcome }) => outcome === 'ok');
      const referred = rollbacks.map(({ owner, ofKey }) => ({
        owner,
        key: ofKey ?? '',
        kind: 'bet',
      }));
      const traces = await readTraces(context, referred as Operation[]);
      return violationsOf(
        'I9',
        rollbacks.flatMap(({ owner, ofKey }, place): Wrong[] =>
          traces[place]!.live > 0
            ? [{ what: 'it is live although its rollback was acknowledged', owner, key: ofKey }]
            : [],
        ),
      );
    },
  };
};

/** I10, the clients' half: an existing key with another amount is refused. */
export const openForged = () => {
  const decided = openDecided(({ isForged }) => isForged);
  return (context: CheckContext): Wrong[] =>
    decided(context)
      .filter(({ outcome }) => outcome === 'ok')
      .map(({ owner, key, amount }) => ({
        what: `its key was taken again with another amount, ${amount} micros`,
        owner,
        key,
      }));
};

/** A refusal counts when no other attempt with the same key can be on its way any more. */
const quietMs = 10_000;

/**
 * Returns each operation once, when its outcome is certain and must be visible in the snapshot; in
 * the last check all of them, certain or not.
 */
const openDecided = (isWanted: (operation: Operation) => boolean) => {
  let seen = 0;
  let waiting: Operation[] = [];
  return ({ history, snapshotAt, isFinal }: CheckContext): Operation[] => {
    const { operations } = history;
    if (isFinal) return operations.filter(isWanted);
    const isDecided = ({ outcome, endedAt }: Operation) =>
      (outcome === 'ok' && endedAt <= snapshotAt) ||
      (outcome === 'refused' && endedAt + quietMs <= snapshotAt);
    const open = [...waiting, ...operations.slice(seen)];
    seen = operations.length;
    waiting = open.filter((operation) => !isDecided(operation));
    return open.filter((operation) => isDecided(operation) && isWanted(operation));
  };
};
