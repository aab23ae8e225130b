import { builtMemberPages, memberPath } from '@parlour/contract/centres';
import { type Page as Route, pages } from '@parlour/contract/pages';
import { report } from '@parlour/contract/report';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { deposit } from '@parlour/testkit/cashier/deposit';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { expect, type Page, type Route as Exchange, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { goWithin, routes, untilWhole, watchRequests } from './pages/routes';
import { untilLive } from './pages/screen';

// Every screen and every call that it makes by itself, found by watching it: a new screen or call
// is in the table by itself.
const still = pages.notFound.path;
const game = '/game?vassalage=HOUSE&gameCode=lotus-pond&gameType=RNG';
const screens = [
  ...routes.filter(({ route }) => isOwnScreen(route)).map(({ address }) => address),
  game,
  ...builtMemberPages.map((name) => memberPath(name, { pathname: still, search: '' })),
];

/** A planned page makes no call of its own, and the halls are one screen. */
function isOwnScreen({ isPlanned, gameType, name }: Route): boolean {
  return isPlanned === undefined && (gameType === undefined || name === 'rng' || name === 'fish');
}

const isCall = (url: URL): boolean => /^\/(wps|lgw|lotto|api)\//.test(url.pathname);

type Seen = { calls: string[]; lines: string[] };

/** Opens a screen to its end, and returns its calls and the lines of its text. */
const visit = async (page: Page, address: string): Promise<Seen> => {
  const openRequests = watchRequests(page);
  const calls = new Set<string>();
  const note = (request: { url: () => string }) => {
    const url = new URL(request.url());
    if (isCall(url)) calls.add(url.pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await untilWhole(page, openRequests);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(untilIdle);
  await untilWhole(page, openRequests);
  page.off('request', note);
  return { calls: [...calls], lines: await linesOf(page) };
};

const untilIdle = async (): Promise<void> => {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  }
};

/**
 * What the screen says, without what changes by itself: moments, what players win, and that
 * something is on its way.
 */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const winners = document.querySelector<HTMLElement>('[aria-label="Người thắng"]');
    const theirs = new Set(winners?.innerText.split('\n').map((line) => line.trim()));
    const places = [...document.querySelectorAll<HTMLElement>('header, #main, dialog[open]')];
    const lines = places.flatMap(({ innerText }) => innerText.split('\n'));
    return [...new Set(lines.map((line) => line.trim()))].filter(
      (line) => !['', 'Đang tải…'].includes(line) && !/\d\d:\d\d/.test(line) && !theirs.has(line),
    );
  });

const refuse = (exchange: Exchange) =>
  exchange.fulfill({
    status: 500,
    json: { success: false, code: 'system.failed', message: '', id: 'R-1' },
  });

const forgetCaches = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (sessionStorage.getItem(key)?.startsWith('{"v":')) sessionStorage.removeItem(key);
    }
  });

/** What they say comes by itself. */
const updating = [wallet.readBalance.path, session.readPlayed.path];

/** Whether the screen says that something is missing, or when it comes. */
const isSaid = async (page: Page, calls: readonly string[]): Promise<boolean> => {
  const signs = [retries(page)];
  if (updating.some((call) => calls.includes(call))) signs.push(page.getByText('Đang cập nhật'));
  const counts = await Promise.all(signs.map((sign) => sign.filter({ visible: true }).count()));
  return counts.some((count) => count > 0);
};

const retries = (page: Page) =>
  page.getByRole('button', { name: 'Thử lại', exact: true }).filter({ visible: true });

/** A deposit that the report has counted: until then its screens change while the story looks. */
const giveMoney = async (visitor: Visitor): Promise<void> => {
  await deposit(visitor, '12345678');
  const today = new Date().toISOString().slice(0, 10);
  await expect
    .poll(
      async () => (await visitor.get(report.readProfit, { from: today, to: today })).netDeposits,
      { timeout: 40_000 },
    )
    .not.toBe('0');
};

type Lost = { whole: Seen; calls: readonly string[]; answer: (exchange: Exchange) => unknown };

/**
 * Without the answers of these calls the screen says so, or says all that it said with them; with
 * them it is whole again, and was not reloaded.
 */
const expectSaidAndMended = async (page: Page, address: string, lost: Lost): Promise<void> => {
  const { whole, calls, answer } = lost;
  const message = `${address} without ${calls.join(', ')}`;
  const isLost = (url: URL) => calls.includes(url.pathname);
  await page.route(isLost, answer);
  await visit(page, address);
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  const missing = async () => {
    // What is below may come only when it is near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const lines = await linesOf(page);
    return whole.lines.filter((line) => !lines.includes(line));
  };
  await expect
    .poll(async () => ((await isSaid(page, calls)) ? [] : missing()), { message, timeout: 20_000 })
    .toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.unroute(isLost);
  const stillMissing = async () => {
    const retry = retries(page);
    // One answer may mend several places, whose buttons then go without a press.
    if ((await retry.count()) > 0)
      await retry
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    return [...(await missing()), ...(await retry.allTextContents())];
  };
  await expect
    .poll(stillMissing, { message: `${message}, then with it`, timeout: 40_000 })
    .toEqual([]);
  expect(await page.evaluate(() => 'wasHere' in globalThis), message).toBe(true);
};

/** What a screen asks for itself, beside what the frame around every screen asks for. */
const ownCalls = (address: string, { calls }: Seen, frame: Seen): string[] => {
  if (address === pages.home.path) return calls;
  return calls.filter((call) => !frame.calls.includes(call));
};

/** React shows a part that has come up to a third of a second later: until nothing changes. */
const untilStill = (): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, 500);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    }).observe(document.querySelector('main')!, { childList: true, subtree: true });
  });

/**
 * Goes to a screen within the site while no call is answered, and then they are: it says that
 * something is missing, or says already what it says with the answers, and was not reloaded.
 */
const expectWholeAfterLoss = async (page: Page, address: string): Promise<void> => {
  const openRequests = watchRequests(page);
  await page.route(isCall, refuse);
  await goWithin(page, address);
  await untilWhole(page, openRequests);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await untilWhole(page, openRequests);
  await page.evaluate(untilStill);
  const before = await linesOf(page);
  const isMissingSaid = await isSaid(page, []);
  await page.unroute(isCall);
  const left = async () => {
    const retry = retries(page);
    const count = await retry.count();
    if (count > 0)
      await retry
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    return count;
  };
  await expect.poll(left, { message: `${address} with its calls`, timeout: 20_000 }).toBe(0);
  await untilWhole(page, openRequests);
  const untold = (await linesOf(page)).filter((line) => !before.includes(line));
  expect.soft(isMissingSaid ? [] : untold, `${address} without its calls`).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

// One player looks at all screens in one page: what a screen says is what it was just answered.
let page: Page;
let frame: Seen;

test.beforeAll(async ({ browser }, { project }) => {
  // A page of its own has the options of the project, as the pages of the stories do.
  page = await browser.newPage(project.use);
  await newPlayer(page, { prepare: giveMoney });
  frame = await visit(page, still);
});

test.afterAll(() => page.close());

// A query is asked three times before it is given up: some screens stand for all.
const isPatient = (at: number): boolean => at % 3 === 0;

for (const [at, address] of screens.entries()) {
  test(
    `[ERR-03] ${address} says that a call failed, in its place, and mends without a reload`,
    { tag: '@phone' },
    async () => {
      await forgetCaches(page);
      const whole = await visit(page, address);
      const own = ownCalls(address, whole, frame);
      for (const call of own) {
        await forgetCaches(page);
        await expectSaidAndMended(page, address, { whole, calls: [call], answer: refuse });
      }
      if (own.length === 0 || !isPatient(at)) return;
      await forgetCaches(page);
      const answer = (exchange: Exchange) => exchange.abort();
      await expectSaidAndMended(page, address, { whole, calls: own, answer });
    },
  );
}

test(
  '[ERR-03] what a visitor goes to says that its calls failed, and mends without a reload',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const visitor = await browser.newPage(project.use);
    await visitor.addInitScript(() => localStorage.setItem('ofAge', '18'));
    await visitor.goto(still);
    await untilLive(visitor);
    await visitor.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    const own = routes.filter(({ route }) => isOwnScreen(route) && route.visibility !== 'private');
    for (const address of [...own.map((one) => one.address), `${game}&demo=1`]) {
      await test.step(address, () => expectWholeAfterLoss(visitor, address));
    }
    expect(await visitor.evaluate(() => 'wasHere' in globalThis)).toBe(true);
    await visitor.close();
  },
);
