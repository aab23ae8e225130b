import type { Page } from '@playwright/test';

export const headerOf = (page: Page) => page.getByRole('banner');

/** The balance as the header shows it, on the phone or on the desk. */
export const balance = (page: Page) =>
  headerOf(page)
    .getByText(/₫\s*[\d,]+\.\d\d/)
    .filter({ visible: true })
    .first();
