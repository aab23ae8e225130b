import type { Locator, Page } from '@playwright/test';
import { amountIn } from '../checks/amounts';
import { centreOf } from './centre';

export const openRecord = (page: Page) => page.goto('/?mc=personalHistoryCopy');

/** The figure below a label. */
export const figureOf = async (place: Locator, word: string): Promise<bigint> => {
  const figure = place.getByText(word).first().locator('xpath=following-sibling::dd[1]');
  return amountIn(await figure.innerText());
};

export const netOf = (page: Page): Promise<bigint> => figureOf(centreOf(page), 'Thắng/Thua');

/** The button of the details of the last round. */
export const lastRound = (page: Page): Locator =>
  centreOf(page)
    .getByRole('button', { name: /Xem chi tiết lượt cược/ })
    .first();

export const roundDetails = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Chi tiết lượt cược' });

/** Presses a link that opens another page beside the record; returns that page. */
export const openBeside = async (page: Page, name: string): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await roundDetails(page).getByRole('button', { name }).click();
  return opening;
};
