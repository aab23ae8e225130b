import { expect, type Locator, type Page } from '@playwright/test';
import { newUsername, password } from '../new-player';
import { balance } from './header';
import { untilLive } from './screen';

/** The form of the page of login or of registration. */
export const formOf = (page: Page): Locator => page.getByRole('main').locator('form');

/** The same, once it is hydrated. */
export const liveForm = async (page: Page): Promise<Locator> => {
  await untilLive(page);
  return formOf(page);
};

export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Đăng nhập', exact: true });

/** Signs in by a form, that of the page or that of the dialog. */
export const sendLogin = async (form: Locator, username: string): Promise<void> => {
  await form.getByLabel('Tên đăng nhập').fill(username);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
};

/** Signs in on the page of login and ends at home. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/login');
  await sendLogin(await liveForm(page), username);
  await expect(balance(page)).toBeVisible();
};

export const sendRegistration = async (form: Locator, username: string): Promise<void> => {
  await form.getByLabel('Tên đăng nhập').fill(username);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await form.getByLabel('Nhập lại mật khẩu').fill(password);
  await form.getByRole('checkbox', { name: /đồng ý/ }).check();
  await form.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
};

/** The first sign-in asks how one wants to be called; it is left as it is. */
export const leaveWelcome = async (page: Page): Promise<void> => {
  const later = page.getByRole('button', { name: 'Để sau' });
  await later.click();
  await expect(later).toBeHidden();
};

/** Registers by username on the page of registration and ends at home, signed in. */
export const register = async (page: Page, username = newUsername()): Promise<string> => {
  await page.goto('/register');
  await sendRegistration(await liveForm(page), username);
  await expect(page).toHaveURL(/\/$/);
  await leaveWelcome(page);
  await expect(balance(page)).toBeVisible();
  return username;
};
