import { beforeEach, describe, expect, test } from 'vitest';
import { DrawQueue } from './draw-queue';

let now = 1000;
let next: (() => void) | undefined;
let drawn: string[] = [];
let queue = new DrawQueue(
  () => {},
  () => 0,
);

beforeEach(() => {
  [now, next, drawn] = [1000, undefined, []];
  queue = new DrawQueue(
    (run) => (next = run),
    () => now,
  );
});

const frame = (): void => {
  const run = next;
  [next, now] = [undefined, now + 16];
  run?.();
};

/** Drawings that take so many milliseconds each. */
const addEach = (names: string, ms: number, isConnected = true): void => {
  for (const name of names) {
    queue.add({ isConnected }, () => {
      drawn.push(name);
      now += ms;
    });
  }
};

const drawnWithEachFrame = (frames: number, before = () => {}): number[] =>
  Array.from({ length: frames }, () => {
    before();
    frame();
    return drawn.length;
  });

describe('[LOBBY-14] artworks that come near', () => {
  test('are drawn in their order, several in a frame where each is quick, without a frame to wait for at last', () => {
    addEach('abcdef', 1);
    expect(drawnWithEachFrame(2)).toEqual([4, 6]);
    expect(drawn.join('')).toBe('abcdef');
    expect(next).toBeUndefined();
  });

  test('are drawn one a frame on a slow device, and none while it scrolls', () => {
    addEach('abc', 10);
    expect(drawnWithEachFrame(1)).toEqual([1]);
    expect(drawnWithEachFrame(20, () => queue.noteScroll()).at(-1)).toBe(1);
    const [first, ...rest] = drawnWithEachFrame(12);
    expect(first).toBe(1);
    expect(rest.at(-1)).toBe(3);
  });

  test('are drawn while a fast device scrolls', () => {
    addEach('abcdefgh', 2);
    expect(drawnWithEachFrame(4, () => queue.noteScroll())).toEqual([2, 4, 6, 8]);
  });

  test('that left the page are not drawn', () => {
    addEach('ab', 1, false);
    addEach('c', 1);
    frame();
    expect(drawn).toEqual(['c']);
  });
});
