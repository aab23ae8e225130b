import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { codeOf } from './security';

/** The console's address: the second port after the site's. */
export const consoleUrl = (baseURL: string): string => {
  const url = new URL(baseURL);
  url.port = String(Number(url.port) + 2);
  return url.origin;
};

export const operatorPassword = 'paper lanterns at dusk';

let people = 0;

/** A name that no other story has. */
export const newName = (): string => `op${process.pid}x${Date.now() % 1e6}x${(people += 1)}`;

/** The link of a person who was invited with these roles. */
export const inviteTo = (baseURL: string, name: string, roles: string[]): string => {
  const words = ['e2e/pages/console-person.ts', name, ...roles];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: new URL(baseURL).port,
    DATA_DIR: process.env.E2E_DATA_DIR,
    DATABASE_URL: '',
  };
  const said = execFileSync('node_modules/.bin/tsx', words, { env, encoding: 'utf8' });
  return `${consoleUrl(baseURL)}/invitation/${said.trim().split('\n').at(-1)}`;
};

/** Accepts an invitation; the key of the person's authenticator app. */
export const acceptInvitation = async (page: Page, link: string): Promise<string> => {
  await page.goto(link);
  const key = await page.locator('[data-secret]').innerText();
  await page.getByLabel('Mật khẩu mới').fill(operatorPassword);
  await page.getByLabel('Mã xác thực').fill(codeOf(key, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mã khôi phục' })).toBeVisible();
  await page.getByRole('button', { name: 'Tôi đã cất chúng' }).click();
  return key;
};
