import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { codeOf } from './security';

const execute = promisify(execFile);

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

/** Runs a script beside the site, with its database; the last line that it prints. */
export const runBeside = async (script: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: resolve(process.env.E2E_DATA_DIR ?? '.data') };
  const tsx = resolve('node_modules/.bin/tsx');
  const { stdout } = await execute(tsx, [script, ...words], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
};

const makePerson = (...words: string[]): Promise<string> =>
  runBeside('e2e/pages/console-person.ts', ...words);

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
