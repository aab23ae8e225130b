// npm start: installs, builds what is stale, starts the database and the processes, prints the
// addresses. Only Node's own modules: it runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, watchBuilds } from './start/build.mjs';
import { runOnce, superviseProcess, waitHealthy } from './start/child.mjs';
import { emptyDatabase, openDatabase } from './start/database.mjs';
import { assertNode, install } from './start/install.mjs';
import { invitationLines } from './start/invitations.mjs';
import { watchNpm } from './start/parent.mjs';
import { problemCode, StartProblem } from './start/problem.mjs';
import { assertPortsFree, processSettings, readSettings, splitRoles } from './start/settings.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
/** The running parts, in the order in which they are stopped. */
const running = {
  games: undefined,
  platform: undefined,
  vendor: undefined,
  builder: undefined,
  database: undefined,
};
let stopping;
/** Prepares the database for a platform that was rebuilt. */
let prepareAgain = async () => {};

const main = async () => {
  assertNode();
  const settings = readSettings(root, process.env, { develops: words.includes('--dev') });
  if (words.includes('--demo')) return resetToDemo(settings);
  await assertPortsFree(settings.host, [
    settings.port,
    settings.gamesPort,
    ...(settings.consoleUrl ? [settings.consolePort] : []),
  ]);
  await install(root);
  const [database] = await Promise.all([open(settings), prepareBuilds(settings)]);
  const whole = processSettings(settings, database, process.env);
  const { production, url, accounts, invitations } = await prepare(
    'server',
    settings,
    whole.prepare,
  );
  const env = production && !process.env.ROLES ? splitRoles(settings, whole, process.env) : whole;
  prepareAgain = () => prepare('server', settings, whole.prepare);
  await startProcesses(settings, env);
  announce(settings, env, { url, accounts, invitations, production });
};

const startProcesses = async (settings, env) => {
  const { host, port, gamesPort, vendorPort } = settings;
  running.platform = supervise('platform process', 'server', settings, env.platform);
  running.games = supervise('games process', 'games-server', settings, env.games);
  const ports = { site: port, games: gamesPort };
  if (env.vendor) {
    await assertPortsFree(host, [vendorPort]);
    running.vendor = supervise("vendors' process", 'server', settings, env.vendor);
    ports["vendors' process"] = vendorPort;
  }
  await Promise.all([running.platform.ready, running.games.ready, running.vendor?.ready]);
  const reached = host.replace('0.0.0.0', '127.0.0.1');
  for (const [name, at] of Object.entries(ports)) {
    await waitHealthy(`http://${reached}:${at}/healthz`, name);
  }
};

const open = async ({ dataDir }) => {
  running.database = await openDatabase({ dataDir, env: process.env, onProblem });
  return running.database;
};

const prepareBuilds = async (settings) => {
  if (!words.includes('--dev')) return build(root, settings.dist);
  const onBuilt = (name) => void reloadAfter(name, settings);
  running.builder = await watchBuilds(root, settings.dist, onBuilt);
  markBuild(settings.dist);
  return undefined;
};

const supervise = (name, folder, { dist }, env) =>
  superviseProcess({ name, module: path.join(dist, folder, 'main.js'), env, cwd: root, onProblem });

/** Prepares the database, by a process that ends, and returns its report. */
const prepare = async (folder, { dist, siteUrl }, env) => {
  const module = path.join(dist, folder, 'main.js');
  const name = folder === 'server' ? 'platform process' : 'games process';
  const said = await runOnce({ name, module, env, cwd: root, words: ['--prepare'] });
  return { url: siteUrl, accounts: [], invitations: [], ...said };
};

const reloadAfter = async (name, { dist }) => {
  console.log(`Built dist/${name} again.`);
  if (name === 'fair') return;
  const process = name.startsWith('games') ? running.games : running.platform;
  if (name === 'server') await prepareAgain().catch(({ message }) => console.error(message));
  await process?.restart();
  markBuild(dist);
};

/** Pages of a development build ask for this file, and reload when it changes. */
const markBuild = (dist) => {
  for (const folder of ['web', 'console', 'games']) {
    const assets = path.join(dist, folder, 'assets');
    if (fs.existsSync(assets)) fs.writeFileSync(path.join(assets, 'build.txt'), `${Date.now()}`);
  }
};

const announce = (settings, env, { url, accounts, invitations, production }) => {
  console.log(`\nParlour is open.\n\n  Site   ${url}\n  Games  ${settings.gamesUrl}`);
  if (settings.consoleUrl) console.log(`  Console  ${settings.consoleUrl}`);
  if (!production) console.log(`  Mail and SMS  http://127.0.0.1:${settings.messagesPort}`);
  if (env.vendor) console.log(`  Calls of vendors (/vendor) go to port ${settings.vendorPort}.`);
  showAccounts(accounts);
  showInvitations(invitations, settings);
  console.log('\nCtrl-C closes it.');
};

const showAccounts = (accounts) => {
  if (accounts.length === 0) return;
  console.log('\n  Demo accounts');
  const width = Math.max(...accounts.map(({ username }) => username.length));
  for (const { username, password, note = '' } of accounts) {
    console.log(`  ${username.padEnd(width)}  ${password}  ${note}`);
  }
};

const showInvitations = (invitations, { dataDir }) => {
  const isTerminal = Boolean(process.stdout.isTTY);
  for (const line of invitationLines(invitations, { dataDir, isTerminal })) console.log(line);
};

const resetToDemo = async (settings) => {
  if (process.env.DATABASE_URL && !words.includes('--yes')) {
    const { host, pathname } = new URL(process.env.DATABASE_URL);
    throw new StartProblem(
      `This would empty the database ${host}${pathname}: say npm run demo -- --yes if you mean it.`,
    );
  }
  await install(root);
  const [database] = await Promise.all([open(settings), build(root, settings.dist)]);
  await emptyDatabase(database.ownerUrl ?? database.url);
  await database.makeGames();
  // Given explicitly, so that it loads the demo into any database.
  const env = processSettings(settings, database, {
    DEMO: '1',
    ...process.env,
    ...(words.includes('--games') && { DEMO_GAMES: words[words.indexOf('--games') + 1] ?? '' }),
  });
  const { accounts, invitations } = await prepare('server', settings, env.prepare);
  await prepare('games-server', settings, env.games);
  console.log('The demo brand is as on its first day.');
  showAccounts(accounts);
  showInvitations(invitations, settings);
  await stop(0);
};

const stop = (code) => {
  stopping ??= (async () => {
    // Pending promises here may hold no handle that keeps Node running.
    setInterval(() => {}, 60_000);
    for (const one of Object.values(running)) await one?.stop();
    process.exit(code);
  })();
  return stopping;
};

const onProblem = (sentence) => {
  console.error(sentence);
  void stop(1);
};

const onSignal = () => {
  if (stopping) {
    running.games?.kill();
    running.platform?.kill();
    running.vendor?.kill();
  }
  void stop(0);
};

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
process.on('SIGHUP', onSignal);
// Without a person to press Ctrl-C, nothing is left running.
void watchNpm(() => void stop(0));
try {
  await main();
} catch (error) {
  // Ended by a signal while it started: that is no failure.
  const isProblem = error instanceof StartProblem;
  if (!stopping && !error.isShown) console.error(isProblem ? error.message : error);
  await stop(isProblem ? problemCode : 1);
}
