// The site of the recordings: pages and live messages in one process, vendors' calls and jobs in
// another, so that messages to a page come from another process, as under load.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/start/build.mjs';
import { runOnce, superviseProcess, waitHealthy } from '../scripts/start/child.mjs';
import { openDatabase } from '../scripts/start/database.mjs';
import { processSettings, readSettings } from '../scripts/start/settings.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const processes = [];

const main = async () => {
  const settings = readSettings(root, process.env);
  await build(root, settings.dist);
  const database = await openDatabase({
    dataDir: settings.dataDir,
    env: process.env,
    onProblem: fail,
  });
  processes.push(database);
  const env = processSettings(settings, database, process.env);
  const moduleOf = (folder) => path.join(settings.dist, folder, 'main.js');
  if (env.prepare) {
    const words = ['--prepare'];
    await runOnce({
      name: 'tables',
      module: moduleOf('server'),
      env: env.prepare,
      cwd: root,
      words,
    });
  }
  const run = async (name, folder, one) => {
    const started = superviseProcess({
      name,
      module: moduleOf(folder),
      env: one,
      cwd: root,
      onProblem: fail,
    });
    processes.unshift(started);
    await started.ready;
  };
  const vendorPort = String(settings.port + 3);
  const vendor = { ...env.platform, ROLES: 'vendor,jobs', PORT: vendorPort };
  await run('vendors’ process', 'server', vendor);
  await waitHealthy(`http://127.0.0.1:${vendorPort}/healthz`, 'vendors’ process');
  const games = { ...env.games, PLATFORM_URL: `http://127.0.0.1:${vendorPort}` };
  await run('games process', 'games-server', games);
  // The test gives its players seeds whose rounds it knows.
  fs.writeFileSync(path.join(settings.dataDir, 'film-games-database'), database.gamesUrl);
  await run('pages’ process', 'server', { ...env.platform, ROLES: 'web,live' });
};

const stop = async (code) => {
  for (const one of processes) await one.stop();
  process.exit(code);
};

const fail = (sentence) => {
  console.error(sentence);
  void stop(1);
};

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
await main().catch((error) => fail(error instanceof Error ? error.stack : String(error)));
