import { defineConfig } from '@playwright/test';
import { chromiumFlags, storyBrowserPath } from './scripts/test/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4100);
// In the environment, where the workers find it: a story may be an operator at the terminal.
const dataDir = (process.env.E2E_DATA_DIR ??= `test-results/site-${process.pid}`);
// After the ports of the site: what stands in for Firebase.
const firebasePort = port + 4;
// E2E_URL tries the stories on a site that runs already.
const running = process.env.E2E_URL;
const siteUrl = running ?? `http://localhost:${port}`;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/stories',
  // A whole run repeats a story, and lists it: docs/decisions/0053-a-story-is-repeated-once.md.
  retries: process.env.CI ? 1 : 0,
  // A story waits most of its time: two leave half of two cores idle (decision 0104).
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A story may hold or change any answer; the one about the worker lets it work.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // A trace of every story costs more than what is in it is worth: the repeat of one has it.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: storyBrowserPath(), args: chromiumFlags },
  },
  projects: [
    // The gallery is a developer's page, read on a desk. What only a desk has is tagged @desk.
    {
      name: 'phone',
      testIgnore: ['gallery.spec.ts'],
      grepInvert: /@desk/,
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    // A story that does not depend on the width runs once, on the phone, which comes first: @phone.
    {
      name: 'desktop',
      testIgnore: ['slot-rounds.spec.ts', 'slot-proof.spec.ts'],
      grepInvert: /@phone/,
      use: { viewport: desktop },
    },
  ],
  webServer: running
    ? undefined
    : [
        {
          command: `node_modules/.bin/tsx e2e/firebase/serve.ts ${firebasePort}`,
          url: `http://127.0.0.1:${firebasePort}/jwks`,
          stderr: 'pipe',
        },
        {
          command: 'node scripts/start.mjs',
          url: `${siteUrl}/healthz`,
          env: {
            NODE_ENV: 'test',
            PORT: String(port),
            DATA_DIR: dataDir,
            VERIFICATION: 'off',
            FIREBASE_EMULATOR: `http://127.0.0.1:${firebasePort}`,
            LIMITS_EXEMPT: '127.0.0.0/8,::1',
            ACTIVITY_WINDOW_SECONDS: '1',
            DATABASE_URL: '',
            SITE_URL: '',
            GAMES_URL: '',
          },
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          reuseExistingServer: false,
          stdout: 'ignore',
          stderr: 'pipe',
        },
      ],
});
