import { accountTypeIds, type Game, type GameType } from '@parlour/contract/catalogue';
import type { FirstPage } from '@parlour/contract/first-page';
import { everyVendor, type Page, pageOf } from '@parlour/contract/pages';
import { phrasesOf } from '@parlour/locales/all';
import { expect, test } from 'vitest';
import { status } from './first-page/sample-status';
import { renderPage } from './first-page/server-render';

const vendorOf = (gameType: GameType, code: string) => ({
  accountTypeId: accountTypeIds[gameType],
  vassalage: code,
  gameType,
  isHot: 0 as const,
  title: `Vendor ${code}`,
  maintenance: false,
  games: 1,
});

const gameOf = (gameType: GameType, nodeId: number): Game => ({
  nodeId,
  gameCode: `game-${nodeId}`,
  vassalage: 'ONE',
  gameType,
  gameClassify: 'Video Slots',
  name: `Game ${nodeId}`,
  isHot: 1,
  isNew: false,
  demo: false,
});

/** What the server draws of a listing whose category has two vendors, or none. */
const draw = async (path: string, gameType: GameType, vendors = ['ONE', 'TWO']) => {
  const games = [gameOf(gameType, 1), gameOf(gameType, 2)];
  const category = {
    id: accountTypeIds[gameType],
    gameType,
    title: gameType,
    vendors: vendors.map((code) => vendorOf(gameType, code)),
    games: games.length,
  };
  const { listsVendors }: Page = pageOf(path);
  const vassalage = listsVendors ? everyVendor : 'ONE';
  const hall = { gameType, vassalage, games, total: 2, totalPages: 1, classes: [] };
  const firstPage: FirstPage = {
    path,
    language: 'VI',
    status,
    categories: vendors.length > 0 ? [category] : [],
    banners: [],
    announcements: { titles: [], hasPopups: false },
    offers: [],
    hot: path === '/' ? games : [],
    ...(path !== '/' && vendors.length > 0 && { hall }),
  };
  const origin = 'https://parlour.example';
  const { html } = await renderPage({ url: path, firstPage, origin, development: false });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

const listings: [path: string, gameType: GameType][] = [
  ['/sports', 'SPORTS'],
  ['/esports', 'ESPORTS'],
  ['/ds88', 'DS88'],
  ['/elott', 'ELOTT'],
  ['/lott', 'LOTT'],
  ['/rng', 'RNG'],
  ['/live', 'LIVE'],
  ['/pvp', 'PVP'],
  ['/fish', 'FISH'],
];

test.each(listings)('[NAV-10] %s lists the vendors and games of %s', async (path, gameType) => {
  expect((pageOf(path) as Page).gameType).toBe(gameType);
  const main = await draw(path, gameType);
  expect(main).toContain(`href="${path}?page=ONE"`);
  expect(main).toContain(`href="${path}?page=TWO"`);
  expect(main).toContain('Vendor TWO');
  expect(main).toContain('>Game 1<');
  expect(main).toContain('>Game 2<');
});

test.each(listings)('[NAV-10] %s without a vendor of %s says so', async (path, gameType) => {
  const main = await draw(path, gameType, []);
  expect(main).toContain(phrasesOf.vi.brand[gameType]);
  expect(main).not.toContain('>Game 1<');
});

test('[NAV-10] home has the listing in its main area, slots first', async () => {
  const main = await draw('/', 'RNG');
  expect(main).toContain('href="/rng"');
  expect(main).toContain('>Game 1<');
});
