import { phrasesOf } from '@parlour/locales/all';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Site, SiteContext } from '../../../../lib/brand/brand';
import { provideWords, Words } from '../../../../lib/language/words';
import { WinnerList } from './winner-list';

test('[LOBBY-02] a winner whose game is not listed any more has its time in the game’s place', () => {
  provideWords('vi', phrasesOf.vi);
  const at = '2026-11-20T17:03:00.000Z';
  const winner = { account: 'ab***cd', amount: '25', currency: 'VND', at };
  const site = {
    language: 'VI',
    status: { brand: { timeZone: 'Asia/Ho_Chi_Minh', currencySymbol: '₫', defaultLang: 'VI' } },
  } as unknown as Site;
  const html = renderToString(
    <SiteContext value={site}>
      <Words nouns={['brand', 'lobby', 'common']}>
        <WinnerList fresh={new Set()} isRanking={false} winners={[winner]} />
      </Words>
    </SiteContext>,
  );
  expect(html).toContain('21/11/2026 00:03');
});
