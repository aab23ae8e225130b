import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { withClient, type Cluster } from '../stage/cluster';
import { growthOf, ledgerSize, openMeter, type Figures } from '../figures/measure';
import { quantiles } from '../figures/statistics';
import { say } from '../rounds';
import type { Stage } from '../stage/stage';
import { game, vendorOf } from '../stage/stage';
import type { Pace, Variant } from '../variant';

const clients = 32;
/** The share of bets whose times are logged; each costs a line. */
const sampled = 0.05;

/** A sentence when pgbench is missing. */
export const pgbenchProblem = (): string | undefined =>
  spawnSync('pgbench', ['--version']).status === 0
    ? undefined
    : 'pgbench is missing, and with it the yardstick; on Debian: apt-get install postgresql.';

const tpcDatabase = 'bench_tpcb';

/** The tables of the TPC-B-like run, made before its first turn. */
const prepareTpc = async ({ admin, urlOf }: Cluster): Promise<void> => {
  const known = await admin(`select from pg_database where datname = '${tpcDatabase}'`);
  if (known.length > 0) return;
  await admin(`create database ${tpcDatabase}`);
  const words = ['-q', '-i', '-s', '50', urlOf(tpcDatabase)];
  const { status, stderr } = spawnSync('pgbench', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench could not make its tables: ${stderr}`);
};

/** pgbench's own transaction, as a reference for the machine. */
export const tpcVariant: Variant = {
  id: 'tpcb',
  title: "pgbench's own, like TPC-B",
  inFlight: clients,
  run: async ({ cluster }, _database, pace) => {
    await prepareTpc(cluster);
    await cluster.admin('checkpoint');
    return runPgbench(cluster, cluster.urlOf(tpcDatabase), pace, []);
  },
};

/** A way in which each bet is one call of a SQL function; `script` is pgbench's. */
const functionWay = (
  name: 'core' | 'full',
  title: string,
  script: (stage: Stage) => string,
): Variant => ({
  id: `${name}_function`,
  title: `${title}: one SQL function call a bet`,
  inFlight: clients,
  run: (stage, database, pace) => runFunction(stage, database, pace, script(stage)),
});

/** One call of a function a bet, for the core: ledger rows alone. */
export const coreFunction = functionWay(
  'core',
  'core',
  ({ namespace, house, cash, players, since }) => `
      \\set account ${cash.first} + ${cash.stride} * random(0, ${players - 1})
      \\set amount 1000000 * random(1, 500)
      select * from bench.bet(${namespace}::smallint, gen_random_uuid()::text, :account::bigint,
        ${house}::bigint, :amount::bigint, 'bet', '${since}'::timestamptz);`,
);

/** The same with all checks and rows of a vendor's bet. */
export const fullFunction = functionWay(
  'full',
  'all checks',
  ({ player, players }) => `
      \\set player ${player.first} + ${player.stride} * random(0, ${players - 1})
      \\set amount 1000000 * random(1, 500)
      select b.* from gen_random_uuid() r, bench.play_bet(:player::bigint,
        sha256(('token-of-' || :player::bigint || '-at-${vendorOf.rsa}')::bytea), r::text, r::text,
        false, '${game}', 'VND', :amount::bigint, r) b;`,
);

const runFunction = async (
  { cluster, owner }: Stage,
  database: string,
  pace: Pace,
  script: string,
): Promise<Figures> => {
  const url = cluster.urlOf(database);
  const before = await ledgerSize(url);
  const folder = await mkdtemp(path.join(cluster.folder, 'script-'));
  const file = path.join(folder, 'bet.sql');
  // A pgbench command ends at the line's end, a statement of SQL with its semicolon.
  await writeFile(file, script.replaceAll(/^ +/gm, ''));
  // Sets the writing role once a connection, so that a bet pays nothing for it, and makes plans
  // once, by the index even while the tables are empty.
  const settings = [
    `-c role=${owner} -c ledger.posting=on`,
    '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
  ].join(' ');
  const figures = await runPgbench(cluster, url, pace, ['-n', '-f', file], settings);
  await requireBets(url);
  return { ...figures, ...growthOf(before, await ledgerSize(url)) };
};

/** A function that refuses every bet would be fast. */
const requireBets = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::integer as bets from ledger.transfer where reason = 'bet'`,
    );
    if (!(rows[0].bets > 100)) throw new Error('The yardstick made no bets.');
  });

/**
 * On a busy machine its clients connect slowly: one retry with more time, rather than losing the
 * run.
 */
const runPgbench = async (
  cluster: Cluster,
  url: string,
  pace: Pace,
  words: string[],
  settings = '',
): Promise<Figures> => {
  const run = (spare: number) => tryPgbench(cluster, url, { ...pace, spare }, words, settings);
  const figures = (await run(1)) ?? (await run(20));
  if (!figures) throw new Error('pgbench gave no figures, twice.');
  return figures;
};

/** Runs it until the measured time is over, reading its progress line of each second. */
const tryPgbench = async (
  cluster: Cluster,
  url: string,
  { warmMs, measureMs, spare }: Pace & { spare: number },
  words: string[],
  settings: string,
): Promise<Figures | undefined> => {
  const folder = await mkdtemp(path.join(cluster.folder, 'pgbench-'));
  const warm = Math.max(1, Math.round(warmMs / 1000));
  const seconds = Math.max(1, Math.round(measureMs / 1000));
  const child = spawn(
    'pgbench',
    [
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(warm + seconds + spare),
      '-P',
      '1',
      '-l',
      `--sampling-rate=${sampled}`,
      '--log-prefix',
      path.join(folder, 'log'),
      ...words,
      url,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, PGOPTIONS: settings } },
  );
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const meter = openMeter(cluster, { generator: [child.pid ?? 0] });
  const rates: number[] = [];
  const said: string[] = [];
  let from = 0;
  let figures: Figures | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const [, rate] = /^progress: [\d.]+ s, ([\d.]+) tps.* 0 failed/.exec(line) ?? [];
    if (rate === undefined) continue;
    rates.push(Number(rate));
    if (rates.length === warm) {
      from = Date.now() / 1000;
      await meter.begin();
    }
    if (figures || rates.length < warm + seconds) continue;
    const measured = rates.slice(warm).reduce((sum, each) => sum + each, 0);
    figures = { ...(await meter.end(measured)), betsPerSecond: measured / seconds };
  }
  await ended;
  if (!figures) {
    say(`pgbench gave no figures:\n${said.slice(-5).join('\n')}`);
    return undefined;
  }
  const [p50Ms, p99Ms] = quantiles(await readTimes(folder, from, from + seconds), [0.5, 0.99]);
  await rm(folder, { recursive: true });
  return { ...figures, p50Ms, p99Ms };
};

/** Milliseconds of the sampled bets that ended in this time: client, number, micros, …, second. */
const readTimes = async (folder: string, from: number, to: number): Promise<number[]> => {
  const names = await readdir(folder);
  const logs = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return logs.flatMap((log) =>
    log
      .split('\n')
      .map((line) => line.split(' '))
      .filter(
        ({ 4: second, length }) => length >= 6 && Number(second) >= from && Number(second) <= to,
      )
      .map(({ 2: micros }) => Number(micros) / 1000),
  );
};
