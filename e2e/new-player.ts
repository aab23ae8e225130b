import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { brand } from '@parlour/contract/brand';
import { cashier } from '@parlour/contract/cashier';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import { session, type SignIn } from '@parlour/contract/session';
import { seal } from '../packages/web/src/lib/api/seal';
import { newUsername, password } from './player';

type Wanted = {
  /** The origin of another brand. */
  site?: string;
  /** What is paid into the wallet. */
  money?: string;
};

/**
 * A player who is signed in on this page, for stories that are about something else: the forms'
 * requests without the forms. The page that the story opens next finds the session.
 */
export const newPlayer = async (page: Page, { site = '', money }: Wanted = {}): Promise<string> => {
  // It has the site's storage and cookies, and draws nothing.
  await page.goto(`${site}/healthz`);
  const username = newUsername();
  const { token, account, id } = await registered(page, username);
  // A page that is left before it hears who is here believes what is kept.
  const kept = { token, account, customerId: id };
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    localStorage.setItem('signedIn', '1');
  }, kept);
  if (money) await paid(page, token, money);
  return username;
};

/** The name of a player who is signed in nowhere on this page. */
export const knownPlayer = async (page: Page): Promise<string> => {
  const username = await newPlayer(page);
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  return username;
};

const registered = async (page: Page, username: string): Promise<SignIn> => {
  const { register: rules, sealKeys } = await call(page, brand.readStatus);
  const body: InputOf<typeof session.register> = {
    username,
    password,
    confirmPassword: password,
    login: true,
    registerMethod: 'WEB',
    termsVersion: rules.terms.version,
    ofAge: true,
  };
  const { method, path } = session.register;
  const at = new Date().toISOString();
  const sealed = await seal(sealKeys[0]!, { method, path, at, nonce: randomUUID(), body });
  return call(page, session.register, { body: { sealed } });
};

const paid = async (page: Page, token: string, amount: string): Promise<void> => {
  const body: InputOf<typeof cashier.requestDeposit> = { methodId: 'sandbox', amount };
  const { id } = await call(page, cashier.requestDeposit, { body, token });
  await page.evaluate(async (slip) => {
    const decision = new URLSearchParams({ decision: 'pay' });
    await fetch(`/sandbox/pay/${slip}`, { method: 'POST', body: decision, redirect: 'manual' });
  }, id);
  const path = cashier.readDeposit.path.replace('{id}', id);
  const status = async () => (await call(page, cashier.readDeposit, { path, token })).status;
  await expect.poll(status, { intervals: [50] }).toBe('credited');
};

type Sent = { path?: string; body?: Record<string, unknown>; token?: string };

/** A call of the page that must succeed. */
const call = async <E extends Endpoint>(
  page: Page,
  endpoint: E,
  { path = endpoint.path, body, token }: Sent = {},
): Promise<OutputOf<E>> => {
  const headers = {
    'x-module': endpoint.noun,
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(endpoint.once && { 'idempotency-key': randomUUID() }),
  };
  const answer: { value: OutputOf<E> } = await page.evaluate(
    async ([to, options]) => (await fetch(to, options)).json(),
    [path, { method: endpoint.method, headers, body: body && JSON.stringify(body) }] as const,
  );
  expect(answer, path).toMatchObject({ success: true });
  return answer.value;
};
