import type { Cluster, Nemesis } from '../harness/types';
import { killAtOnce, runningProcesses } from '@parlour/testkit/site/processes';

/** Server processes are killed, one of them or all. */
export const killPlatform: Nemesis = {
  id: 'N1',
  name: 'platform processes are killed',
  holdMs: 0,
  strike: async (cluster, random) => {
    killPlatforms(cluster, random.share() < 0.5 ? random.whole(0, 1) : undefined);
  },
  heal: async () => {},
};

export const killDatabase: Nemesis = {
  id: 'N2',
  name: 'all processes of PostgreSQL are killed',
  holdMs: 0,
  strike: async (cluster) => killAll(cluster),
  heal: async () => {},
};

/** The children live on for a moment, and until they end no new server may start. */
export const killPostmaster: Nemesis = {
  id: 'N3',
  name: 'the postmaster alone is killed',
  holdMs: 0,
  strike: async ({ database }) => killAtOnce([database.mainPid()].filter(isPid)),
  heal: async () => {},
};

/** PostgreSQL then ends all its other processes, since their shared memory may be corrupt. */
export const killBackend: Nemesis = {
  id: 'N4',
  name: 'one process of PostgreSQL that serves a connection is killed',
  holdMs: 0,
  strike: async (cluster, random) => {
    const backends = backendPids(cluster);
    if (backends.length > 0) killAtOnce([random.pick(backends)]);
  },
  heal: async () => {},
};

export const killEverything: Nemesis = {
  id: 'N5',
  name: 'platform processes and PostgreSQL are killed together',
  holdMs: 0,
  strike: async (cluster) => {
    killPlatforms(cluster);
    killAll(cluster);
  },
  heal: async () => {},
};

const isPid = (pid: number | undefined): pid is number => pid !== undefined;

const killPlatforms = ({ platforms }: Cluster, place?: number): void => {
  const struck = place === undefined ? platforms : platforms.slice(place, place + 1);
  killAtOnce(struck.map(({ pid }) => pid()).filter(isPid));
};

const killAll = ({ database }: Cluster): void => {
  const children = database.childPids();
  killAtOnce([database.mainPid(), ...children].filter(isPid));
};

/** By their titles, which name the address of the client. */
const backendPids = ({ database }: Cluster): number[] => {
  const main = database.mainPid();
  return runningProcesses()
    .filter(({ parent, words }) => parent === main && words.includes('127.0.0.1'))
    .map(({ pid }) => pid);
};
