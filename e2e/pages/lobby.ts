import type { Locator, Page } from '@playwright/test';

/** The heart of a game, by what a press does. */
export const heart = (page: Page, name: string, does: 'add' | 'remove'): Locator =>
  page.getByRole('main').getByRole('button', {
    name: `${does === 'add' ? 'Thêm vào' : 'Bỏ khỏi'} yêu thích: ${name}`,
  });

/** A row of the player's own games on home. */
export const ownRow = (page: Page, name: string): Locator => page.getByRole('region', { name });

export const boards = (page: Page): Locator => page.getByRole('region', { name: 'Người thắng' });

/** A filter of a hall. */
export const ownFilter = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Brings what home fetches later onto the screen. */
export const scrollToBoards = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').scrollIntoViewIfNeeded();
