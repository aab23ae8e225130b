// The data of one server: made once, refused when another major version made it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start/problem.mjs';
import { binary, options } from './server.mjs';

export const userName = 'parlour';
export const databaseName = 'parlour';

export const assertSameMajor = (cluster, { major }) => {
  const file = path.join(cluster, 'PG_VERSION');
  if (!fs.existsSync(cluster)) return;
  const found = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : NaN;
  if (found === major) return;
  throw new StartProblem(
    Number.isNaN(found)
      ? `${cluster} holds no PostgreSQL data: move it away or set DATA_DIR to another folder.`
      : `${cluster} holds data of PostgreSQL ${found} and this Parlour brings ${major}: ` +
          'dump it with the old version and load it with this one (docs/operations.md says how).',
  );
};

/** Made beside its place and renamed, so that an interrupted start leaves no partial database. */
export const createCluster = async (cluster, server, password) => {
  const draft = `${cluster}-draft-${process.pid}`;
  const passwordFile = `${draft}-password`;
  const { wrap, uid, gid } = server.runAs;
  const run = (name, rest, input) => {
    const [command, ...words] = [...wrap, binary(server.home, name), ...rest];
    execFileSync(command, words, { ...options(server), input, stdio: ['pipe', 'pipe', 'pipe'] });
  };
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    if (uid !== undefined) {
      fs.chownSync(draft, uid, gid);
      fs.chownSync(passwordFile, uid, gid);
    }
    const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${userName}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run('initdb', [`--pgdata=${draft}`, ...encoding, '--locale=C', ...access, '--data-checksums']);
    run('postgres', ['--single', '-D', draft, 'postgres'], `create database ${databaseName}\n`);
    fs.renameSync(draft, cluster);
  } catch (error) {
    // Another start was faster: its database is as good.
    if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return;
    throw new StartProblem(`The database could not be created: ${lastLine(error)}.`);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    fs.rmSync(passwordFile, { force: true });
  }
};

const lastLine = (error) => {
  const text = String(error.stderr ?? '').trim() || error.message;
  return text.split('\n').at(-1).replace(/\.$/, '');
};
