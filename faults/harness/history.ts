import type { Attempt, Ban, Fault, History, Operation, Shown } from './types';

export type OpenHistory = History & {
  begin: (
    operation: Pick<Operation, 'kind' | 'owner' | 'key' | 'playerId' | 'currency'> &
      Partial<Operation>,
  ) => Operation;
  note: (operation: Operation, attempt: Attempt) => void;
  /** A ban was acknowledged; what it returns is called before it is lifted. */
  ban: (what: Ban['what'], who: string) => () => void;
  /** A fault strikes; what it returns is called when every process is back. */
  fault: () => () => void;
  /** When each process last acknowledged a success, and the longest time between two of them. */
  successes: Successes;
};

/** Milliseconds of the history's clock. */
export type Successes = {
  lastAt: number;
  /** By process: when the last operation that succeeded was sent. */
  sentAt: number[];
  /** Forgets the longest pause and starts the measurement again. */
  restart: () => void;
  longestMs: () => number;
};

/** Records what the clients asked for and what they were answered. */
export const openHistory = (processes: number): OpenHistory => {
  const operations: Operation[] = [];
  const bans: Ban[] = [];
  const faults: Fault[] = [];
  const shown: Shown[] = [];
  const byKey = new Map<string, Operation>();
  const startedAt = performance.now();
  const now = () => performance.now() - startedAt;
  const successes = watchSuccesses(processes, now);
  return {
    operations,
    bans,
    faults,
    shown,
    ban: (what, who) => {
      const ban = { what, who, from: now(), upto: Infinity };
      bans.push(ban);
      return () => {
        ban.upto = now();
      };
    },
    fault: () => {
      const fault = { from: now(), upto: Infinity };
      faults.push(fault);
      return () => {
        fault.upto = now();
      };
    },
    find: (owner, key) => byKey.get(`${owner} ${key}`),
    now,
    begin: (given) => {
      const operation: Operation = {
        ofKey: undefined,
        round: undefined,
        closesRound: false,
        amount: 0n,
        isForged: false,
        startedAt: now(),
        endedAt: 0,
        outcome: 'running',
        attempts: [],
        ...given,
      };
      operations.push(operation);
      if (!operation.isForged) byKey.set(`${operation.owner} ${operation.key}`, operation);
      return operation;
    },
    note: (operation, attempt) => {
      operation.attempts.push(attempt);
      if (attempt.outcome === 'ok') successes.note(attempt);
      // An acknowledged operation stays acknowledged.
      if (operation.outcome === 'ok') return;
      operation.outcome = sumUp(operation.attempts);
      operation.endedAt = attempt.endedAt;
    },
    successes,
  };
};

/**
 * `ok` if any attempt was acknowledged. `refused` if the last attempt was refused: then the sender
 * is certain, and no earlier unanswered attempt may take effect any more.
 */
const sumUp = (attempts: Attempt[]): Operation['outcome'] => {
  if (attempts.some(({ outcome }) => outcome === 'ok')) return 'ok';
  const last = attempts.reduce((one, other) => (other.sentAt >= one.sentAt ? other : one));
  return last.outcome;
};

const watchSuccesses = (processes: number, now: () => number) => {
  let longestMs = 0;
  const successes = {
    lastAt: 0,
    sentAt: Array.from({ length: processes }, () => 0),
    restart: () => {
      longestMs = 0;
      successes.lastAt = now();
    },
    longestMs: () => Math.max(longestMs, now() - successes.lastAt),
    note: ({ sentAt, endedAt, process }: Attempt) => {
      longestMs = Math.max(longestMs, endedAt - successes.lastAt);
      successes.lastAt = endedAt;
      successes.sentAt[process] = Math.max(successes.sentAt[process] ?? 0, sentAt);
    },
  };
  return successes;
};
