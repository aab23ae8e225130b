import { expect, test } from 'vitest';
import { carouselDefaults, lastStart, movedBy, nextStart, visibleAt } from './carousel-steps';

test('[SHELL-19] a strip shows 5 slides, moves in 500 ms, every 2000 ms, or by a swipe of 10 px', () => {
  expect(carouselDefaults).toEqual({
    visible: 5,
    animationMs: 500,
    autoplayMs: 2000,
    swipePx: 10,
  });
});

test.each([
  [360, 2],
  [640, 3],
  [768, 3],
  [1024, 4],
  [1280, 5],
  [1440, 5],
])('[SHELL-19] a screen of %i px shows %i slides', (width, shown) => {
  expect(visibleAt(width, { visible: carouselDefaults.visible, least: 2 })).toBe(shown);
});

test('[SHELL-19] a narrow screen shows no fewer than the least and no more than asked for', () => {
  expect(visibleAt(360, { visible: 7, least: 3 })).toBe(3);
  expect(visibleAt(360, { visible: 1, least: 2 })).toBe(1);
});

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 1, 0],
  [0, -1, 3],
  [2, -1, 1],
])('[SHELL-19] of eight slides with five shown, from %i by %i leads to %i', (start, by, to) => {
  expect(nextStart(start, by, 8, 5)).toBe(to);
});

test('[SHELL-19] a strip that is shown whole stays where it is', () => {
  expect(lastStart(4, 5)).toBe(0);
  expect(nextStart(0, 1, 4, 5)).toBe(0);
  expect(nextStart(0, -1, 4, 5)).toBe(0);
});

test.each([
  [9, 0],
  [-9, 0],
  [10, -1],
  [-10, 1],
  [-200, 1],
])('[SHELL-19] a drag of %i px is a step of %i', (px, step) => {
  expect(movedBy(px, carouselDefaults.swipePx)).toBe(step);
});
