import { expect, type Page, test } from '@playwright/test';
import { micros, moneyText } from '@parlour/contract/money';
import { amountIn } from './checks/amounts';
import { centreOf, logOut } from './pages/centre';
import { deposit } from './pages/deposit';
import { openGame, openGameByCard, spin, spinButton } from './pages/game';
import { balance } from './pages/header';
import { lastRound, netOf, openBeside, openRecord, roundDetails } from './pages/record';
import { register } from './pages/sign-in';

// The longest story is in the first file, so that no other is left to run after it.
// What the stage shows of a round is tested in slot-rounds.spec.ts: here it stands at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const rounds = 10;
const brought = '500000';

const story =
  '[AUTH-01] [REG-07] [WALLET-03] [GAME-04] [GAME-10] [WALLET-07] [AUTH-10] a visitor becomes ' +
  'a player, deposits, plays ten rounds and one that is cut off, reads the record and leaves';

test(story, { tag: '@phone' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await register(page);
  await expect(balance(page)).toHaveText(/₫\s*0\.00/);

  await deposit(page, brought);
  await expect(balance(page)).toHaveText(/₫\s*500,000\.00/);

  const game = await openGameByCard(page, 'Ngũ Quả');
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
    await openRecord(tab);
    await expect(centreOf(tab).getByRole('row')).toHaveCount(rounds + 2);
    const change = await netOf(tab);
    expect(moneyText(amountIn(await balance(tab).innerText()) - micros(brought))).toBe(
      moneyText(change),
    );
    await lastRound(tab).click();
    const details = roundDetails(tab);
    await expect(details.getByText('Số dư trước')).toBeVisible();
    await expect(details.getByText(/Đặt cược/)).toBeVisible();
    const replay = await openBeside(tab, 'Kiểm chứng kết quả');
    await expect(replay.getByText('Xem lại').first()).toBeVisible();
    await replay.close();
  });

  await test.step('leaving asks first, then nothing personal stays in the browser', async () => {
    await logOut(tab);
    for (const key of await keptKeys(tab)) expect(stays).toContain(key);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-pl');
  });
});

/** Everything that a log-out leaves in the session storage, and nothing of it personal. */
const stays = ['merchant', 'merchantCode', 'gameVendor', 'index_notice', 'settings', 'validate'];

const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage));
