import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';

/** One real PostgreSQL for a whole run; each test file makes its own database on it. */
export const setup = async () => {
  if (process.env.PARLOUR_TEST_DATABASE) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'parlour-test-'));
  const server = await startPostgres({ dataDir });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
