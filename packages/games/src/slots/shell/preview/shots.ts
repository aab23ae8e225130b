import type { Page } from '@playwright/test';
import type { SlotGame } from '../../rules/game';
import type { State } from './pictured-rounds';

/** A moment of a game that is drawn. */
export type Shot = {
  name: string;
  /** The kind of round it is a moment of; null before the first press. */
  round: State | null;
  /** Waits for the moment; the reels have just been started. */
  until: (page: Page, game: SlotGame) => Promise<void>;
};

type Shown = {
  state: string;
  caption: string;
  celebrated: boolean;
  card: string | null;
  waits: boolean;
};

/** Free spins take their time; nothing else does. */
const longest = 90_000;

/** Until the stage reports a moment by itself. */
const untilShown = async (page: Page, fits: (shown: Shown) => boolean): Promise<void> => {
  const endsAt = Date.now() + longest;
  for (;;) {
    const text = await page.locator('output[data-round]').textContent();
    if (text && fits(JSON.parse(text) as Shown)) return;
    if (Date.now() > endsAt) throw new Error('the moment never came');
    await page.waitForTimeout(30);
  }
};

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ timeout: longest });

const celebrated = (ms: number) => async (page: Page) => {
  await untilShown(page, (shown) => shown.celebrated);
  await page.waitForTimeout(ms);
};

/** In the middle of the wait for the first reel that is waited for. */
const untilWaiting = async (page: Page): Promise<void> => {
  await untilShown(page, ({ caption }) => caption === 'waiting');
  await page.waitForTimeout(200);
};

const at = (ms: number) => (page: Page) => page.waitForTimeout(ms);

/** Every moment that may be drawn; a game has those whose round it has. */
export const shots: readonly Shot[] = [
  { name: 'rest', round: null, until: at(0) },
  { name: 'spin', round: 'spin', until: at(650) },
  { name: 'nothing', round: 'spin', until: (page) => untilShown(page, isAtRest) },
  { name: 'wait', round: 'wait', until: untilWaiting },
  { name: 'returned', round: 'returned', until: (page) => untilShown(page, isAtRest) },
  { name: 'line', round: 'line', until: celebrated(500) },
  { name: 'great', round: 'great', until: celebrated(2400) },
  { name: 'grand', round: 'grand', until: (page) => untilShown(page, ({ waits }) => waits) },
  { name: 'entry', round: 'feature', until: (page, game) => untilEntry(page, game) },
  { name: 'feature', round: 'feature', until: (page, game) => untilFeature(page, game) },
  { name: 'again', round: 'retrigger', until: (page) => untilAgain(page) },
  { name: 'end', round: 'feature', until: (page, game) => untilEnd(page, game) },
];

const isAtRest = ({ state, caption }: Shown) => state === 'rest' && caption !== 'running';

/** The round's own feature: plates, a wild reel, the third fall, or a free spin that pays. */
const untilFeature = async (page: Page, { rules }: SlotGame): Promise<void> => {
  if (rules.kind === 'anywhere') {
    await untilShown(page, (shown) => shown.caption === 'fall' && shown.celebrated);
    await page.waitForTimeout(350);
  } else if (rules.pick) {
    await page.locator('.pick').waitFor({ timeout: longest });
  } else if (rules.scatter) {
    await begin(page);
    await untilShown(page, (shown) => shown.caption === 'free' && shown.celebrated);
    await page.waitForTimeout(420);
  } else {
    await celebrated(500)(page);
  }
};

/** The card that waits before free spins; elsewhere the first moment of the feature. */
const untilEntry = async (page: Page, game: SlotGame): Promise<void> => {
  const { rules } = game;
  if (rules.kind === 'anywhere' || !rules.scatter) return untilFeature(page, game);
  await untilShown(page, ({ card, waits }) => card === 'entry' && waits);
};

const begin = async (page: Page): Promise<void> => {
  await untilShown(page, ({ card, waits }) => card === 'entry' && waits);
  await page.keyboard.press('Enter');
};

const untilAgain = async (page: Page): Promise<void> => {
  await begin(page);
  await untilShown(page, ({ caption }) => caption === 'added');
  await page.waitForTimeout(300);
};

/** The ticket or certificate with the sum, printed to its end. */
const untilEnd = async (page: Page, { rules }: SlotGame): Promise<void> => {
  if (rules.kind === 'anywhere' || (!rules.scatter && !rules.pick)) {
    await untilShown(page, isAtRest);
    return;
  }
  if (rules.pick) {
    await page.locator('.pick').waitFor({ timeout: longest });
    for (let lifts = 0; lifts < rules.pick.lifts; lifts++) {
      await page.locator('.plate:not(.plate-lifted)[aria-disabled=false]').nth(lifts).click();
    }
    await page.locator('.pick-done').click({ timeout: longest });
  } else await begin(page);
  const endsAt = Date.now() + longest;
  while (Date.now() < endsAt) {
    const text = await page.locator('output[data-round]').textContent();
    const shown = JSON.parse(text ?? '{}') as Shown;
    if (shown.waits && shown.card !== 'entry') return;
    await page.keyboard.press('a');
    await page.waitForTimeout(100);
  }
};

/** Opens the game, starts the round of the shot and waits for its moment. */
export const bringAbout = async (page: Page, shot: Shot, game: SlotGame): Promise<void> => {
  await page.locator('.spin:not([disabled]):not([aria-disabled=true])').waitFor();
  // Sprites are printed in idle time: what is not there yet would be missing from the picture.
  await page.waitForTimeout(600);
  if (!shot.round) return;
  await press(page, 'Quay');
  await shot.until(page, game);
};
