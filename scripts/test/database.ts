import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';

/** One real PostgreSQL for a whole run; each test file makes its own database on it. */
export const setup = async () => {
  if (process.env.PARLOUR_TEST_DATABASE) return undefined;
  const dataDir = await mkdtemp(join(folder(), 'parlour-test-'));
  const server = await startPostgres({ dataDir });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};

const memory = '/dev/shm';
/** Four for the write-ahead log, and as much again for databases that exist at the same time. */
const neededBytes = 8 * 1024 ** 3;

/** Where memory is a file system with room, a commit waits for no disk; its settings stay. */
const folder = (): string => {
  if (!existsSync(memory) || freemem() < neededBytes) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < neededBytes ? tmpdir() : memory;
};
