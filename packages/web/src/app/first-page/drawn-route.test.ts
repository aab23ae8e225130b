import { expect, test } from 'vitest';
import { builtPages } from '../../lib/navigation/open';
import { drawnRouteOf } from './drawn-route';
import { paths } from '../../lib/navigation/paths';

test.each(['/rng', '/RNG', '/rng/', '/Rng//'])('[R-S4] %s is drawn as /rng', (path) => {
  expect(drawnRouteOf(path)).toMatchObject({ path: '/rng', reads: ['page', 'mc'] });
});

test.each(['/', '', '/index', '/index.html', '/HOME'])('[R-S4] %s is drawn as home', (path) => {
  expect(drawnRouteOf(path)).toMatchObject({ path: '/', reads: ['mc'] });
});

test('[R-S4] the member centre is drawn over a page in the whole frame, with its own pages', () => {
  expect(drawnRouteOf('/').memberPages).toEqual(builtPages);
  expect(drawnRouteOf('/help').reads).toEqual(['mc']);
  for (const path of ['/game', '/helpmc', '/nowhere']) {
    expect(drawnRouteOf(path).reads).toEqual([]);
  }
});

test('[R-S4] all paths that are not ours are drawn as one, which is none of ours', () => {
  const { path } = drawnRouteOf('/nowhere');
  expect(drawnRouteOf('/else/where?')).toMatchObject({ path, reads: [] });
  expect(drawnRouteOf(path)).toMatchObject({ path, reads: [] });
  expect(Object.values<string>(paths)).not.toContain(path);
});

test('[R-S4] every path of ours is drawn under its own name', () => {
  const drawn = Object.values(paths).map((path) => drawnRouteOf(path.toUpperCase()).path);
  expect(drawn).toEqual(Object.values(paths));
});
