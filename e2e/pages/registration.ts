import type { Locator, Page } from '@playwright/test';
import { newUsername, password } from '../new-player';
import { formOf, liveForm } from './sign-in';

/** The form of registration on its page, once it is hydrated. */
export const openRegistration = async (page: Page, query = ''): Promise<Locator> => {
  await page.goto(`/register${query}`);
  return liveForm(page);
};

export const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name });

export const openMobileTab = async (page: Page): Promise<Locator> => {
  await tabOf(page, 'Bằng số điện thoại').click();
  return formOf(page);
};

export const numberOf = (form: Locator): Locator =>
  form.getByLabel('Số điện thoại', { exact: true });

/** The country before a number, which opens the list. */
export const countryOf = (form: Locator): Locator =>
  form.getByRole('button', { name: /^Mã quốc gia/ });

export const countrySearchOf = (form: Locator): Locator =>
  form.getByRole('combobox', { name: 'Tìm quốc gia' });

export const fillPasswords = async (form: Locator): Promise<void> => {
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await form.getByLabel('Nhập lại mật khẩu').fill(password);
};

export const agree = async (form: Locator): Promise<void> => {
  await form.getByRole('checkbox', { name: /đồng ý/ }).check();
  await form.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
};

export const submit = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Tạo tài khoản' }).click();

/** Everything that must be answered, by a username that no other story uses. */
export const fillRequired = async (form: Locator): Promise<string> => {
  const username = newUsername();
  await form.getByLabel('Tên đăng nhập').fill(username);
  await fillPasswords(form);
  await agree(form);
  return username;
};
