import { firebaseCode } from '@parlour/testkit/people/firebase-browser';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { guardOutside } from './firebase/outside';
import { newPlayer, newUsername, password } from './new-player';
import {
  agree,
  buttonOf,
  expectSignedIn,
  leave,
  openBrand,
  openLogin,
  openWindow,
  registerWithoutPassword,
  registration,
  signInBy,
} from './pages/identity';
import { untilLive } from './pages/screen';

test.skip(Boolean(process.env.E2E_URL), 'a site that runs already has no double of Firebase');

let site = '';
let left: string[] = [];

test.beforeAll(async ({ baseURL, request }, { project }) => {
  site = await openBrand(`identity${project.name}`, baseURL, request);
});

test.beforeEach(async ({ page, baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const games = `http://localhost:${port + 1}`;
  const firebase = `http://127.0.0.1:${port + 4}`;
  left = await guardOutside(page, [site, site.replace(/^http/, 'ws'), games, firebase]);
});

test.afterEach(() => expect(left, 'no other request leaves').toEqual([]));

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `9${String((Date.now() % 1e7) * 10 + numbers).padStart(8, '0')}`;
};

/** Holds the code's call, while the SDK may show its puzzle over the open dialog. */
const holdSending = async (page: Page) => {
  let release = (): void => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/accounts:sendVerificationCode*', async (route) => {
    await promise;
    await route.continue();
  });
  const pressBeside = async () => {
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
    await page.evaluate(`(() => {
      const puzzle = document.createElement('button');
      puzzle.textContent = 'I am a person';
      Object.assign(puzzle.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 2e9 });
      puzzle.onclick = () => puzzle.remove();
      document.body.append(puzzle);
    })()`);
    const puzzle = page.getByRole('button', { name: 'I am a person' });
    await puzzle.click();
    await expect(puzzle).toBeHidden();
  };
  return { pressBeside, release: () => release() };
};

test(
  '[AUTH-11] [REG-05] an account of Google that no player has registers, then signs in',
  { tag: '@phone' },
  async ({ page }) => {
    const account = newUsername();
    const main = await openLogin(page, site);
    await expect(buttonOf(main, 'Google')).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await signInBy(page, main, 'Google', { account, name: 'Lan Tran' });
    const form = registration(page);
    await expect(form.getByText('Registering with your Google account')).toBeVisible();
    await expect(form.getByText(`${account}@example.com`).first()).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await expect(form.getByLabel('Email')).toHaveValue(`${account}@example.com`);
    await expect(form.getByText('LAN TRAN')).toBeVisible();
    await registerWithoutPassword(form);
    await expectSignedIn(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toMatch(/firebase|googleapis/i);

    await leave(page);
    const again = await openLogin(page, site);
    await signInBy(page, again, 'Google', { account });
    await expectSignedIn(page);
    await expect(page).toHaveURL(`${site}/`);
  },
);

test('[AUTH-11] an account of Facebook goes on from the form of registration, which keeps what was typed @phone', async ({
  page,
}) => {
  await page.goto(`${site}/register`);
  const main = page.getByRole('main');
  const username = newUsername();
  await main.getByLabel('Username').fill(username);
  await signInBy(page, main, 'Facebook', { account: newUsername() });
  await expect(main.getByText('Registering with your Facebook account')).toBeVisible();
  await expect(main.getByLabel('Username')).toHaveValue(username);
  await expect(main.getByLabel('Password', { exact: true })).toBeHidden();
  await main.getByRole('button', { name: 'Register another way' }).click();
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
  await signInBy(page, main, 'Facebook', { account: newUsername() });
  await expect(main.getByLabel('Password', { exact: true })).toBeHidden();
  await agree(main);
  await expectSignedIn(page);
});

test(
  '[AUTH-17] a closed window is said, at once if the person says so',
  { tag: '@phone' },
  async ({ page }) => {
    const main = await openLogin(page, site);
    const window = await openWindow(page, main, 'Google');
    await expect(main.getByText('Continue in the Google window.')).toBeVisible();
    await expectFits(page);
    await window.close();
    await main.getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByRole('alert')).toContainText('The window was closed');
    await openWindow(page, main, 'Facebook').then((second) => second.close());
    await expect(main.getByRole('alert')).toContainText('The window was closed', {
      timeout: 30_000,
    });
  },
);

test(
  '[AUTH-11] [AUTH-17] a blocked window, a refused token and a lost network are said',
  { tag: '@phone' },
  async ({ page }) => {
    const main = await openLogin(page, site);
    await page.evaluate('window.kept = window.open; window.open = () => null;');
    await buttonOf(main, 'Google').click();
    await expect(main.getByRole('alert')).toContainText('blocked the pop-up');
    await page.evaluate('window.open = window.kept;');
    await signInBy(page, main, 'Google', { account: newUsername(), project: 'another' });
    await expect(main.getByRole('alert')).toContainText('could not be confirmed');
    await openLogin(page, site);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await buttonOf(main, 'Google').click();
    await expect(main.getByRole('alert')).toContainText(/network|connection/i);
    await page.context().setOffline(false);
    await signInBy(page, main, 'Google', { account: newUsername() });
    await expect(registration(page)).toBeVisible();
  },
);

test(
  '[AUTH-11] [AUTH-02] [AUTH-03] a number that Firebase verifies registers, then signs in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(site);
    await page.getByRole('button', { name: 'Log in' }).first().click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('tab', { name: 'Phone number' }).click();
    const number = newNumber();
    await login.getByLabel('Phone number', { exact: true }).fill(number);
    const held = await holdSending(page);
    await login.getByRole('button', { name: 'Send code' }).click();
    await held.pressBeside();
    held.release();
    await expect(login.getByText(/Code sent to \+84 [\d ]+\./)).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(login.getByRole('button', { name: /Resend in \d+/ })).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    const code = login.getByLabel('Verification code');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(login.getByText('The verification code is wrong')).toBeVisible();
    await code.fill(firebaseCode);
    await page.keyboard.press('Enter');
    const form = registration(page);
    await expect(form.getByText(`+84${number}`)).toBeVisible();
    await expect(form.getByLabel('Phone number', { exact: true })).toBeHidden();
    await expectNoBarrierInEitherTheme(page);
    await agree(form);
    await expectSignedIn(page);
  },
);

test(
  '[REG-05] [REG-08] a registration’s code comes from Firebase, and a failed one keeps the form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${site}/register`);
    await untilLive(page);
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'With a phone number' }).click();
    const number = newNumber();
    await main.getByLabel('Phone number', { exact: true }).fill(number);
    await main.getByRole('button', { name: 'Send code' }).click();
    await expect(main.getByText(/Code sent to \+84 [\d ]+\./)).toBeVisible();
    await main.getByLabel('Verification code').fill('111111');
    await agree(main);
    await expect(main.getByText('The verification code is wrong')).toBeVisible();
    await main.getByLabel('Verification code').fill(firebaseCode);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expectSignedIn(page);
  },
);

test(
  '[AUTH-08] [AUTH-11] a player links an account of Google, is remembered by it, and unlinks it',
  { tag: '@phone' },
  async ({ page }) => {
    const account = newUsername();
    await newPlayer(page, { site });
    await page.goto(`${site}/?mc=securityCenter&part=own`);
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('button', { name: 'Add: Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Google', exact: true });
    await expect(buttonOf(dialog, 'Google')).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await signInBy(page, dialog, 'Google', { account });
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your Google account logs in to this account.')).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await page.keyboard.press('Escape');
    const row = centre.getByRole('listitem').filter({ hasText: 'Google' });
    await expect(row).toContainText('Linked');

    await leave(page);
    const main = await openLogin(page, site);
    await main.getByRole('checkbox', { name: 'Remember me' }).check();
    await signInBy(page, main, 'Google', { account });
    await expectSignedIn(page);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['__Host-pr', 'loginRemember']));

    await page.goto(`${site}/?mc=securityCenter&part=own`);
    await centre.getByRole('button', { name: 'Manage: Google' }).click();
    await dialog.getByRole('button', { name: 'Unlink: Google' }).click();
    await expect(
      dialog.getByText('You will no longer be able to log in with Google.'),
    ).toBeVisible();
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Unlink: Google' }).click();
    await question.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(buttonOf(dialog, 'Google')).toBeVisible();
  },
);
