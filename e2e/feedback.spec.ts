import { createCanvas } from '@napi-rs/canvas';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';
import { untilLive } from './pages/screen';

/** Opens the requests from the help centre. */
const openFeedback = async (page: Page): Promise<Locator> => {
  await page.goto('/help');
  await untilLive(page);
  await page.locator('#main').getByRole('button', { name: 'Góp ý và khiếu nại' }).click();
  const dialog = page.getByRole('dialog', { name: 'Góp ý và khiếu nại' });
  await expect(dialog.getByRole('button', { name: 'Viết yêu cầu mới' })).toBeVisible();
  return dialog;
};

const words = 'Tiền nạp từ sáng hôm nay vẫn chưa vào ví của tôi, xin kiểm tra giúp';

test('[MEMBER-11] [ERR-04] a player writes, is answered, and opens the request again', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const dialog = await openFeedback(page);
  await expect(dialog.getByText('Bạn chưa có yêu cầu nào.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await dialog.getByRole('button', { name: 'Viết yêu cầu mới' }).click();

  const text = dialog.getByLabel('Mô tả vấn đề');
  await text.fill('chưa vào');
  await dialog.getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(dialog.getByText('Vui lòng điền mục này')).toBeVisible();
  await expect(dialog.getByText(/^Cần ít nhất \d+ từ/)).toBeVisible();
  await expect(text).toHaveValue('chưa vào');

  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(dialog.getByText('Không đọc được ảnh này')).toBeVisible();
  await file.setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await createCanvas(300, 200).encode('png'),
  });
  await expect(dialog.getByText('Ảnh 1: Đã nhận ảnh')).toBeVisible();
  await dialog.getByLabel('Loại câu hỏi').selectOption('deposit');
  await text.fill(words);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Gửi góp ý' }).click();

  const title = dialog.getByText(/^Nạp tiền · TK\d+$/);
  await expect(title).toBeVisible();
  await expect(dialog.getByText(/^Chúng tôi trả lời trước/)).toBeVisible();
  const number = (await title.innerText()).split(' · ')[1]!;

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const operator = await desk.newPage();
  await signInWithCases(operator, baseURL, 0, 'support');
  await operator.goto(`${consoleUrl(baseURL)}/queues/ticket`);
  await operator.getByText(username, { exact: true }).click();
  await expect(operator.getByText(/^Bạn giữ đến/).first()).toBeVisible();
  await expect(operator.getByRole('heading', { name: `Yêu cầu ${number}` })).toBeVisible();
  await operator.getByRole('button', { name: 'Xem', exact: true }).first().click();
  await expect(operator.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  const answer = operator.getByRole('textbox', { name: /^Câu trả lời/ });
  await answer.fill('Chào bạn. ');
  await answer.press('End');
  await answer.pressSequentially('#chờ');
  await expect(operator.getByRole('option', { name: /Chờ ngân hàng/ })).toBeVisible();
  await answer.press('Enter');
  await expect(answer).toHaveValue(/^Chào bạn\. Ngân hàng đang xử lý/);
  await expectNoBarrierInEitherTheme(operator);
  await operator.getByRole('button', { name: /^Trả lời/ }).click();
  await operator.getByRole('button', { name: /^Bấm lần nữa/ }).click();
  await expect(operator.getByRole('heading', { name: /^CS\d+$/ })).toBeHidden();
  await desk.close();

  await expect(dialog.getByText(/^Chào bạn\. Ngân hàng đang xử lý/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Vì sao bạn mở lại?').fill('vẫn chưa thấy tiền');
  await dialog.getByRole('button', { name: 'Mở lại' }).click();
  await expect(dialog.getByText('vẫn chưa thấy tiền')).toBeVisible();
  await expect(dialog.getByText('Đang chờ trả lời')).toBeVisible();
});

test('[MEMBER-11] a visitor leaves an address, and reads the request in the same browser @phone', async ({
  page,
}) => {
  const dialog = await openFeedback(page);
  await dialog.getByRole('button', { name: 'Viết yêu cầu mới' }).click();
  await dialog.getByLabel('Loại câu hỏi').selectOption('other');
  await dialog.getByLabel('Mô tả vấn đề').fill(words);
  await dialog.getByLabel('Email nhận trả lời').fill('không phải email');
  await dialog.getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(dialog.getByText(/^Email chưa đúng/)).toBeVisible();
  await dialog.getByLabel('Email nhận trả lời').fill('lan@example.com');
  await expectNoBarrierInEitherTheme(page);
  await dialog.getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(dialog.getByText(/^Khác · TK\d+$/)).toBeVisible();
  await page.reload();
  const again = await openFeedback(page);
  await expect(again.getByText('Đang chờ trả lời')).toBeVisible();
});
