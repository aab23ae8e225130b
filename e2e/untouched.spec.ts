import { pages, type Page as Route } from '@parlour/contract/pages';
import { expect, type Page, test } from '@playwright/test';
import { holdAnswers } from './checks/line';
import { expectStill, watchShifts } from './checks/shifts';
import { untilWhole, watchRequests } from './pages/routes';
import { untilLive, untilUntouched } from './pages/screen';

/** Marks what can be pressed on the page, and returns how much of it there is. */
const markAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('#main :is(a, button, input, select)');
    for (const one of all) Object.assign(one, { wasThere: true });
    return all.length;
  });

const countMarked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#main :is(a, button, input, select)')].filter(
        (one) => 'wasThere' in one,
      ).length,
  );

const said = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('#main')?.innerText ?? '');

// Home goes on below the screen, and halls with games draw more of them.
const paths = Object.values<Route>(pages)
  .filter(({ visibility, name }) => visibility !== 'private' && name !== 'home' && name !== 'rng')
  .map(({ path }) => path);

test(
  '[NAV-03] what a visitor sees of a page before they touch it is what its code draws',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await watchShifts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        const openRequests = watchRequests(page);
        await page.goto(path);
        await untilUntouched(page);
        const before = await said(page);
        const count = await markAll(page);
        await untilWhole(page, openRequests);
        expect.soft(await said(page), path).toBe(before);
        // A press of a part that is drawn again would be lost.
        expect.soft(await countMarked(page), path).toBe(count);
        await expectStill(page);
      });
    }
  },
);

test(
  '[NAV-03] a button that is pressed before its code has come does it when it has',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdAnswers(page, /\/assets\/login-page-[^/]*\.js/);
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByLabel('Tên đăng nhập').fill('unknown');
    await main.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.locator('main[data-live]')).toHaveCount(0);
    release();
    await untilLive(page);
    await expect(main.getByLabel('Mật khẩu', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page).toHaveURL(/\/login$/);
  },
);
