import { expect, type Locator, type Page } from '@playwright/test';
import { testProject } from '@parlour/testkit/people/firebase';
import { newUsername } from '../new-player';
import { ownBrand } from './own-brand';
import { untilLive } from './screen';

/** Sign-in by others, and by number through Firebase, in English. */
const commands = [
  'languages EN VI',
  `set ${Object.entries(testProject)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`,
  'flag GOOGLE=on FACEBOOK=on FIREBASE=on REGMOBVERF3=on MOBILENUMPASSREG3=off',
];

/** The address of a brand that has it. */
export const openBrand = async (
  code: string,
  baseURL: string | undefined,
  request: Page['request'],
): Promise<string> => {
  const brand = ownBrand(code, baseURL, { request });
  await brand.run(...commands);
  return brand.url;
};

/** The login on its page, and its buttons. */
export const openLogin = async (page: Page, site: string): Promise<Locator> => {
  await page.goto(`${site}/login`);
  await untilLive(page);
  return page.getByRole('main');
};

export const buttonOf = (part: Locator, company: string): Locator =>
  part.getByRole('button', { name: `Continue with ${company}` });

type Elsewhere = { account: string; name?: string; project?: string };

/** Presses a company's button and opens its window; one that loads still may not be closed. */
export const openWindow = async (page: Page, part: Locator, company: string): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await buttonOf(part, company).click();
  const window = await opened;
  await window.waitForURL(/^http/);
  return window;
};

/** Signs in by a company, in its window. */
export const signInBy = async (
  page: Page,
  part: Locator,
  company: string,
  { account, name = '', project = '' }: Elsewhere,
): Promise<void> => {
  const window = await openWindow(page, part, company);
  await window.getByLabel('Account').fill(account);
  await window.getByLabel('Name').fill(name);
  await window.getByLabel('Project').fill(project);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Sign in' }).click();
  await closed;
};

export const registration = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign up' });

/** What a person without a password answers: a name, and what must be agreed to. */
export const registerWithoutPassword = async (form: Locator): Promise<string> => {
  const username = newUsername();
  await form.getByLabel('Username').fill(username);
  await expect(form.getByLabel('Password', { exact: true })).toBeHidden();
  await agree(form);
  return username;
};

export const agree = async (form: Locator): Promise<void> => {
  await form.getByRole('checkbox', { name: /agree/ }).check();
  await form.getByRole('checkbox', { name: /18/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
};

/** Signed in, wherever that is shown. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();

/** The browser forgets who was signed in; its cookies stay. */
export const leave = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
};
