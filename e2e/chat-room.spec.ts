import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { holdAnswers } from './checks/line';
import { newPlayer } from './new-player';
import { ownBrand } from './pages/own-brand';
import { openMenu } from './pages/navigation';
import { isPhone } from './pages/screen';

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Viết một tin' }).fill(text);
  await page.getByRole('textbox', { name: 'Viết một tin' }).press('Enter');
};

const logOf = (page: Page) => page.getByRole('log', { name: 'Tin trong phòng' });

/** Another player in the room, in a browser of their own. */
const openOther = async (browser: Browser, site: string): Promise<Page> => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await newPlayer(other, { site });
  await other.goto(`${site}/chatRoom`);
  return other;
};

test('[MEMBER-12] players talk in the room, report and mute, also over a lost network', async ({
  page,
  browser,
  baseURL,
}) => {
  const brand = ownBrand(isPhone(page) ? 'phonechat' : 'deskchat', baseURL, page);
  await brand.run('reset', 'flag CHATROOM=off', 'set roomSlowSeconds=0');
  if (isPhone(page)) {
    await page.goto(brand.url);
    await openMenu(page);
    await expect(page.getByRole('dialog').getByText('Ngôn ngữ').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Phòng trò chuyện' })).toHaveCount(0);
  }
  await page.goto(`${brand.url}/chatRoom`);
  await expect(page.getByRole('heading', { name: 'Phòng trò chuyện' })).toBeVisible();
  await expect(page.getByText('Phòng dành cho thành viên của trang.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Phòng trò chuyện' })).toHaveCount(0);

  await brand.run('flag CHATROOM=on', 'set roomWords=xấu');
  await page.goto(brand.url);
  if (isPhone(page)) {
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Phòng trò chuyện' }).click();
  } else {
    await page.getByRole('link', { name: 'Phòng trò chuyện' }).click();
  }
  await expect(page.getByText('Phòng dành cho thành viên của trang.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  const username = await newPlayer(page, { site: brand.url });
  const other = await openOther(browser, brand.url);
  await page.goto(`${brand.url}/chatRoom`);
  const mark = Date.now();
  await say(page, `Chào <b>cả phòng</b> ${mark}`);
  await expect(logOf(page).getByText(`Chào <b>cả phòng</b> ${mark}`)).toBeVisible();
  const line = logOf(other)
    .getByRole('listitem')
    .filter({ hasText: `phòng</b> ${mark}` });
  await expect(line).toBeVisible();
  await expect(line).toContainText('***');
  await expect(line).not.toContainText(username);

  const release = await holdAnswers(page, '**/api/room/send');
  await say(page, `một ${mark}`);
  await expect(page.getByRole('textbox', { name: 'Viết một tin' })).toHaveValue('');
  await say(page, `hai ${mark}`);
  release();
  await expect(logOf(other).getByText(`hai ${mark}`)).toBeVisible();
  const said = logOf(other)
    .getByRole('listitem')
    .filter({ hasText: `${mark}` });
  await expect(said).toHaveCount(3);
  await expect(said.nth(1)).toContainText('một');

  await say(page, 'đồ XẤU');
  await expect(page.getByText('Tin có từ không được dùng ở đây.')).toBeVisible();
  await say(page, 'vào https://evil.example/x');
  const refused = page.getByText('Không gửi liên kết hay tên trang web ở đây.');
  await expect(refused).toBeVisible();
  await page.getByRole('textbox', { name: 'Viết một tin' }).fill('');
  await expect(refused).toHaveCount(0);

  await other.context().setOffline(true);
  await say(page, `lúc mất mạng ${mark}`);
  await expect(logOf(page).getByText(`lúc mất mạng ${mark}`)).toBeVisible();
  await expect(other.getByText('Mất kết nối. Tin mới hiện khi có mạng.')).toBeVisible();
  await other.context().setOffline(false);
  const missed = logOf(other).getByText(`lúc mất mạng ${mark}`);
  await expect(missed).toHaveCount(1, { timeout: 40_000 });

  await line.getByRole('button', { name: /Với tin của/ }).click();
  await other.getByRole('button', { name: 'Báo cáo', exact: true }).click();
  await other.getByRole('radio', { name: 'Quảng cáo, lặp lại' }).check();
  await expectNoBarrierInEitherTheme(other);
  await other.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(other.getByText('Cảm ơn bạn. Nhân viên sẽ xem tin này.')).toBeVisible();

  await line.getByRole('button', { name: /Với tin của/ }).click();
  await other.getByRole('button', { name: 'Tắt người này' }).click();
  await expect(missed).toHaveCount(0);
  await other.getByText('Người bạn đã tắt: 1').click();
  await expectNoBarrierInEitherTheme(other);
  await expectFits(other);
  await other.getByRole('button', { name: /^Bật lại/ }).click();
  await expect(missed).toHaveCount(1);
  await other.context().close();
});
