import type { Winner } from '@parlour/contract/round';
import { phrasesOf } from '@parlour/locales/all';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Site, SiteContext } from '../../../../lib/brand/brand';
import { provideWords, Words } from '../../../../lib/language/words';
import { WinnerBoards } from './winner-boards';

const site = {
  language: 'VI',
  status: { brand: { timeZone: 'Asia/Ho_Chi_Minh', currencySymbol: '₫', defaultLang: 'VI' } },
} as unknown as Site;

/** The boards when the latest winners are known, or while they are on their way. */
const boardsWith = (latest: Winner[] | undefined): string => {
  provideWords('vi', phrasesOf.vi);
  const queries = new QueryClient();
  if (latest) queries.setQueryData(['round', 'winners', 'VI', 'latest', 'week'], latest);
  return renderToString(
    <QueryClientProvider client={queries}>
      <SiteContext value={site}>
        <Words nouns={['brand', 'lobby', 'common', 'refusal']}>
          <WinnerBoards />
        </Words>
      </SiteContext>
    </QueryClientProvider>,
  );
};

const { winners, ranking, noWinners } = phrasesOf.vi.lobby;

test('[ERR-03] while the winners are on their way home names no board that their absence takes away', () => {
  const awaited = boardsWith(undefined);
  expect(awaited).toContain(winners);
  expect(awaited).toContain('aria-busy="true"');
  expect(awaited).not.toContain(ranking);
  expect(awaited).not.toContain(noWinners);
});

test('[LOBBY-02] without a winner a sentence says so, and no board is named', () => {
  const none = boardsWith([]);
  expect(none).toContain(noWinners);
  expect(none).not.toContain(ranking);
  expect(none).not.toContain('aria-busy');
});
