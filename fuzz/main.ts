import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.mjs';
import { runFuzz, type FuzzOptions } from './run';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000000' },
    minutes: { type: 'string' },
    players: { type: 'string' },
    player: { type: 'string' },
  },
});

const wholeOf = (name: keyof typeof values): number | undefined => {
  const given = values[name];
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  console.error(`--${name} takes a whole number, not "${given}".`);
  return process.exit(2);
};

const options: FuzzOptions = {
  seed: values.seed,
  count: wholeOf('count')!,
  minutes: wholeOf('minutes'),
  players: wholeOf('players'),
  player: wholeOf('player'),
  tell: (line) => console.log(line),
};

/** A database for this run, unless one is named that may be written to. */
const withDatabase = async (work: () => Promise<void>): Promise<void> => {
  if (process.env.PARLOUR_TEST_DATABASE) return work();
  const dataDir = await mkdtemp(join(tmpdir(), 'parlour-fuzz-'));
  const server = await startPostgres({ dataDir });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  try {
    await work();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await withDatabase(async () => {
  const startedAt = performance.now();
  const report = await runFuzz(options);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  for (const [outcome, count] of [...report.outcomes].toSorted(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(9)}  ${outcome}`);
  }
  for (const { what, repeat, details } of report.violations) {
    console.log(`\nVIOLATION ${what}`);
    for (const line of details) console.log(`  ${line}`);
    console.log(`  again: ${repeat}`);
  }
  const { mutations, messages, conflictPairs, violations, digest, askedAgain } = report;
  console.log(
    [
      `\nseed ${options.seed}`,
      `${messages} messages and ${conflictPairs} conflict pairs in ${seconds} s`,
      `${askedAgain} asked again`,
      `digest ${digest}`,
    ].join(', '),
  );
  console.log(`fuzz: ${mutations} mutations, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
});
