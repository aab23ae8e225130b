import { builtMemberPages, memberPath } from '@parlour/contract/centres';
import { player } from '@parlour/locales/vi/site/player';
import { expect, test } from '@playwright/test';
import { chromiumFlags, storyBrowserPath } from '../scripts/test/chromium.mjs';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { centreHeading, centreOf } from './pages/centre';
import { headerOf } from './pages/header';
import { goWithin, routes, untilWhole, watchRequests } from './pages/routes';
import { isPhone } from './pages/screen';

// A browser whose text size is set to 200 %.
test.use({
  launchOptions: {
    executablePath: storyBrowserPath(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

test('[SITE-04] text of twice the size fits a visitor’s pages, with login and registration in reach', async ({
  page,
}) => {
  const openRequests = watchRequests(page);
  await page.goto('/');
  for (const { route, address } of routes) {
    await goWithin(page, address);
    await untilWhole(page, openRequests);
    await expectFits(page);
    if (route.frame !== 'full') continue;
    const ways = headerOf(page).getByRole('button', { name: /^Đăng (nhập|ký)$/ });
    for (const way of await ways.filter({ visible: true }).all()) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
  }
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
});

test('[SITE-04] text of twice the size fits a player’s pages', async ({ page }) => {
  await newPlayer(page, { money: '12345678' });
  await page.goto('/');
  await expect(headerOf(page).getByText('12,345,678.00').first()).toBeVisible();
  await expectFits(page);
  const centre = centreOf(page);
  for (const name of builtMemberPages) {
    await page.goto(memberPath(name));
    await expect(centreHeading(page, player[name])).toBeVisible();
    await expect(centre.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFits(page);
    const sum = centre.getByText('12,345,678.00').filter({ visible: true });
    if (isPhone(page) && name === 'transferFund')
      await expect(sum.first()).toBeInViewport({ ratio: 1 });
  }
});
