// The folder with the data of an installation.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start/problem.mjs';

/** A secret of this installation: made on the first start, then always the same. */
export const keptSecret = (dataDir, name) => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const fresh = `${file}.${process.pid}`;
    fs.writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
    // link() fails where a name exists, so that two concurrent starts agree on the first secret.
    if (!fs.existsSync(file)) fs.linkSync(fresh, file);
    fs.rmSync(fresh);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    fs.rmSync(`${file}.${process.pid}`, { force: true });
  }
  return fs.readFileSync(file, 'utf8').trim();
};

/** Creates the folder when it is missing and returns its real path. */
export const prepareFolder = (dataDir) => {
  try {
    makeFolder(path.resolve(dataDir));
    const folder = fs.realpathSync(dataDir);
    const probe = path.join(folder, `.writable-${process.pid}`);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
    return folder;
  } catch (error) {
    throw new StartProblem(
      `The data folder ${path.resolve(dataDir)} cannot be written (${error.code}): ` +
        'give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
};

// Not `recursive`: Node 20 never returns from it where a folder cannot be made, as in /proc.
const makeFolder = (folder) => {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o755 });
};
