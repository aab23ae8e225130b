import { statfs } from 'node:fs/promises';

/** The disk of a folder: its size, and what a program may still write. */
export type Disk = { bytes: number; freeBytes: number };

/** Undefined where the folder is not there. */
export const diskOf = async (folder: string): Promise<Disk | undefined> => {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { bytes: bsize * blocks, freeBytes: bsize * bavail };
  } catch {
    return undefined;
  }
};
