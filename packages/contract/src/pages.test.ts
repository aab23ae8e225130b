import { describe, expect, test } from 'vitest';
import { gameTypes } from './catalogue';
import { isMemberPage } from './centres';
import { type Page, pageOf, pages } from './pages';

test.each(['/', '/index', '/index.html', '/home', '/HOME', ''])('[NAV-01] %s is home', (path) => {
  expect(pageOf(path)).toMatchObject({ name: 'home', frame: 'full', path: '/' });
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

describe('[NAV-03] every path of the table is a page of its own', () => {
  test.each(table)('%s', (path, name) => {
    expect(pageOf(path).name).toBe(name);
    expect(pageOf(path.toUpperCase()).name).toBe(name);
    expect(pageOf(`${path}/`).name).toBe(name);
  });

  test('no two pages share a name', () => {
    expect(new Set(table.map(([, name]) => name)).size).toBe(table.length);
  });

  test('no page has the path or the alias of another', () => {
    const all = Object.values<Page>(pages).flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(all.length);
  });
});

test('[NAV-04] game and lottery pages have the header only, /helpmc nothing', () => {
  const bare = table.filter(([path]) => pageOf(path).frame === 'bare').map(([path]) => path);
  const header = table.filter(([path]) => pageOf(path).frame === 'header').map(([path]) => path);
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

test('[NAV-04] a page’s path is spelt as in the table, however it was requested', () => {
  expect(pageOf('/vnLottery').path).toBe('/vnlottery');
  expect(pageOf('/SEALOTTERY').path).toBe('/seaLottery');
});

test('[SHELL-11] each path has the banners of its group, other paths none', () => {
  const groups = Object.fromEntries(
    Object.values<Page>(pages).map(({ path, bannerGroup }) => [path, bannerGroup]),
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
  expect(pageOf(path)).toMatchObject({ name: 'notFound', frame: 'full', visibility: 'private' });
});

test('[NAV-03] every game type has one hall, under its own name', () => {
  const halls = Object.values<Page>(pages).filter(({ gameType }) => gameType);
  expect(halls.map(({ gameType }) => gameType)).toEqual(gameTypes);
  expect(halls.map(({ path }) => path)).toEqual(gameTypes.map((type) => `/${type.toLowerCase()}`));
});

test('a page of the site and a page of the member centre never share a name', () => {
  expect(Object.keys(pages).filter(isMemberPage)).toEqual([]);
});

test('a page that has no screen yet is not listed', () => {
  const listed = Object.values<Page>(pages).filter(({ visibility }) => visibility === 'listed');
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/rng']));
  expect(listed.some(({ isPlanned }) => isPlanned)).toBe(false);
});
