import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { untilLive } from './pages/screen';

test.use({ trace: 'off' });

test(
  '[ERR-03] an answer that does not match the contract is said in its place, the page stays',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await newPlayer(page);
    const odd = [null, {}, [], 'x', { list: 'x' }, { list: [null] }];
    const screens = [
      '/',
      '/help',
      '/noticePage',
      '/promotions',
      '/?mc=depositv2',
      '/?mc=transferFund',
    ];
    for (const [at, address] of screens.entries()) {
      await page.route(/\/(wps|lgw|api)\//, (route) =>
        /member\/info/.test(route.request().url())
          ? route.continue()
          : route.fulfill({ json: { success: true, value: odd[at % odd.length] } }),
      );
      await page.goto(address);
      await untilLive(page);
      await expect(page.getByRole('banner').or(page.getByRole('dialog')).first()).toBeVisible();
      await expect(page.getByRole('main'), address).not.toHaveText('');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
);
