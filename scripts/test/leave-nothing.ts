import { afterAll, vi } from 'vitest';

// Files of a worker share globals and the modules they load: what a file replaced is put back, and
// a module that is still loading at its end would stay failed for the files after it.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await vi.dynamicImportSettled();
});
