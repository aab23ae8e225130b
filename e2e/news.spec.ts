import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { runBeside } from './pages/console';
import { untilLive } from './pages/screen';

test('[MEMBER-12] the news are read one by one, each at its address; a new one shows in an open page', async ({
  page,
}, { project }) => {
  const code = `story-${project.name}`;
  const write = (title: string) => runBeside('e2e/beside/article.ts', code, 'news', title);
  await write(`Tin ${code}`);
  await page.goto('/news');
  await untilLive(page);
  const link = page.getByRole('main').getByRole('link', { name: `Tin ${code}` });
  await expect(link).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/news\\?item=${code}$`));
  await expect(page.getByRole('heading', { name: `Tin ${code}` })).toBeVisible();
  await expect(page).toHaveTitle(`Tin ${code} · Parlour`);
  await expect(page.getByRole('article').getByText('Chữ của bài')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await write(`Tin sửa ${code}`);
  await expect(page.getByRole('heading', { name: `Tin sửa ${code}` })).toBeVisible();

  await page.goto('/news?item=no-such');
  await expect(page.getByText('Không có bài này.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tin tức' }).click();
  await expect(link.or(page.getByRole('link', { name: `Tin sửa ${code}` }))).toBeVisible();
});
