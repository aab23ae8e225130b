import type { Nemesis } from '../harness/types';
import { signalAll } from '@parlour/testkit/site/processes';

/**
 * A stopped process holds its connections and its locks and does not answer: callers must not wait
 * for it.
 */
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

/**
 * Its calls and new connections wait in the kernel, while the other process answers their repeats:
 * what it reads when it goes on is too late.
 */
export const freezePlatform = (): Nemesis => {
  let frozen: number[] = [];
  return {
    id: 'N12',
    name: 'one platform process stands still',
    holdMs: 6000,
    strike: async ({ platforms }, random) => {
      const pid = random.pick(platforms).pid();
      frozen = pid === undefined ? [] : [pid];
      signalAll(frozen, 'SIGSTOP');
    },
    heal: async () => {
      signalAll(frozen, 'SIGCONT');
      frozen = [];
    },
  };
};
