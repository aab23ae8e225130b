import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type RunningSite = { url: string; stop: () => Promise<void> };

/** Starts the built site in production form with data of its own, and waits until it answers. */
export const startSite = async (port: number): Promise<RunningSite> => {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(port),
      SITE_URL: url,
      GAMES_URL: `http://localhost:${port + 1}`,
      DATA_DIR: '.cache/bench-data',
      LOG_LEVEL: 'error',
      LIMITS_EXEMPT: '127.0.0.0/8,::1',
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const deadline = performance.now() + 240_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error('The site did not start; `npm start` says why.');
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
};
