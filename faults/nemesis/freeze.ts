import type { Nemesis } from '../harness/types';

/** It holds its connections and its locks, and says nothing: callers must not wait for it. */
export const freezeDatabase = (): Nemesis => {
  let frozen: number[] = [];
  return {
    id: 'N6',
    name: 'the processes of PostgreSQL stand still',
    holdMs: 6000,
    strike: async ({ database }) => {
      frozen = database.childPids();
      signalAll(frozen, 'SIGSTOP');
    },
    heal: async () => {
      signalAll(frozen, 'SIGCONT');
      frozen = [];
    },
  };
};

const signalAll = (pids: number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
};
