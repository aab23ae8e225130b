import { expect, type Page, test } from '@playwright/test';
import { ownPage, pages } from '../packages/console/src/app/pages';
import { parts } from '../packages/console/src/features/brand/brand-fields';
import { playerTabs } from '../packages/console/src/features/player/tabs/player-tab';
import { contentKinds } from '@parlour/contract/content-console';
import { boxOf } from './checks/fit';
import { expectReadable } from './checks/readable';
import { barriersOn } from './checks/barriers';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';
import { watchRequests } from './pages/routes';

/** Roles that one person may hold together, and that open every page. */
const roles = 'finance,brand,games,content,compliance,promo';

const sizes = {
  desk: { width: 1440, height: 900 },
  narrow: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

/** The rules that may say something else at another width or in another theme. */
const ofLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
];

/** The addresses of a page: its own, and those of its parts. */
const addressesOf = (home: string, playerId: string): readonly string[] => {
  const all: Record<string, readonly string[]> = {
    '/queues': ['deposit', 'withdrawal', 'identity', 'flag', 'ticket', 'room'],
    '/players': playerTabs.map((tab) => `${playerId}/${tab}`),
    '/brand': parts,
    '/content': contentKinds,
  };
  return [home, ...(all[home] ?? []).map((part) => `${home}/${part}`)];
};

const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** Nothing of the page is still to come. */
const untilWhole = async (page: Page, openRequests: () => number): Promise<void> => {
  await expect(
    page.locator('#page').getByRole('heading').or(page.locator('#page p')).first(),
  ).toBeVisible();
  await expect
    .poll(async () => openRequests() + (await page.evaluate(countWaiting)), { intervals: [30] })
    .toBe(0);
};

const countWaiting = async (): Promise<number> => {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return document.querySelectorAll('[aria-busy=true]').length;
};

/** Whatever can be pressed or filled in is a stop of the Tab key, or one of a group that is. */
const unreached = (): string[] => {
  const acts = 'a, button, input, select, textarea, summary, [role=button], [role=link], [onclick]';
  return [...document.querySelectorAll<HTMLElement>(acts)]
    .filter((one) => one.checkVisibility() && !one.matches(':disabled, [inert] *'))
    .filter((one) => one.tabIndex !== 0 && !one.closest('[role=listbox], [role=tablist]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
};

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((to) => void (document.documentElement.dataset.theme = to), theme);

// A trace of so many measurements would take longer than they do.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('[OPS-01] [OPS-02] every page of the console fits three widths, is read in both themes, and is reached by keys @desk', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await newPlayer(page, { money: '12345678' });
  const playerId = await page.evaluate(() => sessionStorage.getItem('customerId') ?? '');
  const openRequests = watchRequests(page);
  await signInWithCases(page, baseURL, 3, roles);
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  await page.goto(consoleUrl(baseURL));
  const rail = page.getByRole('navigation', { name: 'Các trang' });
  await expect(rail).toBeVisible();

  const look = async (address: string, part?: string, rules?: string[]) => {
    await goWithin(page, address);
    await untilWhole(page, openRequests);
    expect.soft(await page.evaluate(unreached), address).toEqual([]);
    await expectReadable(page);
    expect.soft(await barriersOn(page, part, rules), address).toEqual([]);
    await page.setViewportSize(sizes.narrow);
    await expectReadable(page);
    await page.setViewportSize(sizes.phone);
    await setTheme(page, 'light');
    await expectReadable(page);
    expect.soft(await barriersOn(page, part, ofLooks), address).toEqual([]);
    await page.setViewportSize(sizes.desk);
    await setTheme(page, 'dark');
  };
  for (const [at, { home, go, name }] of pages.entries()) {
    await test.step(`by G ${go}: ${name}`, async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(go.toLowerCase());
      await expect(page).toHaveURL(new RegExp(`^${consoleUrl(baseURL)}${home}`));
    });
    // What surrounds the pages is checked with the first; the parts of a page are alike.
    for (const [index, address] of addressesOf(home, playerId).entries()) {
      const part = at === 0 ? undefined : '#page';
      await test.step(address, () => look(address, part, index > 1 ? ofLooks : undefined));
    }
  }
  await test.step('what is everyone’s own', () => look(ownPage.path, '#page'));
  await test.step('an open case', async () => {
    await goWithin(page, '/queues/flag');
    // The newest: other stories work the oldest.
    await page.getByRole('option').last().click();
    await expect(page.getByText(/^Bạn giữ đến/)).toBeVisible();
    await look(new URL(page.url()).pathname, '#page');
    await page.setViewportSize(sizes.phone);
    const { y } = await boxOf(page.getByLabel('Ghi chú', { exact: true }));
    expect(sizes.phone.height - y, 'the decision leaves the screen to the case').toBeLessThan(170);
    await page.getByRole('button', { name: 'Việc khác với hồ sơ' }).click();
    await expect(page.getByRole('button', { name: 'Trao ca' })).toBeVisible();
    expect.soft(await barriersOn(page)).toEqual([]);
  });
});
