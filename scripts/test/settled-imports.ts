import { afterAll, vi } from 'vitest';

// Files of a worker share the modules they load: one that is still loading when a file's tests are
// over would fail, and stay failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
