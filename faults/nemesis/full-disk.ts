import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster, Nemesis } from '../harness/types';
import { run } from './commands';
import { loopDiskMissing, makeLoopDisk } from './loop-disk';

/** The disk is full for a while: neither rows nor the database's log can be written. */
export const fullDisk: Nemesis = {
  id: 'N10',
  name: 'the disk of PostgreSQL is full',
  holdMs: 5000,
  missing: () => loopDiskMissing('A full disk'),
  makeDisk: async (folder) => {
    const { dataDir, remove } = await makeLoopDisk(folder, 'small-disk');
    return { dataDir, remove };
  },
  strike: async (cluster) => {
    const { bavail, bsize } = await statfs(mountOf(cluster));
    const [ballast] = ballastOf(cluster);
    if (bavail > 0) await run('fallocate', '-l', String(bavail * bsize), ballast).catch(() => '');
    await fillTheRest(cluster);
  },
  heal: async (cluster) => {
    await Promise.all(ballastOf(cluster).map((file) => rm(file, { force: true })));
  },
};

const mountOf = ({ database }: Cluster): string => path.dirname(database.dataDir());

const ballastOf = (cluster: Cluster): [string, string] => [
  path.join(mountOf(cluster), 'ballast'),
  path.join(mountOf(cluster), 'ballast-2'),
];

const someBytes = Buffer.alloc(64 * 1024);

/** Fills what the large file left, up to the last block. */
const fillTheRest = async (cluster: Cluster): Promise<void> => {
  const [, rest] = ballastOf(cluster);
  try {
    for (let blocks = 0; blocks < 4096; blocks += 1) {
      await writeFile(rest, someBytes, { flag: 'a', flush: true });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
    throw error;
  }
  throw new Error('the disk would not be full, so this fault was none');
};
