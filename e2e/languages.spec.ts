import { expect, type Page, test } from '@playwright/test';
import { factsOf, type Language } from '@parlour/contract/languages';
import { brand as vietnamese } from '../packages/locales/src/vi/site/brand';
import { brand as japanese } from '../packages/locales/src/ja/site/brand';
import { session as japaneseSession } from '../packages/locales/src/ja/site/session';
import { shell as japaneseGame } from '../packages/locales/src/ja/games/shell';
import { words as japaneseSlot } from '../packages/locales/src/ja/games/lotus-pond';
import { brand as thai } from '../packages/locales/src/th/site/brand';
import { session as thaiSession } from '../packages/locales/src/th/site/session';
import { shell as thaiGame } from '../packages/locales/src/th/games/shell';
import { words as thaiSlot } from '../packages/locales/src/th/games/lotus-pond';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectReadable } from './checks/readable';
import { newPlayer } from './new-player';
import { frameOf } from './pages/game';
import { linkTo } from './pages/hall';
import { untilLive } from './pages/screen';

const readers = {
  TH: { brand: thai, session: thaiSession, game: thaiGame, slot: thaiSlot },
  JA: { brand: japanese, session: japaneseSession, game: japaneseGame, slot: japaneseSlot },
} as const satisfies Partial<Record<Language, object>>;

const expectNoVietnamese = async (page: Page): Promise<void> => {
  const text = await page.locator('body').innerText();
  // The name of a language stands in its own words.
  expect(text.replaceAll('Tiếng Việt', '')).not.toMatch(/[ăâđêôơư]|[\u1ea0-\u1ef9]/i);
};

for (const language of ['TH', 'JA'] as const) {
  const { brand, session, game, slot } = readers[language];

  test(
    `[SITE-02] [SITE-03] ${language} is chosen in the menu, and home, login and a game speak it`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/');
      await untilLive(page);
      await page.getByRole('button', { name: vietnamese.menu, exact: true }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: new RegExp(vietnamese.language) }).click();
      await menu.getByRole('button', { name: factsOf(language).name, exact: true }).click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', factsOf(language).tag);
      await expect(page.getByRole('link', { name: brand.signUp }).first()).toBeAttached();

      await page.goto('/');
      await expect(html).toHaveAttribute('lang', factsOf(language).tag);
      await untilLive(page);
      await expect(linkTo(page, slot.name)).toBeVisible();
      await expectReadable(page);
      await expectNoBarrierInEitherTheme(page);

      await page.goto('/login');
      await untilLive(page);
      const form = page.getByRole('main');
      await expect(form.getByLabel(session.username)).toBeVisible();
      await expect(form.getByRole('button', { name: session.logIn, exact: true })).toBeVisible();
      await expectReadable(page);
      await expectNoVietnamese(page);

      await newPlayer(page, { money: '50000' });
      await page.goto('/rng');
      const address = await linkTo(page, slot.name).getAttribute('href');
      await page.goto(address!);
      const spin = frameOf(page).getByRole('button', { name: game.spin, exact: true });
      await expect(spin).toBeEnabled({ timeout: 20_000 });
      await expect(frameOf(page).locator('html')).toHaveAttribute('lang', factsOf(language).tag);
    },
  );
}
