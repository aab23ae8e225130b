import type { Random } from '@parlour/testkit/random';
import type { Cluster, Harm, Nemesis, Wire } from '../harness/types';

/** Answers of committed operations get lost: connections break, fall silent or are slow. */
export const loseDatabaseAnswers: Nemesis = loseAnswers(
  'N7',
  'answers of PostgreSQL are lost on their way to the platform',
  ({ platforms }) => platforms.map(({ toDatabase }) => toDatabase),
);

export const losePlatformAnswers: Nemesis = loseAnswers(
  'N8',
  'answers of the platform are lost on their way to the vendors',
  ({ platforms }) => platforms.flatMap(({ toClients, toConsole }) => [toClients, toConsole]),
);

const harms: Harm[] = [
  { kind: 'cut', share: 0.02 },
  { kind: 'cut', share: 0.3 },
  { kind: 'swallow', share: 0.05 },
  { kind: 'delay', share: 0.2, delayMs: 300 },
];

function loseAnswers(id: string, name: string, wiresOf: (cluster: Cluster) => Wire[]): Nemesis {
  return {
    id,
    name,
    holdMs: 3000,
    strike: async (cluster: Cluster, random: Random) => {
      for (const wire of wiresOf(cluster)) wire.harm(random.pick(harms));
    },
    heal: async (cluster: Cluster) => {
      for (const wire of wiresOf(cluster)) wire.repair();
    },
  };
}
