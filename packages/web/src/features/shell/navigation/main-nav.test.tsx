import { accountTypeIds, type GameType, type Vendor } from '@parlour/contract/catalogue';
import { phrasesOf } from '@parlour/locales/all';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Site, SiteContext } from '../../../lib/brand/brand';
import { provideWords, Words } from '../../../lib/language/words';
import { MainNav } from './main-nav';
import { MegaMenu } from './mega-menu';
import { Menu } from './menu';

beforeAll(() => provideWords('vi', phrasesOf.vi));

const vendor = (gameType: GameType, vassalage: string, more: Partial<Vendor> = {}): Vendor => ({
  accountTypeId: accountTypeIds[gameType],
  vassalage,
  gameType,
  isHot: 0,
  title: `Vendor ${vassalage}`,
  maintenance: false,
  games: 3,
  ...more,
});

const category = (gameType: GameType, vendors = [vendor(gameType, 'ONE')]) => ({
  id: accountTypeIds[gameType],
  gameType,
  title: '',
  games: 3,
  vendors,
});

const dataOrder = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'ESPORTS',
  'SPORTS',
  'DS88',
  'ELOTT',
  'LOTT',
] as const;

const site = (gameTypes: readonly GameType[]) =>
  ({
    path: '/',
    language: 'VI',
    categories: gameTypes.map((one) => category(one)),
    hot: [],
    offers: [],
    announcements: { titles: [], hasPopups: false },
    status: {
      whitelabel: { modId: 'SITE', enabled: '1', childrenNodes: [] },
      register: { terms: { version: '1', url: '' }, minAge: 18 },
      serverTime: '2026-11-21T10:00:00.000Z',
      resources: [],
      customerService: { list: [], version: { pathList: [] } },
      brand: { name: 'Parlour', defaultLang: 'VI', supportLanguages: ['VI'], licences: [] },
    },
  }) as unknown as Site;

const linksIn = (part: ReactNode, gameTypes: readonly GameType[] = dataOrder): string[] => {
  const html = renderToString(
    <SiteContext value={site(gameTypes)}>
      <Words nouns={['brand', 'catalogue', 'common', 'status', 'support']}>{part}</Words>
    </SiteContext>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
};

describe('[SHELL-05] the categories of the navigation', () => {
  const order = [
    '/rng',
    '/fish',
    '/live',
    '/pvp',
    '/ds88',
    '/esports',
    '/sports',
    '/elott',
    '/lott',
  ];
  const halls = (links: string[]) => links.filter((link) => order.includes(link));

  test('are in the order of the menu, not in that of the data', () => {
    expect(halls(linksIn(<MainNav route={{ name: 'home' }} />))).toEqual(order);
    expect(halls(linksIn(<Menu />))).toEqual(order);
  });

  test('are those with a vendor alone', () => {
    const some = ['SPORTS', 'DS88'] as const;
    expect(halls(linksIn(<MainNav route={{ name: 'home' }} />, some))).toEqual([
      '/ds88',
      '/sports',
    ]);
  });
});

describe('[SHELL-06] [SHELL-07] the vendors of a category', () => {
  const panel = (vendors: Vendor[]): string[] =>
    linksIn(<MegaMenu category={category(vendors[0]!.gameType, vendors)} onLeave={() => {}} />);

  test.each([
    [10, 10, false],
    [11, 11, true],
    [12, 11, true],
    [40, 11, true],
  ])('%i are shown as %i, with the way to more: %s', (count, shown, hasMore) => {
    const vendors = Array.from({ length: count }, (_, index) => vendor('RNG', `V${index}`));
    expect(panel(vendors)).toEqual([
      ...vendors.slice(0, shown).map(({ vassalage }) => `/rng?page=${vassalage}`),
      ...(hasMore ? ['/rng'] : []),
    ]);
  });

  test.each([
    ['RNG', 'HOUSE', '/rng?page=HOUSE'],
    ['SPORTS', 'FB', '/fbsports'],
    ['SPORTS', 'OTHER', '/game?vassalage=OTHER&gameCode=&gameType=SPORTS'],
    ['LIVE', 'FB', '/game?vassalage=FB&gameCode=&gameType=LIVE'],
  ] as const)('of %s leads %s to %s', (gameType, code, href) => {
    expect(panel([vendor(gameType, code)])).toEqual([href]);
  });

  test('a hot one is marked', () => {
    const html = (isHot: 0 | 1) =>
      renderToString(
        <SiteContext value={site([])}>
          <Words nouns={['brand', 'catalogue']}>
            <MegaMenu
              category={category('RNG', [vendor('RNG', 'ONE', { isHot })])}
              onLeave={() => {}}
            />
          </Words>
        </SiteContext>,
      );
    expect(html(1)).toContain(phrasesOf.vi.catalogue.hotMark);
    expect(html(0)).not.toContain(phrasesOf.vi.catalogue.hotMark);
  });
});
