import { expect, type Page, test } from '@playwright/test';
import {
  addMechanicalLanguage,
  lengthened,
  mechanicalLanguage,
} from '@parlour/testkit/site/mechanical-language';
import { type RunningSite, startSite } from '@parlour/testkit/site/running-site';
import { copySources } from '@parlour/testkit/site/source-copy';
import pg from 'pg';
import { brand } from '../packages/locales/src/en/site/brand';
import { expectReadable } from './checks/readable';
import { newPlayer } from './new-player';
import { frameOf } from './pages/game';
import { cards } from './pages/hall';
import { centreAddresses, goWithin, routes, untilWhole, watchRequests } from './pages/routes';
import { untilLive } from './pages/screen';

// A site of its own, from a copy of the sources with one language more: English with every letter
// doubled. It is a folder and a row there, and the brand lists it.
const folder = 'test-results/long-texts';
const { code, tag, name } = mechanicalLanguage;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copySources(folder);
  await addMechanicalLanguage(folder);
  site = await startSite({ sources: folder });
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  await database.query('update brand.brand set languages = languages || $1::text', [code]);
  await database.end();
});
test.afterAll(() => site?.stop());

/** The page's next documents are in the language. */
const speakIt = (page: Page) =>
  page.context().addCookies([{ name: 'lang', value: code, url: site.url }]);

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${site.url}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await untilLive(page);
};

const once = { tag: '@phone' };

test(
  '[SITE-02] a language is a folder and a row: it is chosen in the menu',
  once,
  async ({ page }) => {
    await page.goto(`${site.url}/`);
    await untilLive(page);
    await page.getByRole('button', { name: 'Danh mục' }).first().click();
    await page
      .getByRole('button', { name: /Ngôn ngữ/ })
      .first()
      .click();
    await page.getByRole('button', { name }).click();
    const login = page.getByRole('button', { name: lengthened(brand.logIn) });
    await expect(login.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.reload();
    await expect(login.first()).toBeVisible();
  },
);

for (const width of [360, 1440]) {
  test.describe(`[SITE-04] texts of twice the length, ${width} px wide`, once, () => {
    const isPhone = width < 768;
    test.use({
      viewport: { width, height: isPhone ? 740 : 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    test.beforeEach(({ page }) => speakIt(page));

    test('are complete on a visitor’s pages', async ({ page }) => {
      const openRequests = watchRequests(page);
      await visit(page, '/');
      for (const { address } of routes) {
        await goWithin(page, address);
        await untilWhole(page, openRequests);
        await expectReadable(page);
      }
    });

    test('are complete on a player’s pages', async ({ page }) => {
      const openRequests = watchRequests(page);
      await newPlayer(page, { site: site.url, money: '12345678' });
      await visit(page, '/');
      for (const address of ['/', ...centreAddresses]) {
        await goWithin(page, address);
        await untilWhole(page, openRequests);
        await expectReadable(page);
      }
    });

    test('are complete around a game and in it', async ({ page }) => {
      await newPlayer(page, { site: site.url, money: '50000' });
      await visit(page, '/rng');
      const link = cards(page).first().getByRole('link').first();
      const to = (await link.getAttribute('href'))!;
      await visit(page, to);
      await expect(frameOf(page).locator('.reels')).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      await expectReadable(page);
    });
  });
}
