import { expect, type Locator, test } from '@playwright/test';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-01] a case is opened, parked and left by keys alone @desk', async ({
  page,
  baseURL,
}) => {
  const name = await signInWithCases(page, baseURL, 2);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  const list = page.getByRole('listbox', { name: 'Cảnh báo' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('n');
  const number = page.getByRole('heading', { name: /^CS\d+$/ });
  await expect(number).toBeVisible();
  await expect(page.getByText(/^Bạn giữ đến/)).toBeVisible();

  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Giữ lại' });
  await expect(dialog.getByLabel('Còn thiếu gì')).toBeFocused();
  await page.keyboard.type(`chờ ngân hàng trả lời ${name}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(number).toBeHidden();

  // Shortly after a change no key acts, so that none meant for the former page does.
  const search = page.getByRole('combobox');
  await expect(async () => {
    if (await search.isHidden()) await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('giữa sáng');
  await expect(page.getByText('Không tìm thấy gì dưới mã này.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('[OPS-01] cases are noted, approved and refused without a mouse @desk', async ({
  page,
  baseURL,
}) => {
  const name = await signInWithCases(page, baseURL, 2);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  await expect(page.getByRole('option').first()).toBeVisible();
  const held = page.getByText(/^Bạn giữ đến/);
  const armed = page.getByRole('button', { name: 'Bấm lần nữa để chốt' });
  const pressUntil = (key: string, seen: Locator) =>
    expect(async () => {
      if (await seen.isHidden()) await page.keyboard.press(key);
      await expect(seen).toBeVisible({ timeout: 1000 });
    }).toPass();

  await pressUntil('n', held);
  const dialog = page.getByRole('dialog', { name: 'Viết ghi chú' });
  await pressUntil('w', dialog);
  await page.keyboard.type(`ghi chú của ${name}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`ghi chú của ${name}`)).toBeVisible();
  await page.getByRole('group', { name: /^CS/ }).focus();
  await pressUntil('a', armed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã quyết định.')).toBeVisible();

  await pressUntil('n', held);
  await pressUntil('r', armed);
  await page.keyboard.press('c');
  const note = page.getByRole('textbox', { name: 'Ghi chú' });
  await expect(note).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
});

test('[OPS-01] on a phone the queue leads to a case that has the whole screen @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 2);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  const row = page.getByRole('option').first();
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', { name: /^CS\d+$/ })).toBeVisible();
  await expect(page.getByText('Vì sao cần người xem')).toBeVisible();
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await expect(row).toBeVisible();
});
