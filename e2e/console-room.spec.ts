import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, newName, signInWithCases } from './pages/console';
import { ownBrand } from './pages/own-brand';
import { isPhone } from './pages/screen';

/** A player in the room, in a browser of their own. */
const openPlayer = async (browser: Browser, site: string): Promise<Page> => {
  const context = await browser.newContext();
  const player = await context.newPage();
  await newPlayer(player, { site });
  await player.goto(`${site}/chatRoom`);
  return player;
};

const fieldOf = (player: Page) => player.getByRole('textbox', { name: 'Viết một tin' });

const say = async (player: Page, text: string): Promise<void> => {
  await fieldOf(player).fill(text);
  await fieldOf(player).press('Enter');
};

/** Gives the reason that a dialog asks for, by keys, and sends it. */
const giveReason = async (page: Page, name: RegExp, act: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByLabel('Lý do, lưu trong nhật ký')).toBeFocused();
  await page.keyboard.type('trái nội quy');
  await dialog.getByRole('button', { name: act, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
};

test('[MEMBER-12] an operator follows the room, hides a line, silences its writer and lifts it', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = isPhone(page) ? 'phonedesk' : 'deskdesk';
  const brand = ownBrand(code, baseURL, page);
  await brand.run('reset', 'flag CHATROOM=on', 'set roomSlowSeconds=0');
  const writer = await openPlayer(browser, brand.url);
  const mark = newName();
  await say(writer, `xấu ${mark}`);
  const seen = writer.getByRole('log').getByText(`xấu ${mark}`);
  await expect(seen).toBeVisible();

  await signInWithCases(page, baseURL, 0, 'support');
  await page.addInitScript(`localStorage.setItem('brand', '${code}')`);
  await page.goto(`${consoleUrl(baseURL)}/room`);
  const log = page.getByRole('log', { name: 'Tin trong phòng' });
  const lineOf = (text: string) => log.getByRole('listitem').filter({ hasText: text });
  await expect(lineOf(`xấu ${mark}`)).toBeVisible();
  await say(writer, `thêm ${mark}`);
  await expect(lineOf(`thêm ${mark}`)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await lineOf(`xấu ${mark}`)
    .getByRole('button', { name: /^Ẩn tin/ })
    .press('Enter');
  await giveReason(page, /^Ẩn tin/, 'Ẩn');
  await expect(lineOf(`xấu ${mark}`)).toContainText('đã ẩn');
  await expect(lineOf(`xấu ${mark}`).getByRole('button', { name: /^Ẩn tin/ })).toHaveCount(0);
  await expect(log).toBeFocused();
  await expect(seen).toHaveCount(0);

  await lineOf(`thêm ${mark}`)
    .getByRole('button', { name: /^Cấm người viết/ })
    .press('Enter');
  await page.getByLabel('Cấm viết trong').selectOption('Mãi mãi');
  await page.getByLabel('Lý do, lưu trong nhật ký').focus();
  await giveReason(page, /^Cấm người viết/, 'Cấm viết');
  const silences = page.getByRole('table', { name: 'Người bị cấm viết' });
  await expect(silences.getByText('trái nội quy').first()).toBeVisible();
  await expect(fieldOf(writer)).toHaveCount(0);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await silences
    .getByRole('button', { name: /^Bỏ cấm/ })
    .first()
    .press('Enter');
  await giveReason(page, /^Bỏ cấm/, 'Bỏ cấm');
  await say(writer, `lại ${mark}`);
  await expect(lineOf(`lại ${mark}`)).toBeVisible();
  await writer.context().close();
});

test('[MEMBER-12] a reported message is decided in its queue, with the lines around it @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const brand = ownBrand('reportdesk', baseURL, page);
  await brand.run('reset', 'flag CHATROOM=on', 'set roomSlowSeconds=0');
  const writer = await openPlayer(browser, brand.url);
  const reader = await openPlayer(browser, brand.url);
  const mark = newName();
  await say(writer, `trước ${mark}`);
  await say(writer, `quảng cáo ${mark}`);
  const line = reader
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: `quảng cáo ${mark}` });
  await line.getByRole('button', { name: /Với tin của/ }).click();
  await reader.getByRole('button', { name: 'Báo cáo', exact: true }).click();
  await reader.getByRole('radio', { name: 'Quảng cáo, lặp lại' }).check();
  await reader.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(reader.getByText('Cảm ơn bạn. Nhân viên sẽ xem tin này.')).toBeVisible();

  await signInWithCases(page, baseURL, 0, 'support');
  await page.addInitScript("localStorage.setItem('brand', 'reportdesk')");
  await page.goto(`${consoleUrl(baseURL)}/room`);
  await page.getByRole('link', { name: '1 báo cáo' }).last().click();
  await page.getByRole('option').last().click();
  const reported = page.getByRole('group', { name: /^CS/ });
  await expect(reported.getByRole('heading', { name: 'Tin bị báo cáo' })).toBeVisible();
  await expect(page.getByText('Quảng cáo, lặp lại').first()).toBeVisible();
  await expect(page.getByText(`trước ${mark}`)).toBeVisible();
  await expect(page.getByText(`quảng cáo ${mark}`)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await writer.context().close();
  await reader.context().close();
});

test('[MEMBER-12] who has no right in the room has no page of it @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'cashier');
  await page.goto(`${consoleUrl(baseURL)}/room`);
  await expect(page).not.toHaveURL(/\/room$/);
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('[MEMBER-12] a person who opens the room of a brand whose flag is off reads that it is off', async ({
  page,
  baseURL,
}) => {
  const code = isPhone(page) ? 'phoneoff' : 'deskoff';
  const brand = ownBrand(code, baseURL, page);
  await brand.run('reset', 'flag CHATROOM=on', 'flag CHATROOM=off');
  await signInWithCases(page, baseURL, 0, 'support');
  await page.addInitScript(`localStorage.setItem('brand', '${code}')`);
  await page.goto(`${consoleUrl(baseURL)}/room`);
  const off = page.getByText('Phòng đang tắt ở thương hiệu này');
  await expect(off).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await brand.run('flag CHATROOM=on');
  await page.reload();
  await expect(page.getByRole('log', { name: 'Tin trong phòng' })).toBeVisible();
  await expect(off).toHaveCount(0);
});

test('[MEMBER-12] older lines of the room are read by a button, above the later ones', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = isPhone(page) ? 'phoneolder' : 'deskolder';
  const brand = ownBrand(code, baseURL, page);
  await brand.run('reset', 'flag CHATROOM=on', 'set roomSlowSeconds=0');
  const reader = await openPlayer(browser, brand.url);
  await expect(fieldOf(reader)).toBeVisible();
  const mark = newName();
  await brand.run('set roomSlowSeconds=1', `talk ${mark} 105`);
  await reader.reload();
  await expect(reader.getByText(`${mark} 105`, { exact: true })).toBeVisible();
  await expect(reader.getByText(`${mark} 10`, { exact: true })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Xem tin cũ hơn' }).click();
  await expect(reader.getByText(`${mark} 10`, { exact: true })).toHaveCount(1);
  await expectNoBarrierInEitherTheme(reader);

  await signInWithCases(page, baseURL, 0, 'support');
  await page.addInitScript(`localStorage.setItem('brand', '${code}')`);
  await page.goto(`${consoleUrl(baseURL)}/room`);
  await expect(page.getByText(`${mark} 105`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${mark} 5`, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Tin cũ hơn' }).click();
  await expect(page.getByText(`${mark} 5`, { exact: true })).toHaveCount(1);
  await expectFits(page);
  await reader.context().close();
});
