import type { Page } from '@playwright/test';
import type { LotteryDraw, LotteryGame } from '@parlour/contract/lottery';

export const lotteryAreas = {
  '/vnlottery': 'Xổ số Việt Nam',
  '/seaLottery': 'Xổ số Đông Nam Á',
  '/lottery': 'Xổ số điện toán',
} as const;

/** Everything under the header. */
export const lotteryOf = (page: Page) => page.getByRole('main');

/** A part of the page: all of them on a desk, behind a tab on a phone. */
export const partTab = (page: Page, name: 'Đặt cược' | 'Kỳ và kết quả' | 'Vé của tôi') =>
  lotteryOf(page).getByRole('tab', { name });

/** The figures until a draw closes. */
export const countdown = (page: Page) => lotteryOf(page).getByRole('timer');

export const resultsTable = (page: Page) =>
  lotteryOf(page).getByRole('table', { name: 'Các kỳ gần đây' });

/** Until the draw engine is there, a story says itself what the server would answer. */
const answerWith = async (page: Page, address: string, value: unknown): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ json: { success: true, value } }));
};

/** Vietnam's lotteries, in two groups. */
export const answerMenus = (page: Page, games: LotteryGame[]): Promise<void> =>
  answerWith(page, '**/lgw/vn/games/game_menu?*', {
    vnLotteryMenus: [
      { group: 'Miền Bắc', gameMenus: games.slice(0, 1) },
      { group: 'Miền Nam', gameMenus: games.slice(1) },
    ],
  });

export const answerResults = (page: Page, list: LotteryDraw[]): Promise<void> =>
  answerWith(page, '**/lgw/vn/numeros/opened/game?*', { list });

/** The launcher sends on to a page of the site; what it was asked with is returned. */
export const answerLaunch = async (page: Page, content: string): Promise<URLSearchParams[]> => {
  const asked: URLSearchParams[] = [];
  await page.route('**/wps/game/launchGame?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: { success: true, value: { content, kind: 'route' } } });
  });
  return asked;
};
