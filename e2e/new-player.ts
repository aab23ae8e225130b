import type { Page } from '@playwright/test';
import { session, type SignIn } from '@parlour/contract/session';
import { deposit } from '@parlour/testkit/cashier/deposit';
import type { Line } from '@parlour/testkit/site/line';
import { registrationForm } from '@parlour/testkit/people/players';
import { newVisitor, type Visitor } from '@parlour/testkit/site/visitor';

export const password = 'paper lanterns float';
export const demoPassword = 'lanterns on the river';

let count = 0;

/** A name that no other story uses. */
export const newUsername = (): string => {
  count += 1;
  return `story${Date.now().toString(36)}${process.pid.toString(36)}${count}`.slice(0, 20);
};

type Wanted = {
  /** The origin of another brand. */
  site?: string;
  /** The deposit into the wallet. */
  money?: string;
  /** An agent's code: the player is placed directly below. */
  affiliateCode?: string;
  /** More calls of the player, before a page finds the session. */
  prepare?: (visitor: Visitor) => Promise<unknown>;
};

/**
 * A player who is signed in on this page, for stories about something else: the forms' requests
 * without the forms. The next page that the story opens finds the session.
 */
export const newPlayer = async (
  page: Page,
  { site = '', money, affiliateCode, prepare }: Wanted = {},
): Promise<string> => {
  const visitor = await visitorOn(page, site);
  const username = newUsername();
  const form = registrationForm({ username, password, ...(affiliateCode && { affiliateCode }) });
  await enter(page, visitor, await visitor.get(session.register, form), prepare);
  if (money) await deposit(visitor, money);
  return username;
};

/** A player of the demonstration, who is signed in on this page. */
export const demoPlayer = async (
  page: Page,
  username: string,
  { money, prepare }: Pick<Wanted, 'money' | 'prepare'> = {},
): Promise<void> => {
  const visitor = await visitorOn(page, '');
  const typed = { username, password: demoPassword, type: 'username' } as const;
  await enter(page, visitor, await visitor.get(session.logIn, typed), prepare);
  if (money) await deposit(visitor, money);
};

/** `/healthz` has the site's storage and cookies, and renders nothing. */
const visitorOn = async (page: Page, site: string): Promise<Visitor> => {
  await page.goto(`${site}/healthz`);
  const { host } = new URL(page.url());
  return newVisitor({ line: fromPage(page), host, now: () => new Date() });
};

const enter = async (
  page: Page,
  visitor: Visitor,
  { token, account, id }: SignIn,
  prepare: Wanted['prepare'],
): Promise<void> => {
  visitor.token = token;
  await prepare?.(visitor);
  // A page that is left before it knows its player uses the cached one.
  const kept = { token: visitor.token, account, customerId: id };
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    localStorage.setItem('signedIn', '1');
  }, kept);
};

/** The name of a player who is not signed in on this page. */
export const knownPlayer = async (page: Page): Promise<string> => {
  const username = await newPlayer(page);
  await forgetBrowser(page);
  return username;
};

/** The browser was never here. */
export const forgetBrowser = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
};

/** What the browser sends by itself: origin, referrer and cookies. */
const browsersOwn = new Set(['host', 'origin', 'cookie', 'x-lang']);

/** The page itself makes the calls, and its browser keeps the cookies. */
const fromPage =
  (page: Page): Line =>
  ({ method, path, headers, bytes }) => {
    const given = Object.entries(headers).filter(([name]) => !browsersOwn.has(name));
    return page.evaluate(
      async ([to, options]) => {
        const answer = await fetch(to, options);
        return { status: answer.status, headers: {}, text: await answer.text() };
      },
      [
        path,
        {
          method,
          headers: Object.fromEntries(given),
          body: bytes?.toString(),
          redirect: 'manual' as const,
        },
      ] as const,
    );
  };
