import { builtMemberPages, memberPath } from '@parlour/contract/centres';
import { pages } from '@parlour/contract/pages';
import { player } from '@parlour/contract/player';
import { expect, type Page, test } from '@playwright/test';
import { expectStill, watchShifts } from './checks/shifts';
import { newPlayer } from './new-player';
import { routes, untilWhole, watchRequests } from './pages/routes';
import { untilLive } from './pages/screen';

const still = { pathname: pages.notFound.path, search: '' };
const memberAddresses = builtMemberPages.map((name) => memberPath(name, still));

// Who is there is known before a screen asks for anything.
const isHeld = ({ pathname }: URL): boolean =>
  /^\/(wps|lgw|lotto|api)\//.test(pathname) && pathname !== player.readMember.path;

/** Holds back every answer of a screen until it is released. */
const holdAnswers = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = new Set<object>();
  await page.route(isHeld, async (exchange) => {
    held.add(exchange.request());
    await released;
    await exchange.continue().catch(() => {});
  });
  return {
    held,
    release: async () => {
      release();
      await page.unroute(isHeld);
    },
  };
};

/** What the screen says in words, without what changes by itself. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#main, dialog[open]')]
      .flatMap(({ innerText }) => innerText.split('\n'))
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line) && !/\d\d:\d\d/.test(line)),
  );

/**
 * While its answers are on their way a screen says nothing that they make untrue, no empty list
 * above all; when they come, nothing that was there has moved.
 */
const expectTrueWhileSlow = async (page: Page, address: string): Promise<void> => {
  const openRequests = watchRequests(page);
  const { held, release } = await holdAnswers(page);
  await page.goto(address);
  await untilLive(page);
  // Everything is there but the answers that are held.
  await expect.poll(() => openRequests(held)).toBe(0);
  const said = await linesOf(page);
  await release();
  await untilWhole(page, openRequests);
  const whole = await linesOf(page);
  const untrue = said.filter((line) => !whole.includes(line) && !line.startsWith('Đang '));
  expect.soft(untrue, address).toEqual([]);
  await expectStill(page);
};

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('[ERR-03] while answers are slow a page says nothing that they make untrue, and does not jump when they come', async ({
  page,
}) => {
  await watchShifts(page);
  for (const { address } of routes) {
    await test.step(address, () => expectTrueWhileSlow(page, address));
  }
});

test('[ERR-03] nor does a page of the member centre', { tag: '@phone' }, async ({ page }) => {
  await newPlayer(page, { money: '12345678' });
  await watchShifts(page);
  for (const address of memberAddresses) {
    await test.step(address, () => expectTrueWhileSlow(page, address));
  }
});
