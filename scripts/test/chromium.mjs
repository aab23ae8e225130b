// Where the browser of the stories is, and how it is installed when it is missing.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, runNpm } from '../start/install.mjs';

const sparticuz = '@sparticuz/chromium@147.0.0';

/**
 * Without a sandbox, since tests run as root in containers; and without its own network traffic.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const shell = '/usr/bin/chromium-headless-shell';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A whole browser: CHROME_PATH, one of the system, or the one that npm has unpacked. */
export const chromiumPath = () =>
  firstOf([process.env.CHROME_PATH, ...places, unpackedPath, shell]);

/**
 * The browser of the stories. The shell is the same browser without windows of its own: a story
 * takes three fifths of the processor time.
 */
export const storyBrowserPath = () => firstOf([process.env.CHROME_PATH, shell, chromiumPath()]);

const firstOf = (paths) => paths.find((place) => place && fs.existsSync(place));

const unpackedPath = path.resolve('node_modules', '.cache', 'chromium');

/** Installs a browser where it can; returns what a person must do where it cannot. */
export const installChromium = async (root) => {
  if (chromiumPath()) return undefined;
  console.log('Installing Chromium …');
  if (mayUseApt() && (await installByApt()) && chromiumPath()) return undefined;
  if (process.platform === 'linux' && process.arch === 'x64' && (await installByNpm(root))) {
    return undefined;
  }
  return 'There is no Chromium for the stories: install one and say where it is by CHROME_PATH.';
};

const mayUseApt = () => process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');

const installByApt = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if ((await run('apt-get', ['update', '-q'], quiet)) !== 0) return false;
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  // Older systems have no package of the shell alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await run('apt-get', [...install, name], quiet)) === 0) return true;
  }
  return false;
};

const installByNpm = async (root) => {
  const words = ['install', '--no-save', '--no-package-lock', '--loglevel=error', sparticuz];
  if ((await runNpm(root, words)) !== 0) return false;
  const here = createRequire(path.join(root, 'package.json'));
  // It unpacks itself into the temporary folder, where another user may have left one.
  const script = `import(${JSON.stringify(here.resolve('@sparticuz/chromium'))})
    .then(async (it) => console.log(await it.default.executablePath()))`;
  const unpacked = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
  fs.mkdirSync(path.dirname(unpackedPath), { recursive: true });
  fs.copyFileSync(unpacked, unpackedPath);
  fs.chmodSync(unpackedPath, 0o755);
  return true;
};
