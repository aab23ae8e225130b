import { catalogue, type Room } from '@parlour/contract/catalogue';
import { launch } from '@parlour/contract/launch';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { holdAnswers } from './checks/line';
import { newPlayer } from './new-player';
import { loginDialog } from './pages/sign-in';

const address = `**${catalogue.listRooms.path}*`;
const roomsOf = (page: Page) => page.getByRole('region', { name: 'Phòng chơi' });

const room = (roomId: string, of: Partial<Room>): Room => ({
  roomId,
  name: `Phòng ${roomId}`,
  vassalage: 'HOUSE',
  gameCode: 'tl',
  minStake: '1000',
  maxStake: '1000',
  players: 0,
  seats: 4,
  ...of,
});

test(
  '[LOBBY-13] a visitor is asked to log in to see the rooms, and a player sees that none is open',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/pvp');
    await roomsOf(page).getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page);
    await newPlayer(page);
    const release = await holdAnswers(page, address);
    await page.goto('/pvp');
    await expect(roomsOf(page).getByText('Đang tải nội dung')).toBeAttached();
    release();
    await expect(roomsOf(page).getByText(/^Chưa có phòng nào mở/)).toBeVisible();
  },
);

test(
  '[LOBBY-13] a room shows stake and people, and is joined; a full one is not; an error is retried',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const list = [
      room('1', { players: 3 }),
      room('2', { minStake: '5000', maxStake: '50000', seats: 6 }),
      room('3', { players: 4 }),
    ];
    let isBroken = true;
    await page.route(address, (route) =>
      isBroken ? route.abort() : route.fulfill({ json: { success: true, value: { list } } }),
    );
    await page.goto('/pvp');
    const rooms = roomsOf(page);
    await expect(rooms.getByRole('alert')).toBeVisible();
    isBroken = false;
    await rooms.getByRole('button', { name: 'Thử lại' }).click();
    const rows = rooms.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('3/4 người');
    await expect(rows.nth(0)).toContainText(/Mức cược: ₫\s1,000\.00/);
    await expect(rows.nth(1)).toContainText(/₫\s5,000\.00 – ₫\s50,000\.00/);
    await expect(rows.nth(1)).toContainText('Chưa có ai, 6 chỗ');
    await expect(rows.nth(2)).toContainText('Đã đủ người');
    await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page);
    const launched = page.waitForRequest(`**${launch.launchGame.path}*`);
    await rows.nth(1).getByRole('link', { name: 'Vào phòng Phòng 2' }).click();
    const asked = new URL((await launched).url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      gameType: 'PVP',
      gameCode: 'tl',
      roomId: '2',
    });
  },
);
