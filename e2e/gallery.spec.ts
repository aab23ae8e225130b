import { expect, type Locator, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Intaglio' })).toBeVisible();
});

test('every component is accessible in either theme', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Artwork' })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
});

test('nothing is wider than the screen, down to 320 px', async ({ page }) => {
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
});

test('a dialog takes the focus, traps it, and returns it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Dialog: way in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a menu opens under its button and closes on a choice', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Tiếng Việt', exact: true }).first();
  await opener.click();
  const choice = page.getByRole('button', { name: 'English' });
  await expect(choice).toBeVisible();
  await choice.click();
  await expect(choice).toBeHidden();
});

test('an amount groups its thousands and keeps the caret behind its digit', async ({ page }) => {
  const field = page.getByLabel('Số tiền nạp');
  const sent = page.locator('input[name="amount"]');
  await field.fill('');
  await field.pressSequentially('1234567');
  await expect(field).toHaveValue('1,234,567');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.type('9');
  await expect(field).toHaveValue('12,934,567');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await field.fill('');
  await field.pressSequentially('12,5');
  await expect(field).toHaveValue('12.5');
  await expect(sent).toHaveValue('12.5');
  await field.fill('1.234.567,89');
  await expect(sent).toHaveValue('1234567.89');
});

test('[AUTH-13] a password field can show its text and warns about Caps Lock', async ({ page }) => {
  const field = page.getByLabel('Mật khẩu', { exact: true });
  await field.focus();
  await field.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }),
    ),
  );
  await expect(page.getByText('Phím Caps Lock đang bật')).toBeVisible();
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a long list is searched without diacritics and used by keyboard', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Mã quốc gia' });
  await field.click();
  await field.fill('nhat');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Nhật Bản');
});

test('toasts come one at a time', async ({ page }) => {
  await page.getByRole('button', { name: 'Toast', exact: true }).click();
  await page.getByRole('button', { name: 'Toast with undo' }).click();
  await expect(page.getByText('Đã sao chép', { exact: true })).toBeVisible();
  await expect(page.getByText('Đã bỏ khỏi yêu thích')).toBeHidden();
  await page.getByRole('button', { name: 'Đóng thông báo' }).click();
  await expect(page.getByText('Đã bỏ khỏi yêu thích')).toBeVisible();
});

test('[SHELL-11] the banner advances by itself until it is stopped', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  const carousel = page.getByRole('region', { name: 'Nổi bật' });
  const second = carousel.getByRole('button', { name: 'Xem banner 2' });
  // It only advances while it is visible.
  await second.scrollIntoViewIfNeeded();
  await expect(second).toBeVisible();
  const turns = await countTurns(carousel);
  await page.clock.fastForward(6000);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: 'Tạm dừng chuyển động' }).click();
  const resume = carousel.getByRole('button', { name: 'Tiếp tục chuyển động' });
  await expect(resume).toBeVisible();
  // Neither the mouse nor the focus stops it now, only the stop button.
  await page.mouse.move(1, 1);
  await resume.blur();
  const before = await turns();
  expect(before).toBeGreaterThan(0);
  // The second time whatever the mouse and the focus began again is due too.
  await page.clock.fastForward(6000);
  await page.clock.fastForward(6000);
  expect(await turns()).toBe(before);
  await expect(second).toHaveAttribute('aria-current', 'true');
});

/** How often the strip was asked to turn since; it may still be on its way after it was stopped. */
const countTurns = async (carousel: Locator): Promise<() => Promise<number>> => {
  const strip = carousel.locator('div:has(> [inert])');
  await strip.evaluate((element) => {
    const turn = element.scrollTo.bind(element);
    element.dataset.turns = '0';
    element.scrollTo = (...to: unknown[]) => {
      element.dataset.turns = String(Number(element.dataset.turns) + 1);
      turn(...(to as [ScrollToOptions]));
    };
  });
  return async () => Number(await strip.getAttribute('data-turns'));
};
