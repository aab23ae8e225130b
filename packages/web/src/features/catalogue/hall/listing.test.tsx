import { accountTypeIds, type Game, type GameType } from '@parlour/contract/catalogue';
import { everyVendor, type Page, pageOf } from '@parlour/contract/pages';
import { phrasesOf } from '@parlour/locales/all';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { SiteContext, type Site } from '../../../lib/brand/brand';
import { preloadAll } from '../../../lib/navigation/chunk';
import { ServedAddress } from '../../../lib/navigation/navigation';
import { provideWords, Words } from '../../../lib/language/words';
import { Hall } from './hall';
import { Listing } from './listing';

beforeAll(async () => {
  provideWords('vi', phrasesOf.vi);
  // What a hall fetches when it is needed is there when the server renders.
  await preloadAll();
});

const vendor = (vassalage: string, gameType: GameType, title: string) => ({
  accountTypeId: accountTypeIds[gameType],
  vassalage,
  gameType,
  isHot: 0 as const,
  title,
  maintenance: false,
  games: vassalage === 'AA' ? 2 : 1,
});

const game = (vassalage: string, gameType: GameType, nodeId: number): Game => ({
  nodeId,
  gameCode: `g${nodeId}`,
  vassalage,
  gameType,
  gameClassify: 'Sportsbook',
  name: `Game ${nodeId}`,
  isHot: 0,
  isNew: false,
  demo: false,
});

/** The page of a category with two vendors, of whose games the first page came. */
const drawn = (Screen: typeof Listing, path: string, shown: string): string => {
  const route: Page = pageOf(path);
  const gameType = route.gameType as GameType;
  const games = [game('AA', gameType, 1), game('AA', gameType, 2), game('BB', gameType, 3)];
  const vendors = [vendor('AA', gameType, 'Sân Cỏ'), vendor('BB', gameType, 'Touchline')];
  const site = {
    path,
    language: 'VI',
    categories: [{ id: 1, gameType, title: '', games: 3, vendors }],
    hot: [],
    hall: { gameType, vassalage: shown, games, total: 3, totalPages: 1, classes: [] },
    status: { brand: { defaultLang: 'VI', merchantCode: 'm', currencySymbol: '₫' } },
  } as unknown as Site;
  const [pathname = '', search = ''] = path.split('?');
  return renderToString(
    <SiteContext value={site}>
      <ServedAddress value={{ pathname, search }}>
        <Words nouns={['brand', 'catalogue', 'common', 'status']}>
          <Screen route={route} />
        </Words>
      </ServedAddress>
    </SiteContext>,
  ).replaceAll('<!-- -->', '');
};

/** The addresses of the links and what each says. */
const linksOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', inside]) => [
      href.replaceAll('&amp;', '&'),
      (inside ?? '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );

describe('[NAV-10] the page of a category known by its vendors', () => {
  test.each(['/sports', '/esports', '/ds88', '/elott'])('%s lists vendors and games', (path) => {
    const html = drawn(Listing, path, everyVendor);
    const links = linksOf(html);
    // Each vendor is a place with its number of games; the first is all of them.
    expect(links[path]).toBe('Tất cả 3');
    expect(links[`${path}?page=AA`]).toContain('Sân Cỏ 2');
    expect(links[`${path}?page=BB`]).toContain('Touchline 1');
    for (const name of ['Game 1', 'Game 2', 'Game 3']) {
      expect(Object.values(links)).toContain(name);
    }
    // In a list of several vendors a game names its own.
    expect(html.match(/Touchline/g)?.length).toBeGreaterThan(2);
  });

  test('a chosen vendor shows its own games', () => {
    const html = drawn(Listing, '/sports?page=BB', 'BB');
    expect(html).toMatch(/<h1[^>]*>Sảnh Touchline<\/h1>/);
  });

  test('/rng has a tab a vendor instead, and begins with the first one', () => {
    const html = drawn(Hall, '/rng', 'AA');
    expect(html).toMatch(/<h1[^>]*>Sảnh Sân Cỏ<\/h1>/);
    expect(linksOf(html)['/rng?page=AA']).toBe('Sảnh Sân Cỏ');
  });
});
