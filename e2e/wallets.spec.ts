import { expect, type Page, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { frameOf } from './pages/game';
import {
  amountOf,
  expectHeldAt,
  fillForms,
  formOf,
  playerWith,
  secondCentre,
  send,
  vendorsOf,
} from './pages/second-wallets';

const siteOf = (page: Page): string => new URL(page.url()).origin;

/** The server executes the first move, and its answer is lost. */
const loseFirstAnswer = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch;
    let isLost = false;
    window.fetch = async (address, options) => {
      const answer = await send(address, options);
      if (isLost || !String(address).endsWith('GCS_walletTransfer')) return answer;
      isLost = true;
      throw new TypeError('the line is dead');
    };
  });

test('[WALLET-01] a player moves money to a vendor’s wallet and all of it back, and every figure follows @phone', async ({
  page,
  baseURL,
}) => {
  await fillForms(page, baseURL, '5000');
  await test.step('[SITE-01] the site has the accent and the logo of the brand', async () => {
    const look = await page.evaluate(() => {
      const logo = document.querySelector('header a.t-logo')!;
      const { backgroundImage, width } = getComputedStyle(logo, '::before');
      const tokens = getComputedStyle(document.documentElement);
      return { accent: tokens.getPropertyValue('--accent'), backgroundImage, width };
    });
    expect(look.accent).toBe('#0a6c86');
    expect(look.width).toBe('28px');
    const [, logo] = /url\("(.*)"\)/.exec(look.backgroundImage) ?? [];
    const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
    expect(await page.evaluate(typeOf, logo!)).toBe('image/png');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0a6c86');
  });
  await expectHeldAt(page, '0.00');
  await expect(
    vendorsOf(page).getByRole('button', { name: 'Collect to main wallet' }),
  ).toBeDisabled();
  await expectFaultless(page);

  await amountOf(page).fill('1234.5');
  await send(page);
  await expect(formOf(page).getByRole('status')).toHaveText(
    /P\s1,234\.50 moved from Main wallet to Parlour/,
  );
  await expectHeldAt(page, '1,234.50');
  await expect(formOf(page).getByText(/Main wallet holds P\s3,765\.50/)).toBeVisible();
  await expect(amountOf(page)).toHaveValue('');
  await expect(secondCentre(page).getByText('At providers')).toBeVisible();
  await expect(secondCentre(page).getByText(/P\s5,000\.00/)).toBeVisible();
  await expectFaultless(page);

  await test.step('back by the keyboard, everything of one wallet', async () => {
    await formOf(page).getByRole('button', { name: 'Swap direction' }).press('Enter');
    await expect(formOf(page).getByLabel('From')).toHaveValue('HOUSE');
    await expect(formOf(page).getByLabel('To', { exact: true })).toHaveValue('main');
    await formOf(page).getByRole('button', { name: 'All' }).press('Enter');
    await expect(amountOf(page)).toHaveValue('1,234.5');
    await amountOf(page).press('Enter');
    await expectHeldAt(page, '0.00');
  });

  await test.step('collected again from where it was', async () => {
    await formOf(page).getByLabel('From').selectOption('main');
    await expect(formOf(page).getByLabel('To', { exact: true })).toHaveValue('HOUSE');
    await amountOf(page).fill('20');
    await send(page);
    await expectHeldAt(page, '20.00');
    await vendorsOf(page).getByRole('button', { name: 'Collect to main wallet' }).click();
    await expect(vendorsOf(page).getByRole('status')).toHaveText(
      /P\s20\.00 collected to your main wallet/,
    );
    await expectHeldAt(page, '0.00');
    await expect(secondCentre(page).getByText('At providers')).toBeHidden();
  });
});

test(
  '[WALLET-01] [ERR-03] an excessive amount is reported at its field; a lost answer is repeated',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await playerWith(page, baseURL, '500');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('GCS_walletTransfer')) return;
      keys.push(request.headers()['idempotency-key']);
    });
    await loseFirstAnswer(page);
    await amountOf(page).fill('500.01');
    await send(page);
    await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountOf(page)).toBeFocused();
    await expect(formOf(page).getByText(/Not enough balance\. You have P\s500\.00/)).toBeVisible();
    expect(keys).toHaveLength(0);

    await amountOf(page).fill('200');
    await formOf(page).getByRole('button', { name: 'Transfer funds' }).dblclick();
    await expect(formOf(page).getByRole('alert')).toContainText(
      'Pressing again never moves it twice',
    );
    expect(keys).toHaveLength(1);
    await expectFaultless(page);
    await send(page);
    await expect(formOf(page).getByRole('status')).toHaveText(/P\s200\.00 moved/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await expectHeldAt(page, '200.00');
    await expect(formOf(page).getByText(/Main wallet holds P\s300\.00/)).toBeVisible();
  },
);

test(
  '[WALLET-01] a game spends the wallet of its vendor, and links to the page that fills it',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    test.setTimeout(150_000);
    await playerWith(page, baseURL, '500');
    const query = 'vassalage=HOUSE&gameCode=five-fruits&gameType=RNG';
    await page.goto(`${siteOf(page)}/game?${query}`);
    const game = frameOf(page);
    // Five hundred in the main wallet cannot be played here, nor could a deposit: no button offers
    // one.
    const transfer = { name: 'Transfer funds', exact: true };
    await expect(game.getByRole('button', transfer)).toBeVisible({ timeout: 20_000 });
    for (const place of [game, page.getByRole('main')]) {
      await expect(place.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
    }
    // A phone's bar has no room for it.
    const phone = page.viewportSize()!;
    for (const [size, buttons] of [
      [{ width: 1440, height: 900 }, 1],
      [phone, 0],
    ] as const) {
      await page.setViewportSize(size);
      await expect(page.getByRole('main').getByRole('button', transfer)).toHaveCount(buttons);
    }
    await game.getByRole('button', transfer).click();
    await expect(page).toHaveURL(/mc=transferFund&wallet=HOUSE/);
    await expect(formOf(page).getByLabel('To', { exact: true })).toHaveValue('HOUSE');
    await amountOf(page).fill('300');
    await send(page);
    await expectHeldAt(page, '300.00');
    await page.keyboard.press('Escape');
    const spin = game.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeEnabled();
    await expect(page.getByRole('main').getByText(/P\s300\.00/)).toBeVisible();
    await spin.click();
    await expect(spin).toBeEnabled({ timeout: 60_000 });
    // Won or lost, the main wallet is unchanged.
    await page.goto(`${siteOf(page)}/?mc=transferFund`);
    await expect(formOf(page).getByText(/Main wallet holds P\s200\.00/)).toBeVisible();
  },
);

test(
  '[WALLET-01] wallets that fail to load are shown with a retry button',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await playerWith(page, baseURL, '500');
    await expectHeldAt(page, '0.00');
    // A cached earlier answer would be shown; here there is none.
    await page.evaluate(() => sessionStorage.removeItem('merchantWallet'));
    await page.route('**/GCS_merchantWallet', (route) => route.abort());
    await page.reload();
    const retry = secondCentre(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expectFaultless(page);
    await page.unroute('**/GCS_merchantWallet');
    await retry.click();
    await expectHeldAt(page, '0.00');
  },
);

test(
  '[WALLET-01] with one wallet for all games there is nothing to move',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const answered = page.waitForResponse('**/GCS_merchantWallet');
    await page.goto('/?mc=transferFund');
    expect(await (await answered).json()).toMatchObject({ value: { isSingle: true, wallets: [] } });
    const centre = centreOf(page);
    await expect(centre.getByText('Ví chính')).toBeVisible();
    await expect(centre.getByRole('form')).toHaveCount(0);
    await expect(centre.getByText('Ví của nhà cung cấp')).toHaveCount(0);
  },
);
