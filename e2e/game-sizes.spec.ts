import { expect, test, type Page } from '@playwright/test';
import { slotByCode } from '../packages/games/src/games';
import { Preview } from '../packages/games/src/slots/shell/preview/preview';
import { layout } from '../packages/games/src/slots/stage/board/layout';
import { expectNoBarrierInEitherTheme } from './checks/barriers';

// The games in all sizes of their frame, on a fake server: no platform is needed.
let opened: Awaited<ReturnType<typeof Preview.open>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  opened = await Preview.open(0);
});
test.afterAll(() => opened.preview.close());

// One browser project is enough: the frame's box decides the layout, not the device.
const desk = { tag: '@desk' };

const games = [...slotByCode.values()];

type Asked = { game: string; width: number; height: number; more?: Record<string, string> };

const show = async (page: Page, { game, width, height, more = {} }: Asked): Promise<void> => {
  await page.setViewportSize({ width, height });
  const query = new URLSearchParams({ game, ...more });
  await page.goto(`${opened.address}/play?${query}`);
  await expect(page.locator('.reels')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
};

type Rect = { left: number; top: number; right: number; bottom: number };
type Seen = { scroll: number[]; parts: Record<string, Rect>; title: number[] };

/** The boxes of all controls and texts, as the browser has laid them out. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const rectOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const names = [
      '.bar',
      '.game-header-words',
      '.reels',
      '.result-bar',
      '.stake',
      '.spin',
      '.actions',
    ];
    const parts: Record<string, Rect> = {};
    for (const name of [...names, '.session', '.multipliers']) {
      const element = document.querySelector(name);
      if (element && element.getClientRects().length > 0) parts[name] = rectOf(element);
    }
    const title = document.querySelector('h1:not(.unseen)');
    return {
      parts,
      scroll: [root.scrollWidth - root.clientWidth, document.body.scrollWidth - innerWidth],
      title: title ? [title.scrollWidth - title.clientWidth] : [],
    };
  });

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

const expectNothingOverlaps = ({ parts }: Seen, label: string): void => {
  const all = Object.entries(parts);
  for (const [index, [name, rect]] of all.entries()) {
    for (const [other, rest] of all.slice(index + 1)) {
      expect([label, name, other, overlap(rect, rest)]).toEqual([label, name, other, false]);
    }
  }
};

/** How far the width of the reels is from the expected one, in px. */
const awayFrom = (page: Page, width: number): Promise<number> =>
  page
    .locator('.reels')
    .evaluate((reels, wanted) => Math.abs(reels.getBoundingClientRect().width - wanted), width);

/** How much of the first line of the result bar is cut, in px across and down. */
const hiddenOfHint = (page: Page): Promise<number[]> =>
  page
    .locator('.result-bar-words > :first-child')
    .evaluate((hint) => [
      hint.scrollWidth - hint.clientWidth,
      hint.scrollHeight - hint.clientHeight,
    ]);

const windows = [
  [320, 568],
  [360, 560],
  [360, 640],
  [390, 844],
  [390, 740],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const reached: readonly string[] = ['small', 'phone', 'landscape'];

for (const { code, cols, rows } of games) {
  test(
    `[GAME-08] ${code} is fully visible in every window, nothing overlaps, Quay is in reach`,
    desk,
    async ({ page }) => {
      test.setTimeout(120_000);
      await show(page, { game: code, width: 320, height: 568 });
      for (const [width, height] of windows) {
        const label = `${code} ${width}×${height}`;
        const placed = layout(width, height, cols, rows);
        await page.setViewportSize({ width, height });
        await expect(page.locator('.game')).toHaveAttribute('data-layout', placed.kind);
        // Two windows may have the same layout: the reels show that the new one is laid out.
        await expect
          .poll(() => awayFrom(page, placed.frameWidth), { message: label })
          .toBeLessThan(0.5);
        // Windows of one width may have reels of one width: the parts show when they have settled.
        await expect(async () => expectNothingOverlaps(await look(page), label)).toPass({
          timeout: 10_000,
        });
        const seen = await look(page);
        expect([label, ...seen.scroll, ...seen.title]).toEqual(
          [label, ...seen.scroll, ...seen.title].map((one, index) => (index ? 0 : one)),
        );
        const { '.spin': spin, '.reels': reels, '.session': session } = seen.parts;
        if (!spin || !reels || !session) throw new Error(`${label} lacks a part`);
        expect(Math.max(spin.bottom, session.bottom), label).toBeLessThanOrEqual(height);
        expect(spin.right - spin.left, label).toBeGreaterThanOrEqual(120);
        expect(spin.bottom - spin.top, label).toBeGreaterThanOrEqual(52);
        expect(reels.right - reels.left, label).toBeCloseTo(placed.frameWidth, 0);
        expect(reels.right, label).toBeLessThanOrEqual(width);
        if (reached.includes(placed.kind)) {
          // One hand: the right half, and no further from the bottom than the controls are high.
          expect(spin.left, label).toBeGreaterThanOrEqual(width / 2);
          expect(width - spin.right, label).toBeLessThanOrEqual(16);
          expect(height - spin.bottom, label).toBeLessThanOrEqual(150);
        }
        if (placed.kind === 'landscape') {
          // Letters may reach over their line by a pixel; what is cut is a letter or a line.
          expect(Math.max(...(await hiddenOfHint(page))), `hint of ${label}`).toBeLessThan(4);
          continue;
        }
        const controls = await page
          .locator('.controls')
          .evaluate((one) => one.getBoundingClientRect().height);
        expect(controls, `controls of ${label}`).toBeCloseTo(placed.controls, 0);
      }
    },
  );
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(
    `[GAME-08] text of 200 % breaks none of the controls at ${width}×${height}`,
    desk,
    async ({ page }) => {
      for (const game of ['lotus-pond', 'gem-quarry']) {
        await show(page, { game, width, height });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        const { parts, scroll } = await look(page);
        expect(scroll).toEqual([0, 0]);
        const controls = ['.stake', '.spin', '.actions', '.session', '.bar'];
        const pressed = Object.fromEntries(
          Object.entries(parts).filter(([name]) => controls.includes(name)),
        );
        expectNothingOverlaps({ parts: pressed, scroll, title: [] }, `${game} at 200 %`);
        await page.locator('.spin').scrollIntoViewIfNeeded();
        const spin = await page.locator('.spin').boundingBox();
        expect((spin?.y ?? height) + (spin?.height ?? 0)).toBeLessThanOrEqual(height + 1);
      }
    },
  );

  test(
    `[GAME-08] no accessibility violation at ${width}×${height} in either theme`,
    desk,
    async ({ page }) => {
      await show(page, { game: 'lotus-pond', width, height });
      await expectNoBarrierInEitherTheme(page);
    },
  );
}

test(
  '[GAME-08] a control without room is in the menu, and the focus returns to it',
  desk,
  async ({ page }) => {
    await show(page, { game: 'engravers-shop', width: 320, height: 568 });
    await expect(page.getByRole('button', { name: 'Lịch sử', exact: true })).toBeHidden();
    const more = page.getByRole('button', { name: 'Thêm', exact: true });
    await more.click();
    await page.getByRole('button', { name: 'Lịch sử', exact: true }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(more).toBeFocused();
  },
);

test(
  '[GAME-09] the focus stays on Quay through a round, and returns from a panel',
  desk,
  async ({ page }) => {
    await show(page, { game: 'lotus-pond', width: 390, height: 844, more: { nonce: '3' } });
    await page.getByRole('button', { name: 'Quay', exact: true }).focus();
    await page.keyboard.press('Enter');
    const running = page.getByRole('button', { name: 'Đang quay' });
    await expect(running).toBeFocused();
    await expect(running).toBeDisabled();
    const spin = page.getByRole('button', { name: 'Quay', exact: true });
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    await expect(spin).toBeFocused();
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(spin).toBeFocused();
  },
);

test(
  '[GAME-08] a frame that is too low scrolls its stage, and the controls stay visible',
  desk,
  async ({ page }) => {
    await show(page, { game: 'gem-quarry', width: 360, height: 420 });
    const { parts } = await look(page);
    expect(parts['.spin']?.bottom).toBeLessThanOrEqual(420);
    const stage = page.locator('.stage');
    expect(await stage.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  },
);
