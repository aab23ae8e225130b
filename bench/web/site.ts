import { fileURLToPath } from 'node:url';
import { startSite, type RunningSite } from '@parlour/testkit/site/running-site';

const dataDir = fileURLToPath(new URL('../../.cache/bench-data', import.meta.url));

/** Starts the built site in production mode, with its own secrets and persistent data. */
export const startProduction = (port: number): Promise<RunningSite> =>
  startSite({
    port,
    dataDir,
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      SITE_URL: `http://localhost:${port}`,
      GAMES_URL: `http://localhost:${port + 1}`,
      LOG_LEVEL: 'error',
      LIMITS_EXEMPT: '127.0.0.0/8,::1',
      TRUST_PROXY: '',
      VERIFICATION: '',
      SECRET_KEY: '',
      PARLOUR_HOUSE_SECRET: '',
    },
  });
