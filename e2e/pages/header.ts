import type { Page } from '@playwright/test';

export const headerOf = (page: Page) => page.getByRole('banner');

/** The balance in the header, on the phone or on the desktop. */
export const balance = (page: Page) =>
  headerOf(page)
    .getByText(/(₫|Chơi thử)\s*[\d,]+\.\d\d/)
    .filter({ visible: true })
    .first();
