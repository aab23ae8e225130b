import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';

/**
 * What a person does on the site, for the stories; found by role and label, as the person finds it.
 */

let count = 0;

/** A name that no other story has taken. */
export const newUsername = (): string => {
  count += 1;
  return `story${Date.now().toString(36)}${process.pid.toString(36)}${count}`.slice(0, 20);
};

export const password = 'paper lanterns float';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The form of a page, once its code listens: what the server drew takes no press before. */
export const liveForm = async (page: Page): Promise<Locator> => {
  const form = page.getByRole('main').locator('form');
  const isLive = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => form.evaluate(isLive)).toBe(true);
  return form;
};

export const sendRegistration = async (form: Locator, username: string): Promise<void> => {
  await form.getByLabel('Tên đăng nhập').fill(username);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await form.getByLabel('Nhập lại mật khẩu').fill(password);
  await form.getByRole('checkbox', { name: /đồng ý/ }).check();
  await form.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
};

/** Registers by username on the page of registration and ends at home, signed in. */
export const register = async (page: Page, username = newUsername()): Promise<string> => {
  await page.goto('/register');
  const form = await liveForm(page);
  await sendRegistration(form, username);
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toBeVisible();
  return username;
};

/** The balance as the header shows it, on the phone or on the desk. */
export const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/₫\s*[\d,]+\.\d\d/)
    .filter({ visible: true })
    .first();

/** Deposits by the sandbox payment and comes back to the slip that says it is credited. */
export const deposit = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/?mc=depositv2');
  const centre = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await centre.getByRole('radio').first().check();
  await centre.getByLabel('Số tiền nạp').fill(amount);
  await centre.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page.waitForURL(/mc=depositv2&deposit=/);
  await expect(centre.getByText('Thành công', { exact: true })).toBeVisible();
  await page.goto('/');
};

/** Opens a house game by its card in the hall and waits until one may spin. */
export const openGame = async (page: Page, name: string): Promise<FrameLocator> => {
  await page.goto('/rng');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  // A finger first sees what the game is; a press before the page is alive follows the link.
  const play = page.getByRole('dialog').getByRole('button', { name: 'Chơi ngay' });
  await expect(page.locator('iframe').or(play)).toBeVisible();
  if (await play.isVisible()) await play.click();
  await page.waitForURL(/\/game\?/);
  const game = page.frameLocator('iframe');
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
  return game;
};

export const spinButton = (game: FrameLocator) =>
  game.getByRole('button', { name: 'Quay', exact: true });

/** The round that lies on the stage, as the stage tells it to whoever cannot see it. */
export const shownRound = async (game: FrameLocator): Promise<ShownRound> =>
  JSON.parse(await game.locator('output[data-round]').innerText()) as never;

type ShownRound = { round: number; state: string; caption: string; waits: boolean };

/** Once in a while a round has free spins, forty at most: nearly four minutes. */
const freeSpinsMs = 280_000;

/** Waits until the end of a round lies on the stage; a story gets the time of its free spins. */
export const untilAtRest = async (game: FrameLocator, round: number): Promise<void> => {
  let isLong = false;
  const look = async () => {
    const shown = await shownRound(game);
    // A card waits for the player without limit: he goes on as by a key.
    if (shown.waits) await game.locator('body').press('Enter');
    if (shown.caption === 'free' && !isLong) {
      isLong = true;
      test.setTimeout(test.info().timeout + freeSpinsMs);
    }
    return shown;
  };
  await expect.poll(look, { timeout: freeSpinsMs }).toMatchObject({ round, state: 'rest' });
};

/** One round: presses, and waits until its end lies on the stage. */
export const spin = async (game: FrameLocator): Promise<void> => {
  await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
  const before = (await shownRound(game)).round;
  await spinButton(game).click();
  await untilAtRest(game, before + 1);
};
