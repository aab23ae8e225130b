import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '@parlour/testkit/site/running-site';

/** Starts the built site on a database of its own, whose demo has so many games more. */
export const startFilled = async (port: number, games: number): Promise<RunningSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-lobby-'));
  const site = await startSite({
    port,
    dataDir,
    env: {
      NODE_ENV: 'development',
      DEMO_GAMES: String(games),
      LOG_LEVEL: 'error',
      LIMITS_EXEMPT: '127.0.0.0/8,::1',
      VERIFICATION: 'off',
    },
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, stop };
};
