import { expect, type Page, test } from '@playwright/test';
import { micros, moneyText } from '@parlour/contract/money';
import { balance, deposit, openGame, register, spin, spinButton } from './player';

// The longest story, whose file comes first: no other is left to be told beside the last one.
const rounds = 10;
const brought = '500000';

const story =
  '[AUTH-01] [REG-07] [WALLET-03] [GAME-04] [GAME-10] [WALLET-07] [AUTH-10] a visitor becomes ' +
  'a player, deposits, plays ten rounds and one that is cut off, reads the record and leaves';

test(story, async ({ page, context }) => {
  test.setTimeout(240_000);
  await register(page);
  await expect(balance(page)).toHaveText(/₫\s*0\.00/);

  await deposit(page, brought);
  await expect(balance(page)).toHaveText(/₫\s*500,000\.00/);

  const game = await openGame(page, 'Ngũ Quả');
  for (let round = 0; round < rounds; round += 1) await spin(game);

  await test.step('the tab dies in the middle of a round', async () => {
    await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
    const asked = page.waitForRequest(/\/rounds$/);
    await spinButton(game).click();
    await asked;
    await page.close();
  });

  const tab = await context.newPage();
  const again = await openGame(tab, 'Ngũ Quả');
  await expect(again.getByText('Vòng này đã kết thúc lúc bạn thoát').first()).toBeVisible();

  await test.step('the record holds every round; its sum is the change', async () => {
    await tab.goto('/?mc=personalHistoryCopy');
    const centre = tab.getByRole('dialog', { name: 'Trung tâm thành viên' });
    await expect(centre.getByRole('row')).toHaveCount(rounds + 2);
    const net = centre.getByText('Thắng/Thua').first().locator('xpath=following-sibling::dd[1]');
    const change = amountIn(await net.innerText());
    expect(moneyText(amountIn(await balance(tab).innerText()) - micros(brought))).toBe(
      moneyText(change),
    );
    await centre
      .getByRole('button', { name: /Xem chi tiết lượt cược/ })
      .first()
      .click();
    const details = tab.getByRole('dialog', { name: 'Chi tiết lượt cược' });
    await expect(details.getByText('Số dư trước')).toBeVisible();
    await expect(details.getByText(/Đặt cược/)).toBeVisible();
    const opening = context.waitForEvent('page');
    await details.getByRole('button', { name: 'Kiểm chứng kết quả' }).click();
    const replay = await opening;
    await expect(replay.getByText('Xem lại').first()).toBeVisible();
    await replay.close();
  });

  await test.step('leaving asks first, then nothing personal stays in the browser', async () => {
    await tab.goto('/?mc=securityCenter');
    const centre = tab.getByRole('dialog', { name: 'Trung tâm thành viên' });
    await centre.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = tab.getByRole('dialog', { name: 'Đăng xuất' });
    await expect(question.getByText('Bạn có chắc muốn đăng xuất?')).toBeVisible();
    await question.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await expect(tab).toHaveURL(/\/$/);
    await expect(balance(tab)).toBeHidden();
    for (const key of await keptKeys(tab)) expect(stays).toContain(key);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-pl');
  });
});

/** What a logout leaves in the session storage, and what belongs to no person. */
const stays = ['merchant', 'merchantCode', 'gameVendor', 'index_notice', 'settings', 'validate'];

const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage));

const amountIn = (text: string): bigint => {
  const figure = micros(text.replaceAll(/[^\d.]/g, ''));
  return text.includes('−') ? -figure : figure;
};
