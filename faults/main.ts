import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Stoppable } from './harness/cluster';
import { runOnSite } from './harness/run-on-site';

/** `npm run faults`: strikes the site under load and compares its books with its answers. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    minutes: { type: 'string', default: '2' },
    nemesis: { type: 'string', default: 'all' },
    plant: { type: 'string' },
    players: { type: 'string', default: '40' },
    workers: { type: 'string', default: '24' },
    rate: { type: 'string', default: '400' },
    keep: { type: 'boolean', default: false },
  },
});

/** The running parts, so that they are stopped however this process ends. */
let running: Stoppable | undefined;
const endBy = (code: number) => {
  void (async () => {
    await running?.stop();
    process.exit(code);
  })();
};
process.once('SIGINT', () => endBy(130));
process.once('SIGTERM', () => endBy(143));
// A worker that fails is a bug of the harness: the rest of the run would prove nothing.
process.once('unhandledRejection', (error) => {
  console.error(error);
  endBy(1);
});

const wholeOf = (name: 'players' | 'workers' | 'rate'): number => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number above 0, not "${values[name]}".`);
};

const main = async (): Promise<boolean> => {
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes takes a number, not "${values.minutes}".`);
  const options = {
    seed: values.seed,
    players: wholeOf('players'),
    workers: wholeOf('workers'),
    storiesASecond: wholeOf('rate'),
    isKept: values.keep,
    onOpen: (cluster: Stoppable) => {
      running = cluster;
      if (values.keep) console.log(`Database and logs stay in ${cluster.folder}.`);
    },
  };
  const { plant, nemesis } = values;
  if (plant) return (await import('./harness/find-planted-bugs')).findPlantedBugs(options, plant);
  return runOnSite(options, { seconds: minutes * 60, nemesis });
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await running?.stop();
  process.exitCode = 1;
}
