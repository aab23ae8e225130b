import { expect, test } from 'vitest';
import { readBuiltShells, shellsOf } from './built-shell';

const main = 'packages/games/src/slots/shell/page/main.tsx';

test('the page preloads its own game and language, and no other', () => {
  const shells = shellsOf({
    _slot: { file: 'assets/slot.js', imports: [main] },
    'packages/games/src/slots/lotus-pond/view.ts': {
      file: 'assets/lotus-pond.js',
      imports: ['_slot', main],
    },
    'packages/games/src/slots/red-seven/view.ts': {
      file: 'assets/red-seven.js',
      imports: ['_slot'],
    },
    [main]: { file: 'assets/main.js', isEntry: true, css: ['assets/main.css'] },
    'packages/locales/src/en/games/every-slot.ts': { file: 'assets/en.js' },
    'packages/locales/src/en/games/lotus-pond.ts': { file: 'assets/en-lotus-pond.js' },
    'packages/locales/src/vi/games/lotus-pond.ts': { file: 'assets/vi-lotus-pond.js' },
    'packages/locales/src/vi/games/every-slot.ts': { file: 'assets/vi.js' },
  });
  expect(shells('lotus-pond', 'VI')).toEqual({
    script: '/assets/main.js',
    preloads: [
      '/assets/lotus-pond.js',
      '/assets/slot.js',
      '/assets/vi-lotus-pond.js',
      '/assets/vi.js',
    ],
    styles: ['/assets/main.css'],
  });
});

test('without a build there is nothing to load', async () => {
  const shells = await readBuiltShells('/nowhere');
  expect(shells('lotus-pond', 'VI')).toEqual({ script: '', preloads: [], styles: [] });
});
