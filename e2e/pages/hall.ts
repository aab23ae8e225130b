import type { Locator, Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const search = (page: Page): Locator =>
  page.getByLabel('Tìm theo tên game hoặc nhà cung cấp');
export const count = (page: Page): Locator =>
  page.getByText(/^\d+ game$/).filter({ visible: true });

/** The link from its card to a game. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** The address of a game, as its card in the hall has it. */
export const addressOf = async (page: Page, name: string): Promise<string> => {
  await page.goto('/rng');
  return (await linkTo(page, name).getAttribute('href')) ?? '';
};
