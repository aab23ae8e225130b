import type { Locator, Page } from '@playwright/test';

export const ticker = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Thông báo' });

/** The line that moves inside the ticker. */
export const tickerLine = (page: Page): Locator => ticker(page).locator('[data-moving]');

export const announcementDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Thông báo' });

/** The titles of the list, in the dialog or on the page. */
export const titles = (of: Locator): Locator =>
  of.getByRole('navigation', { name: 'Danh sách thông báo' }).first().getByRole('link');

export const announcementTitle = (of: Locator, name: string | RegExp): Locator =>
  of.getByRole('heading', { level: 2, name });

/** Answers the call of announcements with the site's own answer, changed. */
export const withNotices = async (page: Page, change: (value: never) => unknown): Promise<void> => {
  await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: never };
    await route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });
};
