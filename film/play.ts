import { expect, type FrameLocator, type Page } from '@playwright/test';
import { micros } from '@parlour/contract/money';
import type { SlotRound } from '../packages/games/src/slots/rules/round';
import { spinButton } from '../e2e/pages/game';
import { figureIn, type FilmedRound } from './judge';

/** Records the games' answers about rounds, the last one of each. */
export const recordRounds = (page: Page): Map<number, SlotRound> => {
  const rounds = new Map<number, SlotRound>();
  page.on('response', (response) => {
    if (!/\/rounds(\/[^/?]+(\/choice)?)?$/.test(response.url()) || !response.ok()) return;
    response.json().then(
      (round: SlotRound) => {
        if (round.number !== undefined) rounds.set(round.number, round);
      },
      () => undefined,
    );
  });
  return rounds;
};

const barOf = (page: Page) => page.locator('[data-game-page] > header');

/** A round may have forty free spins, each with its count-up. */
const mostMs = 300_000;

/**
 * Plays one round as a person does: presses, picks fields, dismisses cards, and waits until it is
 * over. `inRound` runs once in the middle.
 */
export const playFilmed = async (
  page: Page,
  game: FrameLocator,
  rounds: ReadonlyMap<number, SlotRound>,
  inRound: () => Promise<void> = () => Promise.resolve(),
): Promise<FilmedRound> => {
  await expect(spinButton(game)).toBeEnabled({ timeout: 60_000 });
  const before = figureIn(await barOf(page).innerText()) ?? 0n;
  const known = new Set(rounds.keys());
  const pressedAt = Date.now();
  await spinButton(game).click();
  await inRound();
  const over = async (): Promise<SlotRound | undefined> => {
    await attend(game);
    const round = [...rounds.values()].find(({ number }) => !known.has(number));
    if (round?.status !== 'settled') return undefined;
    const after = before - micros(round.stake) + micros(round.payout);
    const isPaid = figureIn(await barOf(page).innerText()) === after;
    return isPaid && (await isAtRest(game, round.number)) ? round : undefined;
  };
  let ended: SlotRound | undefined;
  const look = async () => (ended = await over()) !== undefined;
  await expect.poll(look, { timeout: mostMs, intervals: [100] }).toBe(true);
  const { number, stake, payout } = ended!;
  return { number, pressedAt, before: decimal(before), stake, payout };
};

const decimal = (amount: bigint): string =>
  `${amount / 1_000_000n}.${(amount % 1_000_000n).toString().padStart(6, '0')}`;

const isAtRest = async (game: FrameLocator, number: number): Promise<boolean> => {
  const output = game.locator('output[data-round]');
  if ((await output.count()) === 0) return false;
  const { round, state } = JSON.parse(await output.innerText()) as Record<string, unknown>;
  return round === number && state === 'rest';
};

/**
 * What a round asks of the player: a field to pick, or a card to dismiss. A card comes after the
 * bar, and on a phone it covers the bar’s own button.
 */
const attend = async (game: FrameLocator): Promise<void> => {
  const wanted = game
    .getByRole('button', { name: /^(Bản khắc \d+|Bắt đầu|Tiếp tục)$/, disabled: false })
    .last();
  // It may disappear at the same moment.
  if (await wanted.isVisible()) await wanted.click({ timeout: 1000 }).catch(() => undefined);
};
