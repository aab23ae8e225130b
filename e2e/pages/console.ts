import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { codeOf } from './security';

/** The console's address: the second port after the site's. */
export const consoleUrl = (baseURL: string | undefined): string => {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 2);
  return url.origin;
};

export const operatorPassword = 'paper lanterns at dusk';

let people = 0;

/** A name that no other story has. */
export const newName = (): string => `op${process.pid}x${Date.now() % 1e7}x${(people += 1)}`;

let beside: ChildProcess | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Runs a script beside the site, with its database; what it returns. One process does them all. */
export const runBeside = (script: string, ...words: string[]): Promise<string> => {
  const answer = turn.then(() => askBeside([script, ...words]));
  turn = answer.catch(() => undefined);
  return answer;
};

const askBeside = async (words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: resolve(process.env.E2E_DATA_DIR ?? '.data') };
  const asked = (beside ??= fork('e2e/beside/beside.ts', { env, execArgv: ['--import', 'tsx'] }));
  const answered = Promise.race([once(asked, 'message'), once(asked, 'exit')]);
  asked.send(words);
  const [answer] = (await answered) as [{ value?: string; error?: string }];
  if (answer?.value === undefined) throw new Error(answer?.error ?? `${words.join(' ')} ended`);
  return answer.value;
};

const makePerson = (...words: string[]): Promise<string> =>
  runBeside('e2e/beside/console-person.ts', ...words);

/** The link of a person who was invited with these roles, and whose mail address may be known. */
export const inviteTo = async (
  baseURL: string | undefined,
  name: string,
  roles: string[],
  ...mail: [] | [string]
) => `${consoleUrl(baseURL)}/invitation/${await makePerson(name, roles.join(), ...mail)}`;

/** Signs a new person in, for whom so many flags wait. */
export const signInWithCases = async (
  page: Page,
  baseURL: string | undefined,
  cases: number,
  role = 'lead',
): Promise<string> => {
  const name = newName();
  const value = await makePerson(name, role, String(cases));
  // A cookie of this name is set for https only; a browser sends it to this machine without, too.
  const url = consoleUrl(baseURL).replace('http:', 'https:');
  await page
    .context()
    .addCookies([{ name: '__Host-pc', value, url, secure: true, httpOnly: true }]);
  return name;
};

/** Accepts an invitation; the key of the person's authenticator app. */
export const acceptInvitation = async (page: Page): Promise<string> => {
  const key = await page.locator('[data-secret]').innerText();
  await page.getByLabel('Mật khẩu mới').fill(operatorPassword);
  await page.getByLabel('Mã xác thực').fill(codeOf(key, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mã khôi phục' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  return key;
};
