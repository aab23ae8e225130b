import { describe, expect, test } from 'vitest';
import {
  categoryPath,
  gamePath,
  hallPath,
  memberPageOf,
  memberPath,
  paths,
  routeOf,
  withoutMemberPage,
} from './paths';

test.each(['/', '/index', '/index.html', '/home', '/HOME', ''])('[NAV-01] %s is home', (path) => {
  expect(routeOf(path)).toMatchObject({ name: 'home', frame: 'full', mainClass: '' });
});

const table = [
  ['/noticePage', 'notices'],
  ['/pointMall', 'pointsMall'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/ds88', 'ds88'],
  ['/elott', 'elott'],
  ['/seaLottery', 'seaLottery'],
  ['/vnlottery', 'vnlottery'],
  ['/lottery', 'lottery'],
  ['/lott', 'lott'],
  ['/rng', 'rng'],
  ['/live', 'live'],
  ['/pvp', 'pvp'],
  ['/fish', 'fish'],
  ['/promotions', 'promotions'],
  ['/promoDetail', 'promoDetail'],
  ['/seamless', 'seamless'],
  ['/fbsports', 'fbsports'],
  ['/help', 'help'],
  ['/helpmc', 'memberHelp'],
  ['/down', 'app'],
  ['/join', 'join'],
  ['/game', 'game'],
  ['/login', 'login'],
  ['/download', 'download'],
] as const;

describe('[NAV-03] every path of the table is a route of its own', () => {
  test.each(table)('%s', (path, name) => {
    expect(routeOf(path).name).toBe(name);
    expect(routeOf(path.toUpperCase()).name).toBe(name);
    expect(routeOf(`${path}/`).name).toBe(name);
  });

  test('no two of them share a name', () => {
    expect(new Set(table.map(([, name]) => name)).size).toBe(table.length);
  });
});

test('[NAV-04] game and lottery pages have the header only, /helpmc nothing', () => {
  const bare = table.filter(([path]) => routeOf(path).frame === 'bare').map(([path]) => path);
  const header = table.filter(([path]) => routeOf(path).frame === 'header').map(([path]) => path);
  expect(bare).toEqual(['/helpmc']);
  expect(header).toEqual([
    '/seaLottery',
    '/vnlottery',
    '/lottery',
    '/seamless',
    '/fbsports',
    '/game',
  ]);
});

test('[NAV-04] the class of main is the path in the spelling of the table', () => {
  expect(routeOf('/vnLottery').mainClass).toBe('vnlottery');
  expect(routeOf('/SEALOTTERY').mainClass).toBe('seaLottery');
});

test('[SHELL-11] each path has the banners of its group, the others none', () => {
  const groups = Object.fromEntries(
    Object.values(paths).map((path) => [path, routeOf(path).bannerGroup]),
  );
  expect(groups).toMatchObject({
    '/': 'home',
    '/rng': 'rng',
    '/elott': 'elott',
    '/down': 'down',
    '/pointMall': 'shop',
    '/help': 'help',
  });
  expect(groups['/join']).toBeUndefined();
  expect(groups['/game']).toBeUndefined();
});

test.each(['/nowhere', '/rng/HOUSE', '/index.php'])('[NAV-07] %s is not found', (path) => {
  expect(routeOf(path)).toMatchObject({ name: 'notFound', frame: 'full' });
});

test('the member centre opens over a page and leaves its query alone', () => {
  const over = { pathname: '/rng', search: '?page=HOUSE&q=sen' };
  const opened = memberPath('depositv2', over);
  expect(opened).toBe('/rng?page=HOUSE&q=sen&mc=depositv2');
  const search = opened.slice(opened.indexOf('?'));
  expect(memberPageOf(search)).toBe('depositv2');
  expect(withoutMemberPage({ pathname: '/rng', search })).toBe('/rng?page=HOUSE&q=sen');
  expect(memberPageOf('?mc=nothing')).toBeUndefined();
});

test('[LOBBY-03] a hall is addressed by its vendor, and what is at its default is left out', () => {
  expect(hallPath('RNG', { page: 'HOUSE', q: '', sort: '' })).toBe('/rng?page=HOUSE');
  expect(hallPath('FISH', {})).toBe(categoryPath('FISH'));
});

test('a game is addressed by vendor, code and type, nothing of the player', () => {
  const game = { vassalage: 'HOUSE', gameCode: 'sn', gameType: 'RNG' };
  expect(gamePath(game)).toBe('/game?vassalage=HOUSE&gameCode=sn&gameType=RNG');
  expect(gamePath(game, { asDemo: true })).toMatch(/&demo=1$/);
});
