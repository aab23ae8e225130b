import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { OpenHistory } from './history';
import type { CheckContext, Invariant, MemorySample, Violation } from './types';

export type Watch = {
  violations: Violation[];
  /** How often everything was checked, and the check that took longest. */
  passes: () => number;
  slowest: () => Slowest;
  /** Ends the periodic checks and runs one last check of everything. */
  finish: (last: Pick<CheckContext, 'shownBalance'>) => Promise<void>;
  stop: () => Promise<void>;
};

export type Slowest = { id: string; ms: number };

type WatchOptions = {
  databaseUrl: string;
  history: OpenHistory;
  invariants: Invariant[];
  recoveries: CheckContext['recoveries'];
  memory: MemorySample[];
  onFound: (violation: Violation) => void;
};

const everyMs = 5000;
/** A check may take a fifth of the time at most, or it would be the load. */
const restFactor = 4;
const mostViolations = 200;

/** Compares the books with what clients were answered, every few seconds and at the end. */
export const openWatch = (options: WatchOptions): Watch => {
  const { invariants, onFound } = options;
  const violations: Violation[] = [];
  const known = new Set<string>();
  const slowest: Slowest = { id: '', ms: 0 };
  let passes = 0;
  let isOver = false;

  const note = (found: Violation[]) => {
    for (const violation of found) {
      const { invariant, what, owner, key } = violation;
      const name = [invariant, owner, key ?? what].join(' ');
      if (known.has(name) || known.size >= mostViolations) continue;
      known.add(name);
      violations.push(violation);
      onFound(violation);
    }
  };
  const pass = async (chosen: Invariant[], last?: Pick<CheckContext, 'shownBalance'>) => {
    await look(options, chosen, { note, slowest }, last);
    passes += 1;
  };

  const looking = (async () => {
    const chosen = invariants.filter(({ during }) => during);
    for (let restMs = everyMs; ;) {
      for (let waited = 0; waited < restMs && !isOver; waited += 100) await pause(100);
      if (isOver) return;
      const startedAt = performance.now();
      await pass(chosen).catch((error: unknown) => {
        if (!isAway(error)) throw error;
      });
      restMs = Math.max(everyMs, restFactor * (performance.now() - startedAt));
    }
  })();
  looking.catch(() => {});
  const stop = async () => {
    isOver = true;
    await looking;
  };
  return {
    violations,
    passes: () => passes,
    slowest: () => slowest,
    finish: async (last) => {
      await stop();
      await pass(invariants, last);
    },
    stop,
  };
};

type Notes = { note: (found: Violation[]) => void; slowest: Slowest };

const look = async (
  { databaseUrl, history, recoveries, memory }: WatchOptions,
  invariants: Invariant[],
  { note, slowest }: Notes,
  last?: Pick<CheckContext, 'shownBalance'>,
): Promise<void> => {
  const patienceMs = last ? 120_000 : 15_000;
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'parlour faults',
    // A database that was killed has no statistics, so it plans its tables as empty, and a nested
    // loop then takes a hundred times as long.
    options: '-c enable_nestloop=off',
    connectionTimeoutMillis: 3000,
    // An abandoned check must not go on in the server and take time from the site.
    statement_timeout: patienceMs,
    query_timeout: patienceMs + 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const snapshotAt = history.now();
    const isFinal = last !== undefined;
    const shownBalance = last?.shownBalance;
    for (const { id, check } of invariants) {
      const startedAt = performance.now();
      const found = await check({
        client,
        history,
        snapshotAt,
        isFinal,
        shownBalance,
        recoveries,
        memory,
      });
      note(found);
      const ms = performance.now() - startedAt;
      if (ms > slowest.ms) Object.assign(slowest, { id, ms });
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * While a fault is active the database may not answer: then the next check covers the gap. An error
 * in a statement is ours, and ends the run.
 */
const isAway = (error: unknown): boolean => {
  const code = String((error as { code?: unknown }).code ?? '');
  return !/^(0A|22|42)/.test(code) && !(error instanceof TypeError);
};
