import { expect, type Locator, type Page } from '@playwright/test';
import { ticker } from './announcements';
import { boards } from './lobby';
import { mainNavigation } from './navigation';
import { isPhone } from './screen';

/** The banner with its pages. */
export const featured = (page: Page): Locator =>
  page.getByRole('region', { name: 'Nổi bật', exact: true });

/** The heading over the games of home. */
export const homeHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Nổ hũ nổi bật' });

/** Every section of home that the plain demo has beside a player's own games. */
export const expectHomeWhole = async (page: Page): Promise<void> => {
  await expect(featured(page)).toBeVisible();
  await expect(ticker(page)).toBeVisible();
  // A desk has the categories in its header.
  const categories = page.getByRole('navigation', { name: 'Loại trò chơi' });
  await expect(isPhone(page) ? categories : mainNavigation(page)).toBeVisible();
  await expect(homeHeading(page)).toBeVisible();
  for (const board of ['Thắng mới nhất', 'Thắng lớn nhất', 'Bảng xếp hạng thắng']) {
    const part = boards(page).getByText(board, { exact: true });
    const none = boards(page).getByText('Chưa có vòng thắng nào.');
    await expect(part.or(none).first()).toBeVisible();
  }
  const app = page.getByRole('region', { name: /như một ứng dụng/ });
  await expect(app.getByRole('link', { name: 'Tải ứng dụng' })).toBeVisible();
};
