import type { Random } from '@parlour/testkit/random';
import { signalAll } from '@parlour/testkit/site/processes';
import type { Cluster, Nemesis } from '../harness/types';

const freeze = (
  { id, name }: Pick<Nemesis, 'id' | 'name'>,
  pidsOf: (cluster: Cluster, random: Random) => number[],
): Nemesis => {
  let frozen: number[] = [];
  return {
    id,
    name,
    holdMs: 6000,
    strike: async (cluster, random) => {
      frozen = pidsOf(cluster, random);
      signalAll(frozen, 'SIGSTOP');
    },
    heal: async () => {
      signalAll(frozen, 'SIGCONT');
      frozen = [];
    },
  };
};

/**
 * A stopped process holds its connections and its locks and does not answer: callers must not wait
 * for it.
 */
export const freezeDatabase = (): Nemesis =>
  freeze({ id: 'N6', name: 'the processes of PostgreSQL stand still' }, ({ database }) =>
    database.childPids(),
  );

/**
 * Its calls and new connections wait in the kernel, while the other process answers their repeats:
 * what it reads when it goes on is too late.
 */
export const freezePlatform = (): Nemesis =>
  freeze({ id: 'N12', name: 'one platform process stands still' }, ({ platforms }, random) => {
    const pid = random.pick(platforms).pid();
    return pid === undefined ? [] : [pid];
  });
