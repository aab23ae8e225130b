import { accountTypeIds, type GameType } from '@parlour/contract/catalogue';
import { phrasesOf } from '@parlour/locales/all';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type Site, SiteContext } from '../../../lib/brand/brand';
import { provideWords, Words } from '../../../lib/language/words';
import { Categories } from './categories';

beforeAll(() => provideWords('vi', phrasesOf.vi));

const linksOf = (gameTypes: readonly GameType[]): string[] => {
  const categories = gameTypes.map((gameType) => ({
    id: accountTypeIds[gameType],
    gameType,
    title: '',
    games: 3,
    vendors: [],
  }));
  const status = { brand: { defaultLang: 'VI' } };
  const site = { path: '/', language: 'VI', categories, status } as unknown as Site;
  const html = renderToString(
    <SiteContext value={site}>
      <Words nouns={['brand', 'catalogue', 'common']}>
        <Categories />
      </Words>
    </SiteContext>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
};

test('[LOBBY-01] [SHELL-05] the categories of home are in the order of the menu, not in that of the data', () => {
  expect(linksOf(['RNG', 'ESPORTS', 'SPORTS', 'DS88', 'LOTT'])).toEqual([
    '/rng',
    '/ds88',
    '/esports',
    '/sports',
    '/lott',
  ]);
});
