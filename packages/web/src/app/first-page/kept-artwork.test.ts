import { artwork } from '@parlour/ui/artwork/artwork';
import { expect, test, vi } from 'vitest';
import { keepDrawings } from './kept-artwork';

const lotus = { code: 'lotus_pond', category: 'RNG', vendor: 'HOUSE' };

test('[R-S4] artwork is drawn once for each place and crop, and never changes', () => {
  const draw = vi.fn(artwork);
  const kept = keepDrawings(draw);
  for (const options of [{ id: 'p1' }, { id: 'p2' }, { id: 'p1', crop: true }]) {
    for (let time = 0; time < 3; time += 1) {
      expect(kept(lotus, options)).toBe(artwork(lotus, options));
    }
  }
  expect(draw).toHaveBeenCalledTimes(3);
});

test('[R-S4] the cache of artwork is bounded', () => {
  const draw = vi.fn(artwork);
  const kept = keepDrawings(draw, 2);
  for (const id of ['a', 'b', 'c', 'b', 'c', 'a']) kept(lotus, { id });
  expect(draw).toHaveBeenCalledTimes(4);
});
