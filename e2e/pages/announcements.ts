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

type Wire = { title: string; content: string; id: string; at: string; rule: string };

export const popup = (id: string, rule: 'start' | 'login'): Wire => ({
  id,
  rule,
  title: `Tin ${id}`,
  content: '<p>Nội dung. <a href="/help?item=terms">Điều khoản</a></p>',
  at: '2026-11-20T10:00:00.000Z',
});

/** A site that has popups: its pages say so, and its answer has them. */
export const withPopups = async (page: Page, popups: Wire[]): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === '/' || pathname === '/login' || pathname === '/rng',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"hasPopups":false', '"hasPopups":true');
      await route.fulfill({ response, body });
    },
  );
  await withNotices(page, (value: object) => ({ ...value, popup: popups }));
};
