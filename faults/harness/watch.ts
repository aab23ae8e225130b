import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { OpenHistory } from './history';
import type { CheckContext, Invariant, Violation } from './types';

export type Watch = {
  violations: Violation[];
  /** How often everything was looked at. */
  passes: () => number;
  /** Ends the looking, and looks once more at all of it. */
  finish: (last: Pick<CheckContext, 'shownBalance'>) => Promise<void>;
  stop: () => Promise<void>;
};

type WatchOptions = {
  databaseUrl: string;
  history: OpenHistory;
  invariants: Invariant[];
  recoveries: CheckContext['recoveries'];
  onFound: (violation: Violation) => void;
};

const everyMs = 5000;
const mostViolations = 200;

/** Holds the books against what clients were told, every few seconds and at the end. */
export const openWatch = (options: WatchOptions): Watch => {
  const { invariants, onFound } = options;
  const violations: Violation[] = [];
  const known = new Set<string>();
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
    await look(options, chosen, note, last);
    passes += 1;
  };

  const looking = (async () => {
    const chosen = invariants.filter(({ during }) => during);
    while (!isOver) {
      for (let waited = 0; waited < everyMs && !isOver; waited += 100) await pause(100);
      if (isOver) return;
      await pass(chosen).catch((error: unknown) => {
        if (!isAway(error)) throw error;
      });
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
    finish: async (last) => {
      await stop();
      await pass(invariants, last);
    },
    stop,
  };
};

const look = async (
  { databaseUrl, history, recoveries }: WatchOptions,
  invariants: Invariant[],
  note: (found: Violation[]) => void,
  last?: Pick<CheckContext, 'shownBalance'>,
): Promise<void> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'parlour faults',
    connectionTimeoutMillis: 3000,
    query_timeout: last ? 120_000 : 20_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const snapshotAt = history.now();
    for (const { check } of invariants) {
      note(
        await check({
          client,
          history,
          snapshotAt,
          isFinal: last !== undefined,
          shownBalance: last?.shownBalance,
          recoveries,
        }),
      );
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * While a fault is in force the database may not answer: then the next look sees it all. An error
 * in a statement is ours, and ends the run.
 */
const isAway = (error: unknown): boolean => {
  const code = String((error as { code?: unknown }).code ?? '');
  return !/^(0A|22|42)/.test(code) && !(error instanceof TypeError);
};
