import {
  builtMemberPages,
  type MemberPage,
  memberPages,
  memberPath,
} from '@parlour/contract/centres';
import { type Page as Route, pages } from '@parlour/contract/pages';
import { expect, type Page } from '@playwright/test';
import { untilLive } from './screen';

/** Addresses of a page that show more than its path alone. */
const fuller: Partial<Record<string, string>> = {
  help: '/help?item=deposit',
  notFound: '/no-such-page',
};

/** Every page of the site and its address: a new row of the table of pages is in it by itself. */
export const routes: readonly { route: Route; address: string }[] = Object.values<Route>(pages).map(
  (route) => ({ route, address: fuller[route.name] ?? route.path }),
);

/** Every page of the member centre, and one of those that are not open, which differ by title. */
export const centreAddresses: readonly string[] = [
  ...builtMemberPages,
  ...Object.keys(memberPages)
    .filter((name): name is MemberPage => memberPages[name as MemberPage].isPlanned === true)
    .slice(0, 1),
]
  .map((name) => memberPath(name))
  // On a phone the first page is the menu, and its own part has an address.
  .concat(`${memberPath('securityCenter')}&part=own`);

/**
 * Counts the requests of a page that have no answer yet, or got one since the last count: what came
 * is not drawn. Those that are held back are not counted.
 */
export const watchRequests = (page: Page): ((held?: ReadonlySet<object>) => number) => {
  const open = new Set<object>();
  const ended = new Set<object>();
  const end = (request: object) => {
    if (open.delete(request)) ended.add(request);
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return (held) => {
    const counted = [...open, ...ended].filter((request) => held?.has(request) !== true);
    ended.clear();
    return counted.length;
  };
};

/** Nothing on the page is still to come: no request is open and no place is held. */
export const untilWhole = async (page: Page, openRequests: () => number): Promise<void> => {
  await expect
    // The page first: what it is touched for, it asks for meanwhile.
    .poll(async () => (await page.evaluate(countWaiting)) + openRequests(), {
      intervals: [30],
      timeout: 30_000,
    })
    .toBe(0);
};

// Two frames let React draw what has been answered, and what has come runs before the page is idle.
const countWaiting = async (): Promise<number> => {
  // What the server drew whole waits for a person.
  document.dispatchEvent(new Event('pointermove'));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return (
    document.querySelectorAll('[aria-busy=true]').length +
    (document.querySelector('main[data-live]') ? 0 : 1)
  );
};

/**
 * Opens a page that asks for itself: what is opened by its address has the answer in its HTML.
 */
export const goAsking = async (page: Page, address: string): Promise<void> => {
  await page.goto(pages.home.path);
  await untilLive(page);
  await goWithin(page, address);
};

/** Goes there as a link of the site does, without a reload. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const isOther = new URL(to, location.href).pathname !== location.pathname;
    if (isOther) document.querySelector('#main')?.removeAttribute('data-live');
    history.pushState(null, '', to);
  }, address);
