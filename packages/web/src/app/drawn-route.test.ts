import { expect, test } from 'vitest';
import { drawnRouteOf } from './drawn-route';
import { paths } from './paths';

test.each(['/rng', '/RNG', '/rng/', '/Rng//'])('[R-S4] %s is drawn as /rng', (path) => {
  expect(drawnRouteOf(path)).toEqual({ path: '/rng', reads: ['page'] });
});

test.each(['/', '', '/index', '/index.html', '/HOME'])('[R-S4] %s is drawn as home', (path) => {
  expect(drawnRouteOf(path)).toEqual({ path: '/', reads: [] });
});

test('[R-S4] all paths that are not ours are drawn as one, which is none of ours', () => {
  const { path } = drawnRouteOf('/nowhere');
  expect(drawnRouteOf('/else/where?')).toEqual({ path, reads: [] });
  expect(drawnRouteOf(path)).toEqual({ path, reads: [] });
  expect(Object.values<string>(paths)).not.toContain(path);
});

test('[R-S4] every path of ours is drawn under its own name', () => {
  const drawn = Object.values(paths).map((path) => drawnRouteOf(path.toUpperCase()).path);
  expect(drawn).toEqual(Object.values(paths));
});
