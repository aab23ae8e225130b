import { expect, test } from 'vitest';
import { postedBy } from './posted-by';

const frame = {} as Window;
const origin = 'https://games.example';
const data = { parlour: 1, type: 'ready' };

test('[GAME-08] a message counts only from the window of the game and from its origin', () => {
  expect(postedBy(frame, origin, { origin, source: frame, data })).toEqual(data);
  for (const other of ['https://evil.example', 'http://games.example', 'null', '']) {
    expect(postedBy(frame, origin, { origin: other, source: frame, data })).toBeUndefined();
  }
  const stranger = {} as Window;
  expect(postedBy(frame, origin, { origin, source: stranger, data })).toBeUndefined();
  expect(postedBy(frame, origin, { origin, source: null, data })).toBeUndefined();
  // A frame that has gone has no window, as a message without a source has none.
  expect(postedBy(null, origin, { origin, source: null, data })).toBeUndefined();
  expect(
    postedBy(frame, origin, { origin, source: frame, data: { type: 'ready' } }),
  ).toBeUndefined();
});
