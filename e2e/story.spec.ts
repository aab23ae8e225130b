import { expect, test } from '@playwright/test';
import { micros, moneyText } from '@parlour/contract/money';
import { balance, deposit, openGame, register, spin } from './player';

const rounds = 10;

const amountOf = (text: string): bigint => micros(text.replaceAll(/[^\d.-]/g, ''));

test('[AUTH-01] [WALLET-03] [GAME-04] [WALLET-07] a visitor becomes a player, deposits, plays ten rounds and reads them in the record', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await register(page);
  await expect(balance(page)).toHaveText(/₫\s*0\.00/);

  await deposit(page, '500000');
  await expect(balance(page)).toHaveText(/₫\s*500,000\.00/);

  const game = await openGame(page, 'Đầm Sen');
  await expect(page).not.toHaveURL(/ticket=/);
  for (let round = 0; round < rounds; round += 1) await spin(game);
  await page.goto('/?mc=personalHistoryCopy');
  const record = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(record.getByRole('row')).toHaveCount(rounds + 1);
  const net = await record
    .getByText('Thắng/Thua')
    .first()
    .locator('xpath=following::*[1]')
    .innerText();
  await page.goto('/');
  const after = amountOf(await balance(page).innerText());
  const netMicros = net.includes('−') ? -amountOf(net.replace('−', '')) : amountOf(net);
  expect(moneyText(after - micros('500000'))).toBe(moneyText(netMicros));
});
