import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@playwright/test';
import { boxOf } from './checks/fit';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { confirm } from './pages/security';
import { balance } from './pages/header';
import { bottomTabs } from './pages/navigation';
import { untilLive } from './pages/screen';
import {
  approveWithdrawal,
  payablePlayer,
  paymentPassword,
  refuseWithdrawal,
  requestWithdrawal,
} from './pages/withdraw';

test('[WALLET-04] [R-S9] an account is added in place, by its owner, and says until when it rests', async ({
  page,
}) => {
  await newPlayer(page, { money: '200000' });
  await page.goto('/?mc=withdraw');
  const centre = centreOf(page);
  // What was just paid in must be played first.
  await expect(centre.getByText('Chưa rút được', { exact: true })).toBeVisible();
  await expect(centre.getByText('0.00 trên 200,000.00')).toBeVisible();
  await centre.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await expect(centre.getByLabel('Số tài khoản')).toHaveAttribute('aria-invalid', 'true');
  const digits = String(Date.now()).slice(-10);
  await centre.getByLabel('Số tài khoản').fill(digits);
  await centre.getByLabel('Tên chủ tài khoản').fill('Nguyễn Minh Khoa');
  await expectFaultless(page);
  await centre.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await confirm(page);
  await expect(centre.getByText(`•••• ${digits.slice(-4)}`)).toBeVisible();
  await expect(centre.getByText('NGUYEN MINH KHOA')).toBeVisible();
  await expect(centre.getByText(/Dùng được từ/)).toBeVisible();
  await expect(centre.getByRole('button', { name: 'Tạo mật khẩu giao dịch' })).toBeVisible();
  await expectFaultless(page);
});

test(
  '[WALLET-04] a player says that less of a payment arrived, with a picture',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await payablePlayer(page, '300000');
    const centre = await requestWithdrawal(page, '200000');
    await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();
    await approveWithdrawal(username);
    await centre.getByRole('button', { name: 'Nhận thiếu' }).click();
    await centre.getByLabel('Số tiền đã nhận').fill('150000');
    const buffer = await createCanvas(300, 200).encode('png');
    await centre
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
    await expect(centre.getByText('Đã có 1 trên 3 ảnh')).toBeVisible();
    await expectFaultless(page);
    await centre.getByRole('button', { name: 'Gửi', exact: true }).click();
    await expect(centre.getByText('Chúng tôi đang kiểm tra với ngân hàng')).toBeVisible();
    await expect(centre.getByText(/^Bạn báo chỉ nhận được .+150,000\.00\.$/)).toBeVisible();
    await expect(centre.getByText(/^Chậm nhất /)).toBeVisible();
  },
);

test(
  '[WALLET-03] [WALLET-04] three taps deposit or withdraw, and a refused sum returns whole',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await payablePlayer(page, '300000');
    const centre = centreOf(page);
    for (const address of ['/rng', '/help?item=deposit']) {
      await page.goto(address);
      await untilLive(page);
      await bottomTabs(page).getByText('Nạp tiền', { exact: true }).tap();
      await centre.getByRole('group', { name: 'Mức gợi ý' }).getByRole('button').first().tap();
      await centre.getByRole('button', { name: 'Tiếp tục' }).tap();
      await page.waitForURL(/\/sandbox\/pay\//);
    }

    await page.goto('/rng');
    await untilLive(page);
    await balance(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Số dư' });
    await sheet.getByRole('button', { name: 'Rút tiền' }).tap();
    await expect(centre.getByRole('heading', { name: 'Phương thức rút' })).toBeVisible();
    await centre.getByRole('textbox', { name: 'Số tiền rút' }).fill('200000');
    await centre.getByLabel('Mật khẩu giao dịch').fill(paymentPassword);
    await centre.getByRole('button', { name: 'Gửi yêu cầu rút' }).tap();
    await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();

    await refuseWithdrawal(username);
    await expect(
      centre.getByText(/^Yêu cầu bị từ chối. Toàn bộ .*200,000.00 đã về ví.$/),
    ).toBeVisible();
    // What is said of a step is as wide as its name and its time together.
    const said = await boxOf(centre.getByText(/^Yêu cầu bị từ chối/));
    const time = await boxOf(centre.locator('ol time').last());
    expect(said.x + said.width).toBeCloseTo(time.x + time.width);
    await expectFaultless(page);
    await page.goto('/');
    await expect(balance(page)).toHaveText(/300,000\.00/);
  },
);
