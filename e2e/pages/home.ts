import type { Locator, Page } from '@playwright/test';

/** The banner with its pages. */
export const featured = (page: Page): Locator =>
  page.getByRole('region', { name: 'Nổi bật', exact: true });

/** The heading over the games of home. */
export const homeHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Nổ hũ nổi bật' });
