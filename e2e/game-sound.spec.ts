import { expect, test, type FrameLocator } from '@playwright/test';
import { newPlayer } from './new-player';
import { confirmAge, frameOf, openGame, spinButton } from './pages/game';
import { addressOf } from './pages/hall';
import { logIn } from './pages/sign-in';

const soundOf = (game: FrameLocator) => game.getByRole('button', { name: /^Âm thanh/ });
const volumeOf = (game: FrameLocator) => game.getByRole('slider', { name: 'Âm lượng' });

test(
  '[GAME-11] the sound that a player sets has the same volume in every game and on every device',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const username = await newPlayer(page, { money: '200000' });
    const game = await openGame(page, 'Ngũ Quả');
    const sound = soundOf(game);
    await expect(sound).toHaveAccessibleName('Âm thanh: tắt');
    await sound.click();
    await expect(sound).toHaveAccessibleName('Âm thanh: bật');
    await expect(volumeOf(game)).toHaveAttribute('aria-valuetext', '60 %');
    const [slider, spin] = [
      await volumeOf(game).boundingBox(),
      await spinButton(game).boundingBox(),
    ];
    expect(slider!.y + slider!.height, 'Quay stays in reach').toBeLessThanOrEqual(spin!.y);
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/sound') && /:50/.test(answer.request().postData() ?? ''),
    );
    await volumeOf(game).press('ArrowLeft');
    await volumeOf(game).press('ArrowLeft');
    await expect(volumeOf(game)).toHaveAttribute('aria-valuetext', '50 %');
    expect((await kept).status()).toBe(200);
    // The arrow keys of the slider do not change the stake.
    await expect(game.getByRole('group', { name: 'Mức cược' })).toContainText('1,000.00');
    await volumeOf(game).press('Escape');
    await expect(volumeOf(game)).toHaveCount(0);
    await expect(sound).toBeFocused();

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await logIn(other, username);
    const there = await openGame(other, 'Bảy Đỏ');
    await expect(soundOf(there)).toHaveAccessibleName('Âm thanh: bật');
    await there.getByRole('button', { name: 'Luật & trả thưởng' }).click();
    await expect(volumeOf(there)).toHaveAttribute('aria-valuetext', '50 %');
    await elsewhere.close();
  },
);

test(
  '[GAME-11] the browser stores a visitor’s sound, and no server receives it',
  { tag: '@phone' },
  async ({ page }) => {
    const demo = `${await addressOf(page, 'Ngũ Quả')}&demo=1`;
    let reported = 0;
    let isFirst = true;
    page.on('request', (request) => {
      if (request.url().endsWith('/sound')) reported += 1;
    });
    const open = async (): Promise<FrameLocator> => {
      await page.goto(demo);
      const game = frameOf(page);
      if (isFirst) await confirmAge(page);
      isFirst = false;
      await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
      return game;
    };
    const game = await open();
    await soundOf(game).click();
    await volumeOf(game).press('Home');
    await expect(volumeOf(game)).toHaveAttribute('aria-valuetext', '5 %');
    // Another visitor for the server, the same browser.
    const again = await open();
    await expect(soundOf(again)).toHaveAccessibleName('Âm thanh: bật');
    await again.getByRole('button', { name: 'Luật & trả thưởng' }).click();
    await expect(volumeOf(again)).toHaveAttribute('aria-valuetext', '5 %');
    expect(reported).toBe(0);
  },
);
