import { expect, test } from 'vitest';
import { answer, type Ask } from '../../fair/fair';
import { drawRound, playRound } from '../rules/play';
import { fallFigures } from '../testing/proof-falls';
import { markOf } from '../testing/proof-mark';
import { releasedRules } from '../testing/released-rules';
import type { FallPhase } from '../rules/round';
import { game } from './index';
import { rules } from './rules';

const falls = (draw: (ask: Ask) => number) => playRound(rules, draw).phases as FallPhase[];

/** A quick, seeded source for the simulation only: it decides no played round. */
const marsaglia = (seed: number) => {
  let state = seed;
  return ({ below }: Ask) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
};

test('[GAME-10] gem quarry: the enumeration of every fall has the published figures', () => {
  const figures = fallFigures(rules);
  expect({
    rtp: (figures.rtp * 100).toFixed(2),
    hit: (figures.hit * 100).toFixed(2),
    deviation: figures.deviation.toFixed(2),
    highest: String(figures.highest),
  }).toEqual({
    rtp: game.rtp,
    hit: game.hit,
    deviation: game.deviation,
    highest: game.highest,
  });
  expect(figures.rtp).toBeCloseTo(0.946_574_122_921_517, 12);
}, 240_000);

test('[GAME-10] played rounds agree with the return, and with the share above the stake', () => {
  const draw = marsaglia(20_261_121);
  const rounds = 60_000;
  let units = 0;
  let above = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { outcome } = answer(drawRound(rules), draw);
    units += outcome.units;
    if (outcome.units > rules.units) above += 1;
  }
  const error = Number(game.deviation) / Math.sqrt(rounds);
  expect(Math.abs(units / rounds / rules.units - Number(game.rtp) / 100)).toBeLessThan(3 * error);
  const share = Number(game.above) / 100;
  const shareError = Math.sqrt((share * (1 - share)) / rounds);
  expect(Math.abs(above / rounds - share)).toBeLessThan(3 * shareError + 0.0005);
}, 240_000);

test('[GAME-10] a changed weight, multiplier or pay needs a new version', () => {
  expect([game.version, markOf(rules)]).toEqual(releasedRules[game.code]?.at(-1));
});

test('a board of one kind pays six times, multiplied by the fall, and is not refilled', () => {
  const phases = falls(() => 0);
  expect(phases.map(({ multiplier, units }) => [multiplier, units])).toEqual(
    [1, 1, 2, 2, 3, 5].map((multiplier) => [multiplier, 40 * multiplier]),
  );
  expect(phases).toHaveLength(6);
});

test('symbols that do not pay sink in their column, and only empty cells are drawn again', () => {
  const asked: number[] = [];
  const draw = ({ stream }: Ask) => {
    asked.push(stream);
    if (stream >= 30) return 89 - ((stream * 13) % 90);
    return stream % 5 < 2 ? 0 : 16 + ((stream * 31) % 74);
  };
  const [first, second] = falls(draw);
  const paid = new Set(first!.wins.map(({ symbol }) => symbol));
  expect([...paid]).toEqual(['hex']);
  const empty = first!.board.map((column) => column.filter((symbol) => paid.has(symbol)).length);
  const stays = first!.board.map((column) => column.filter((symbol) => !paid.has(symbol)));
  expect(second!.board.map((column, reel) => column.slice(empty[reel]))).toEqual(stays);
  expect(asked.filter((stream) => stream >= 30 && stream < 60)).toEqual(
    empty.flatMap((count, reel) => Array.from({ length: count }, (_, row) => 30 + reel * 5 + row)),
  );
});
