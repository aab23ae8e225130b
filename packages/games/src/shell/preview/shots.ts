import type { Page } from '@playwright/test';
import { planStops } from '../../stage/feel';
import type { Game } from '../../lib/game';
import { roundOf } from '../../lib/node-hmac';
import { picturedRounds, picturedSeeds, type State } from './pictured-rounds';

/** A moment of a game that is drawn. */
export type Shot = {
  name: string;
  /** The kind of round it is a moment of; null before the first press. */
  round: State | null;
  /** Waits for the moment; the reels have just been started. */
  until: (page: Page, game: Game) => Promise<void>;
};

type Shown = { state: string; caption: string; celebrated: boolean };

/** Free spins take their time; nothing else does. */
const longest = 90_000;

/** Until the stage tells of a moment by itself. */
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
const untilWaiting = async (page: Page, game: Game): Promise<void> => {
  const nonce = picturedRounds[game.code]?.wait ?? 0;
  const { outcome } = roundOf(game.rules, { ...picturedSeeds, nonce });
  const [spin] = outcome.phases;
  const waits = spin?.type === 'spin' ? spin.waits : [];
  const plan = planStops(game.cols, 120, waits)[waits.indexOf(true) - 1];
  await page.waitForTimeout((plan?.rest ?? 0) + 450);
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
  { name: 'grand', round: 'grand', until: celebrated(3800) },
  { name: 'feature', round: 'feature', until: (page, game) => untilFeature(page, game) },
  { name: 'again', round: 'retrigger', until: (page) => untilCaption(page, 'awarded', 2) },
];

const isAtRest = ({ state, caption }: Shown) => state === 'rest' && caption !== 'running';

/** The round's own feature: plates, a wild reel, the third fall, or a free spin that pays. */
const untilFeature = async (page: Page, { rules }: Game): Promise<void> => {
  if (rules.kind === 'anywhere') {
    for (let fall = 1; fall < 3; fall++) {
      await untilShown(page, (shown) => shown.celebrated);
      await untilShown(page, (shown) => !shown.celebrated);
    }
    await celebrated(300)(page);
  } else if (rules.pick) {
    await page.locator('.pick').waitFor({ timeout: longest });
  } else if (rules.scatter) {
    await untilShown(page, ({ caption }) => caption === 'free');
    await untilShown(page, (shown) => shown.caption === 'won');
  } else {
    await celebrated(500)(page);
  }
};

/** Until a caption has come for the n-th time. */
const untilCaption = async (page: Page, caption: string, times: number): Promise<void> => {
  for (let turn = 0; turn < times; turn++) {
    await untilShown(page, (shown) => shown.caption !== caption);
    await untilShown(page, (shown) => shown.caption === caption);
  }
};

/** Opens the game, starts the round of the shot and waits for its moment. */
export const bringAbout = async (page: Page, shot: Shot, game: Game): Promise<void> => {
  await page.locator('.spin:not([disabled]):not([aria-disabled=true])').waitFor();
  // Sprites are printed in idle time: what is not there yet would be missing from the picture.
  await page.waitForTimeout(600);
  if (!shot.round) return;
  await press(page, 'Quay');
  await shot.until(page, game);
};
