import { expect, test } from 'vitest';
import { game as lotusPond } from './lotus-pond/index';
import { slot } from './slot';

test('[R-W6] a drawing that could not be loaded once is loaded when it is asked for again', async () => {
  let loads = 0;
  const game = slot(lotusPond, {
    view: async () => {
      loads += 1;
      if (loads === 1) throw Object.assign(new Error('too many files'), { code: 'EMFILE' });
      return import('./lotus-pond/view');
    },
    picture: () => import('./lotus-pond/picture'),
  });
  await expect(game.front()).rejects.toMatchObject({ code: 'EMFILE' });
  expect(await game.front()).toBe(await game.front());
  expect(loads).toBe(2);
});
