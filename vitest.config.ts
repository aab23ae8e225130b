import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Modules that keep things in PostgreSQL are tested on a real one; the rest must not wait for it.
const onDatabase = [
  'packages/server/src/**/*.test.ts',
  'packages/games/src/server/**/*.test.ts',
  'faults/invariants/*.test.ts',
  'fuzz/**/*.test.ts',
  'attack/**/*.test.ts',
  'scripts/brand/*.test.ts',
];
const mutants = 'faults/mutants/*.test.ts';

// Files of a worker share the modules they load, which halves the processor's time: a test names
// what it made itself, and puts back what it replaced.
const isolate = false;
const setupFiles = ['scripts/test/leave-nothing.ts'];

// What is built is loaded as it is: transformed, the pages' renderer would be read again, with its
// map, by each site that is opened.
const server = { deps: { external: [/\/dist\/web-server\//] } };

// They start a site or two and end none: beside the others.
const sites = ['faults/site/bad-input.test.ts', 'faults/builds/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'pure',
          isolate,
          server,
          setupFiles,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'film/*.test.ts',
            'bench/**/*.test.ts',
            'randomness/*.test.ts',
            mutants,
          ],
          exclude: onDatabase,
          // Rules are proved over every draw, on machines that do other things as well.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'database',
          isolate,
          server,
          setupFiles,
          include: onDatabase,
          globalSetup: ['scripts/test/database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'sites', include: sites, testTimeout: 60_000, hookTimeout: 180_000 },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          exclude: [...onDatabase, mutants, ...sites],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Whole sites that are knocked down: after the others and one at a time, for they need
          // both cores, and so do tests that measure time.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
