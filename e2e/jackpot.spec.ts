import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { jackpot, shownFigure, withJackpot } from './pages/jackpot';
import { speakLive } from './pages/live';
import { untilLive } from './pages/screen';

test(
  '[SHELL-14] without an operator’s word home has no jackpot',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await expect(jackpot(page)).toHaveCount(0);
    await expect(page.getByText('Giải tích lũy')).toHaveCount(0);
  },
);

test(
  '[SHELL-14] an illustrative figure says that it is one, grows by the clock, and can be stopped',
  { tag: '@phone' },
  async ({ page }) => {
    await withJackpot(page, 'illustrative');
    await page.goto('/');
    const box = jackpot(page);
    await expect(box.getByText('Số minh họa')).toBeVisible();
    const before = await shownFigure(box);
    expect(before).toMatch(/^\d{1,3}(,\d{3})+\.\d\d$/);
    const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));
    await expect
      .poll(async () => (cents(await shownFigure(box)) - cents(before)) / 16_511)
      .toBeGreaterThanOrEqual(1);
    expect((cents(await shownFigure(box)) - cents(before)) % 16_511).toBe(0);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'main');
    // One control stops all that moves.
    await page.getByRole('button', { name: 'Tạm dừng chuyển động' }).click();
    await expect(page.getByRole('button', { name: 'Tiếp tục chuyển động' })).toBeVisible();
  },
);

test(
  '[SHELL-14] a real pool stands in its place, as the server says it, live',
  { tag: '@phone' },
  async ({ page }) => {
    await withJackpot(page, 'pool');
    await page.route('**/api/content/jackpot', (route) =>
      route.fulfill({ json: { success: true, value: { amount: '4281906552.11' } } }),
    );
    const say = await speakLive(page);
    await page.goto('/');
    const box = jackpot(page);
    await expect.poll(() => shownFigure(box)).toBe('4,281,906,552.11');
    await expect(box.getByText('Số minh họa')).toHaveCount(0);
    await expectFits(page);
    await expect
      .poll(async () => {
        say({ type: 'jackpot', amount: '4281906700' });
        return shownFigure(box);
      })
      .toBe('4,281,906,700.00');
  },
);
