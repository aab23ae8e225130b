import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missingOf, run } from './commands';

/** A disk of our own in a file: it can be filled, and what has reached it can be copied. */
export type LoopDisk = {
  /** The file that is the disk. */
  image: string;
  /** Where it is mounted. */
  mount: string;
  /** The folder on it for the launcher of PostgreSQL. */
  dataDir: string;
  /** Unmounts it and removes the file; harmless when repeated. */
  remove: () => Promise<void>;
};

/** Sparse: only written blocks take room on the real disk. */
const size = '8G';

export const loopDiskMissing = async (what: string): Promise<string | undefined> => {
  const commands = ['losetup', 'mkfs.ext4', 'mount', 'umount', 'truncate', 'fallocate', 'which'];
  const why = await missingOf(what, commands);
  if (why) return why;
  const isFree = await run('losetup', '--find').catch(() => '');
  return isFree ? undefined : `${what} needs a free loop device.`;
};

/** No block is reserved for root, as which the server may well run. */
export const makeLoopDisk = async (folder: string, name: string): Promise<LoopDisk> => {
  const image = path.join(folder, `${name}.img`);
  await run('truncate', '-s', size, image);
  await run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  return mountLoopDisk(folder, name);
};

/**
 * Mounts an existing disk. The journal is written on fsync and not every five seconds: what was not
 * synced may be lost.
 */
export const mountLoopDisk = async (folder: string, name: string): Promise<LoopDisk> => {
  const [image, mount] = [path.join(folder, `${name}.img`), path.join(folder, name)];
  await mkdir(mount, { recursive: true });
  await run('mount', '-o', 'loop,commit=300', image, mount);
  let removing: Promise<void> | undefined;
  const remove = async () => {
    await unmount(mount);
    await rm(mount, { recursive: true, force: true });
    await rm(image, { force: true });
  };
  const dataDir = path.join(mount, 'data');
  return { image, mount, dataDir, remove: () => (removing ??= remove()) };
};

/** A process that used it may take a moment to end. */
const unmount = async (mount: string): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await run('umount', mount).then(isDone, isNotDone)) return;
    await pause(100);
  }
  await run('umount', '--lazy', mount);
};

const isDone = () => true;
const isNotDone = () => false;
