import type { Locator, Page } from '@playwright/test';

export const helpOf = (page: Page): Locator => page.getByRole('main');

export const helpItems = (page: Page): Locator =>
  helpOf(page).getByRole('navigation', { name: 'Các mục trợ giúp' });

export const helpTitle = (page: Page, name: string): Locator =>
  helpOf(page).getByRole('heading', { level: 2, name });
