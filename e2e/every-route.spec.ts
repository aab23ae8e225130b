import type { Page as Route } from '@parlour/contract/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectReadable } from './checks/readable';
import { expectStill, watchShifts } from './checks/shifts';
import { newPlayer } from './new-player';
import { isPhone } from './pages/screen';
import { centreAddresses, goWithin, routes, untilWhole, watchRequests } from './pages/routes';

// One visit a page: it is measured at every width before it is left. At a zoom of 200 % a window
// of 768, 1280 or 1440 px is half as wide and half as high.
const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 384, height: 512 },
  { width: 390, height: 844 },
];
const desks = [
  { width: 640, height: 400 },
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

const expectFitsAtEveryWidth = async (page: Page): Promise<void> => {
  for (const size of isPhone(page) ? phones : desks) {
    await page.setViewportSize(size);
    await expectReadable(page);
  }
};

/** The layout of the page's row in the table of pages. */
const expectLayout = async (page: Page, { frame, path }: Route): Promise<void> => {
  const hasHeader = frame !== 'bare';
  await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
  await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'full' ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main')).toHaveAttribute('class', path.slice(1));
};

// A trace of so many measurements would take longer than they do.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

test('[NAV-03] [NAV-04] [SITE-04] [SHELL-17] every page, opened directly, has its layout, does not move by itself, fits every width and has no accessibility violation', async ({
  page,
}) => {
  const openRequests = watchRequests(page);
  await watchShifts(page);
  const frames = new Set<string>();
  for (const { route, address } of routes) {
    // What surrounds the screen is checked once.
    const part = frames.has(route.frame) ? 'main' : undefined;
    frames.add(route.frame);
    await test.step(address, async () => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(route.name === 'notFound' ? 404 : 200);
      await untilWhole(page, openRequests);
      await expectStill(page);
      await expectLayout(page, route);
      await expectFitsAtEveryWidth(page);
      await expectNoBarrierInEitherTheme(page, part);
    });
  }
});

const addresses = routes.map((one) => one.address);

test('[NAV-03] [SITE-04] every page, reached within the site, fits every width in English', async ({
  page,
}) => {
  const openRequests = watchRequests(page);
  await page.goto('/?lang=en');
  for (const address of addresses) {
    await goWithin(page, address);
    await untilWhole(page, openRequests);
    await expectFitsAtEveryWidth(page);
  }
});

// In English the pages around a player are those of a visitor, but for the header.
const ofPlayer = { VI: addresses, EN: addresses.slice(0, 1) };

for (const [language, around] of Object.entries(ofPlayer)) {
  test(`[SITE-04] every page of a player fits every width in ${language}`, async ({ page }) => {
    const openRequests = watchRequests(page);
    await newPlayer(page, { money: '12345678' });
    await page.goto(`/?lang=${language.toLowerCase()}`);
    for (const address of [...around, ...centreAddresses]) {
      await goWithin(page, address);
      await untilWhole(page, openRequests);
      await expectFitsAtEveryWidth(page);
    }
  });
}
