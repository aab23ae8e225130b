import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';

const port = Number(process.env.FILM_PORT ?? 4200);
const siteUrl = `http://localhost:${port}`;
export const dataDir = process.env.FILM_DATA_DIR ?? `test-results/film-${process.pid}`;
export const seedKey = 'a key that seals the server seeds of the film';
process.env.FILM_DATA_DIR = dataDir;

/** `npm run film`: records many rounds of each game frame by frame; it takes about half an hour. */
export default defineConfig({
  testDir: '.',
  testMatch: 'film.spec.ts',
  outputDir: '../test-results/film',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  webServer: {
    command: 'node film/site.mjs',
    cwd: '..',
    url: `${siteUrl}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      VERIFICATION: 'off',
      DATABASE_URL: '',
      SITE_URL: '',
      GAMES_URL: '',
      GAMES_SEED_KEY: seedKey,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
