import { catalogue } from '@parlour/contract/catalogue';
import { expect, type Page, test } from '@playwright/test';
import { cards } from './pages/hall';
import { untilWhole, watchRequests } from './pages/routes';
import { untilLive } from './pages/screen';

/** The addresses of pictures that a page requests, in their order. */
const watchPictures = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) requested.push(pathname);
  });
  return requested;
};

const pictures = (page: Page) => cards(page).locator('img');

/** How wide each picture of a card is by its own measure: 0 for a broken one. */
const widths = (page: Page): Promise<number[]> =>
  pictures(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));

const eight = Array.from({ length: 8 }, () => 300);

/** From home to the hall within the page. */
const toHall = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tất cả.*Nổ hũ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng/);
};

test('[LOBBY-14] the first screen has its games’ pictures without a request, and keeps them', async ({
  page,
}) => {
  const requested = watchPictures(page);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/');
  await untilLive(page);
  await expect.poll(() => widths(page)).toEqual(eight);
  const sources = await pictures(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('src')),
  );
  for (const source of sources) expect(source).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(requested).toEqual([]);
  expect(refused).toEqual([]);
});

test('[LOBBY-14] elsewhere a picture comes from its vendor’s address, once', async ({ page }) => {
  const requested = watchPictures(page);
  await page.goto('/');
  await untilLive(page);
  await toHall(page);
  await expect
    .poll(async () => (await widths(page)).filter((width) => width > 0).length)
    .toBeGreaterThan(1);
  expect(requested.length).toBeGreaterThan(1);
  expect(new Set(requested).size).toBe(requested.length);
  const [first] = await pictures(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('src')),
  );
  expect(first).toMatch(/\/pictures\/[\w-]+-thumb-[\da-f]{12}\.svg$/);
});

test('[LOBBY-09] [LOBBY-14] where a picture cannot be loaded, artwork is drawn, and it is asked for once', async ({
  page,
}) => {
  const requested = watchPictures(page);
  const openRequests = watchRequests(page);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/');
  await untilWhole(page, openRequests);
  await toHall(page);
  await expect(cards(page).locator('svg pattern').first()).toBeAttached();
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
});

test(
  '[LOBBY-09] a picture without an address is an error in the log and the default on the page',
  { tag: '@phone' },
  async ({ page }) => {
    const raised: string[] = [];
    page.on('pageerror', (error) => raised.push(error.message));
    await page.route(`**${catalogue.listGames.path}*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"image":"[^"]*"/, '"image":""');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await untilLive(page);
    await toHall(page);
    await expect(cards(page).locator('svg').first()).toBeAttached();
    await expect.poll(() => raised).toContain('image src is required');
    expect(new Set(raised).size).toBe(1);
  },
);
