import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { untilLive } from './pages/screen';

const long = 'x'.repeat(1500);

/** Addresses that no link of the site has, with what the server answers. */
const addresses: [address: string, status: number][] = [
  ['/%E0%A4', 404],
  ['/rng/deeper/than/any', 404],
  ['/..%2f..%2fetc%2fpasswd', 404],
  [`/${long}`, 404],
  ['/rng?page=NO-SUCH&class=x&minBet=-1&lines=99999&sort=upwards&q=%00', 200],
  [`/rng?q=${long}`, 200],
  ['/live?page=%27%20or%201%3D1', 200],
  ['/help?item=../../x', 200],
  ['/noticePage?item=no-such', 200],
  ['/promoDetail?id=no-such', 200],
  ['/promotions?class=no-such', 200],
  ['/game?vassalage=NO-SUCH&gameCode=x&gameType=RNG', 200],
  ['/game?vassalage=HOUSE&gameCode=no-such&gameType=NOPE', 200],
  ['/game?vassalage=HOUSE&gameCode=no-such&gameType=RNG&demo=1', 200],
  ['/vnlottery?gameCode=no-such&lottoView=x', 200],
  ['/?mc=no-such', 200],
  ['/?ac=no-such', 200],
  ['/?lang=xx', 200],
  ['/?lang=%00&lang=en', 200],
  ['/login?next=https%3A%2F%2Fevil.example', 200],
  ['/login?next=%2F%2Fevil.example', 200],
  ['/register?affiliateCode=%3Cscript%3E', 200],
];

test.use({ trace: 'off' });

test(
  '[NAV-06] [NAV-07] [ERR-04] unknown paths, ids, languages, vendors and values show a page that says so, and no crash',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    for (const [address, status] of addresses) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(status);
      await untilLive(page);
      const main = page.getByRole('main');
      await expect(main, address).not.toHaveText('');
      const crashed = page.getByRole('heading', { name: 'Hệ thống gặp lỗi', exact: true });
      await expect(crashed, address).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
    expect(errors).toEqual([]);
  },
);

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
