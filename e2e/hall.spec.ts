import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './checks/fit';
import { expectStill, watchShifts } from './checks/shifts';
import { newPlayer } from './new-player';
import { openGameByCard } from './pages/game';
import { cards, count, search } from './pages/hall';
import { isPhone, untilLive } from './pages/screen';
import { loginDialog } from './pages/sign-in';

test(
  '[LOBBY-03] the hall opens at its first vendor, and each tab has an address',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/rng');
    const tabs = page.getByRole('navigation', { name: 'Nhà cung cấp' });
    await expect(tabs.getByRole('link', { name: /Parlour/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/rng\?page=HOUSE$/);
    await expect(cards(page)).toHaveCount(8);
    await expect(count(page)).toHaveText('8 game');
  },
);

test(
  '[LOBBY-04] the search ignores diacritics, is in the address and survives a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/rng');
    await search(page).fill('dam sen');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Đầm Sen');
    await expect(page).toHaveURL(/q=dam\+sen/);
    await page.reload();
    await expect(search(page)).toHaveValue('dam sen');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Xóa nội dung tìm' }).click();
    await expect(cards(page)).toHaveCount(8);
  },
);

test(
  '[LOBBY-04] a search without a match offers near ones, and none where nothing is near',
  { tag: '@phone' },
  async ({ page }) => {
    await watchShifts(page);
    // Of a tall window the foot would be a part.
    await page.setViewportSize({ width: 390, height: 1200 });
    await page.goto('/rng?q=rong+ngoc+tim');
    await expect(page.getByText('Không có game nào khớp với “rong ngoc tim”.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gần giống nhất' })).toBeVisible();
    await expect(cards(page).first()).toContainText('Mỏ Ngọc');
    // They push no foot out of the window.
    await expectStill(page);
    // The place of the words is theirs before they come.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/hall-empty-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/rng?q=zzzz', { waitUntil: 'commit' });
    const place = await boxOf(page.getByRole('main').locator('[aria-busy=true]:has(> span)'));
    release();
    const words = page.getByText('Không có game nào khớp với “zzzz”.');
    await expect(words).toBeVisible();
    expect((await boxOf(words.locator('xpath=../..'))).height).toBe(place.height);
    await expect(page.getByRole('heading', { name: 'Gần giống nhất' })).toHaveCount(0);
  },
);

/** Answers the list of games with so many copies of the first, every other row's bet long. */
const lengthen = async (page: Page, total: number, columns: number): Promise<void> => {
  await page.route('**/GCSGAME_gameList**', async (route) => {
    const first = new URL(route.request().url());
    const size = Number(first.searchParams.get('pageSize'));
    const from = (Number(first.searchParams.get('page') ?? 1) - 1) * size;
    first.searchParams.set('page', '1');
    const answer = await route.fetch({ url: first.href });
    const body = await answer.json();
    const games = Array.from({ length: Math.min(size, total - from) }, (_, at) => ({
      ...body.value.games[0],
      nodeId: 10_000 + from + at,
      name: `Game ${from + at}`,
      minBet: Math.floor((from + at) / columns) % 2 === 0 ? '1000' : '1000000000000',
    }));
    const value = { ...body.value, games, total, totalPages: Math.ceil(total / size) };
    await route.fulfill({ response: answer, json: { ...body, value } });
  });
};

test(
  '[LOBBY-04] a hall of thousands of games stays as high as it is while one scrolls through it',
  { tag: '@phone' },
  async ({ page }) => {
    await lengthen(page, 3000, 3);
    const code = '**/assets/watch-rows-*.js';
    await page.route(code, (route) => route.abort());
    let lost = 0;
    page.on('requestfailed', (one) => {
      if (one.url().includes('watch-rows')) lost += 1;
    });
    await page.goto('/rng?sort=az');
    await untilLive(page);
    // It is asked for three times before it counts as lost.
    await expect.poll(() => lost).toBe(3);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // It keeps its first rows, and does not draw its thousands.
    expect(await cards(page).count()).toBeLessThan(60);
    await page.unroute(code);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeGreaterThan(150_000);
    expect(await cards(page).first().locator('xpath=../*').count()).toBeLessThan(60);
    const before = await height();
    // The first row that is drawn is one with a long bet in one of two neighbours.
    for (const row of [400, 401, 700, 701]) {
      const first = cards(page).filter({ hasText: new RegExp(`Game ${row * 3}\\D`) });
      await expect(async () => {
        await page.evaluate((part) => {
          const top = document.querySelector('main article')!.parentElement!.parentElement!;
          const { y, height: high } = top.getBoundingClientRect();
          scrollTo({ top: scrollY + y + high * part, behavior: 'instant' });
        }, row / 1000);
        await expect(first).toBeInViewport({ timeout: 2000 });
      }).toPass();
      expect(Math.abs((await height()) - before)).toBeLessThan(200);
    }
    // Wider, the hall is shorter and the screen at its end: it has the last cards, not all of them.
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cards(page).last()).toContainText('Game 2999');
    expect(await cards(page).count()).toBeLessThan(60);
  },
);

test('[LOBBY-04] order and filters are in the address; a click removes a filter', async ({
  page,
}) => {
  await page.goto('/rng');
  await page.getByRole('button', { name: /Sắp xếp/ }).click();
  await page.getByRole('button', { name: 'Tên A–Z' }).click();
  await expect(page).toHaveURL(/sort=az/);
  await expect(cards(page).first()).toContainText('Bảy Đỏ');

  await page.getByRole('button', { name: 'Bộ lọc' }).click();
  await page.getByLabel('Số dòng cược tối thiểu').fill('99999');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page).toHaveURL(/lines=99999/);
  await expect(count(page)).toHaveText('0 game');
  await page.getByRole('button', { name: 'Bỏ 1 bộ lọc' }).click();
  await expect(cards(page)).toHaveCount(8);
  // The button is gone; the focus is kept.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test(
  '[LOBBY-04] a network failure is shown, and a retry succeeds',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/rng');
    await page.route('**/GCSGAME_gameList**', (route) => route.abort());
    await search(page).fill('bay');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Kết nối mạng có vấn đề');
    await page.unroute('**/GCSGAME_gameList**');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(cards(page)).toHaveCount(1);
  },
);

test('[LOBBY-14] a game shows its return, bets and rules before it is played', async ({ page }) => {
  await page.goto('/rng');
  if (isPhone(page)) await page.getByRole('link', { name: 'Đầm Sen', exact: true }).click();
  else await page.getByRole('button', { name: 'Thông tin về Đầm Sen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Đầm Sen' });
  await expect(dialog.getByText('Tỷ lệ hoàn trả')).toBeVisible();
  await expect(dialog.getByText(/^\d\d\.\d\d\s%$/)).toBeVisible();
  await expect(dialog.getByText('Cược thấp nhất')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Luật chơi' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Chơi ngay' }).click();
  await expect(loginDialog(page)).toBeVisible();
});

test(
  '[LOBBY-14] the rules before a game are those of its own page',
  { tag: '@phone' },
  async ({ page }) => {
    const read = new Map<string, string[]>();
    for (const name of ['Đầm Sen', 'Chợ Nổi']) {
      await page.goto('/rng');
      await page.getByRole('link', { name, exact: true }).click();
      const heading = page
        .getByRole('dialog', { name })
        .getByRole('heading', { name: 'Luật chơi' });
      const text = await heading.locator('..').innerText();
      read.set(name, text.split('\n').filter(Boolean).slice(1));
    }
    await newPlayer(page, { money: '200000' });
    for (const [name, lines] of read) {
      expect(lines.length).toBeGreaterThan(2);
      const game = await openGameByCard(page, name);
      await game.getByRole('button', { name: 'Luật & trả thưởng' }).click();
      const text = await game.getByRole('dialog').innerText();
      for (const line of lines) {
        const end = line.indexOf(': ');
        expect(text).toContain(line.slice(0, end));
        expect(text).toContain(line.slice(end + 2));
      }
    }
  },
);

test('a card offers play before demo play', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/rng');
  const links = cards(page).first().getByRole('link');
  await expect(links).toHaveText(['Đầm Sen', 'Chơi thử Đầm Sen']);
});
