import type { Locator, Page } from '@playwright/test';
import { isPhone } from './screen';

/** The desktop's. */
export const mainNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Điều hướng chính' });

/** The phone's. */
export const bottomTabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Thanh điều hướng dưới' });

/** The navigation of this width. */
export const waysOf = (page: Page): Locator =>
  isPhone(page) ? bottomTabs(page) : mainNavigation(page);

/** Opens the phone's menu. */
export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Danh mục' }).first().click();
