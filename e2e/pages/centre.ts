import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from '../checks/barriers';
import { expectFits } from '../checks/fit';
import { balance } from './header';

/** The member centre, over any page. */
export const centreOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Trung tâm thành viên' });

export const centreHeading = (page: Page, name: string): Locator =>
  centreOf(page).getByRole('heading', { name }).filter({ visible: true }).first();

/** No accessibility violation in either theme, and no part of the centre is wider than the page. */
export const expectFaultless = async (page: Page): Promise<void> => {
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
};

/** Logs out in the centre, with the confirmation, and ends at home. */
export const logOut = async (page: Page): Promise<void> => {
  await page.goto('/?mc=securityCenter');
  await centreOf(page).getByRole('button', { name: 'Đăng xuất' }).click();
  const question = page.getByRole('dialog', { name: 'Đăng xuất' });
  await expect(question.getByText('Bạn có chắc muốn đăng xuất?')).toBeVisible();
  await question.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toBeHidden();
};
