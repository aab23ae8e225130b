import { describe, expect, test } from 'vitest';
import { viewByCode } from '@parlour/testkit/games/views';
import { playRound, spinPhase } from '../../rules/play';
import type { SlotOutcome, SpinPhase } from '../../rules/round';
import type { CascadeRules, ReelRules, Rules } from '../../rules/slot';
import { played } from '@parlour/testkit/games/played-round';
import { endRows } from './end-rows';
import { winTier } from './motion';
import type { Scene } from './scene';
import { firstRestingBoard } from './resting-board';
import { segmentAt, timelineOf, type Segment, type Timeline } from './timeline';
import { finalScene, sceneAt } from './scene-at';
import { times } from './times';

const rulesOf = (code: string): Rules => {
  const view = viewByCode.get(code);
  if (!view) throw new Error(code);
  return view.game.rules;
};

const found = (code: string, fits: (outcome: SlotOutcome) => boolean): SlotOutcome => {
  for (let seed = 1; seed < 60_000; seed++) {
    const outcome = played(rulesOf(code), seed * 97);
    if (fits(outcome)) return outcome;
  }
  throw new Error('no such round');
};

const timelineFor = (code: string, outcome: SlotOutcome, isReduced = false): Timeline => {
  const rules = rulesOf(code);
  return timelineOf({ rules, outcome, before: firstRestingBoard(rules), answerAt: 300, isReduced });
};

const beatOf = <Type extends Segment['type']>(timeline: Timeline, type: Type) => {
  const segment = timeline.segments.find(
    (one): one is Extract<Segment, { type: Type }> => one.type === type,
  );
  if (!segment) throw new Error(`no ${type}`);
  return segment;
};

const isSpins = ({ phases }: SlotOutcome) => phases.some((one) => one.type === 'spin' && one.free);
const isAgain = ({ phases }: SlotOutcome) =>
  phases.some((one) => one.type === 'spin' && one.free && one.awards);

describe('free spins', () => {
  const outcome = found('lotus-pond', (one) => isSpins(one) && winTier(one.units, 20) !== 'grand');
  const timeline = timelineFor('lotus-pond', outcome);
  const entry = beatOf(timeline, 'entry');

  test('[GAME-09] begin on a card that waits, after seals, hold, game header and card', () => {
    const length = times.negative + times.entry.hold + times.gameHeader + times.entry.card;
    expect(entry.until - entry.from).toBeCloseTo(length, 6);
    expect(timeline.gates[0]).toEqual({ at: entry.until, by: 'tap' });
    const at = (ms: number) => sceneAt(timeline, entry.from + ms);
    expect(at(times.negative + times.entry.hold - 1).feature?.turn).toBe(0);
    expect(at(times.negative + times.entry.hold + times.gameHeader).feature?.turn).toBe(1);
    expect(sceneAt(timeline, entry.until)).toMatchObject({
      button: 'begin',
      feature: { turn: 1, ground: 0 },
      card: { type: 'entry', share: 1, isWaiting: true },
      isSettled: false,
      isSumShown: false,
    });
  });

  test('[GAME-09] change border and ground after the tap, and count a spin as its reels start', () => {
    const { from } = beatOf(timeline, 'ground');
    expect(sceneAt(timeline, from + times.entry.ground / 2).feature?.ground).toBeCloseTo(0.5);
    const spins = timeline.segments.filter(
      (segment) => segment.type === 'reels' && segment.phase.free,
    );
    spins.forEach((segment, index) => {
      const { feature } = sceneAt(timeline, segment.from);
      expect(feature).toMatchObject({ index: index + 1, ground: 1, turn: 1 });
    });
  });

  test('[GAME-09] a tap ends counting and pause of a spin, never its reels', () => {
    for (const segment of timeline.segments) {
      if (segment.type === 'reels' || segment.type === 'entry') expect(segment.tapTo).toBeNull();
      if (segment.type === 'wins' && segment.mood === 'free')
        expect(segment.tapTo).toBe(segment.until);
    }
  });

  test('[GAME-09] end on a ticket that counts up the whole amount before the money is shown', () => {
    const end = beatOf(timeline, 'end');
    const countedAt = end.from + times.end.wait + times.end.slide + times.end.count;
    expect(timeline.sumShownAt).toBe(countedAt);
    expect(sceneAt(timeline, countedAt - 1)).toMatchObject({ isSumShown: false });
    expect(sceneAt(timeline, countedAt)).toMatchObject({
      isSumShown: true,
      isSettled: false,
      units: { to: outcome.units, share: 1 },
    });
    expect(sceneAt(timeline, end.until).card).toMatchObject({
      rows: endRows(outcome).length,
      isWaiting: true,
    });
    expect(timeline.gates.at(-1)).toEqual({ at: end.until, by: 'tap' });
    expect(finalScene(timeline)).toMatchObject({ feature: null, card: null, isSettled: true });
  });

  test('[GAME-09] the rows of the ticket add up to its total', () => {
    for (let seed = 1; seed < 4000; seed++) {
      const round = played(rulesOf('lotus-pond'), seed * 13);
      if (!isSpins(round)) continue;
      const parts = endRows(round).filter((row) => row.type !== 'best');
      const sum = parts.reduce((all, row) => all + ('units' in row ? row.units : 0), 0);
      expect(sum).toBe(round.units);
    }
  });

  test('[GAME-09] more spins are shown for 1.6 s: a chip, then the new holes 40 ms apart', () => {
    const again = found('lotus-pond', isAgain);
    const retriggered = timelineFor('lotus-pond', again);
    const segment = beatOf(retriggered, 'retrigger');
    expect(segment.until - segment.from).toBe(times.retrigger.whole);
    const from = segment.from + times.negative + times.retrigger.chip;
    const awarded = (ms: number) => sceneAt(retriggered, from + ms).feature?.awarded ?? 0;
    expect(awarded(40) - awarded(0)).toBe(1);
    expect(awarded(1200) - awarded(0)).toBe(segment.spins);
    expect(sceneAt(retriggered, from).feature?.plus).toEqual({ spins: segment.spins, share: 1 });
  });

  test('[GAME-09] with reduced motion the cards still wait, and amounts appear at once', () => {
    const still = timelineFor('lotus-pond', outcome, true);
    expect(still.gates.map(({ by }) => by)).toEqual(['tap', 'tap']);
    const end = beatOf(still, 'end');
    const arrived = end.from + times.end.wait + times.reduced;
    expect(sceneAt(still, arrived)).toMatchObject({ isSumShown: true, units: { share: 1 } });
  });
});

describe('a high win', () => {
  const plain = (tier: string) => (one: SlotOutcome) =>
    one.phases.length === 1 && winTier(one.units, 10) === tier;

  test('[GAME-09] from 25 stakes on the game header shows the amount for 1.8 s', () => {
    const timeline = timelineFor('harvest-moon', found('harvest-moon', plain('great')));
    const { from } = timeline.final;
    expect(sceneAt(timeline, from + times.gameHeader).headerShare).toBe(1);
    expect(timeline.sumShownAt - from).toBe(times.gameHeader + times.count.great);
  });

  test('[GAME-09] from 100 stakes on a certificate prints, and only its button closes it', () => {
    const timeline = timelineFor('harvest-moon', found('harvest-moon', plain('grand')));
    const segment = beatOf(timeline, 'certificate');
    expect(segment.from - timeline.final.from).toBeLessThanOrEqual(times.certificate.lines);
    expect(timeline.gates).toEqual([{ at: segment.until, by: 'button' }]);
    expect(segment.tapTo).toBe(segment.until);
    expect(timeline.sumShownAt - segment.from).toBe(times.certificate.print + times.count.grand);
    expect(sceneAt(timeline, segment.until)).toMatchObject({ isSettled: false, isSumShown: true });
    expect(sceneAt(timeline, segment.until + 1)).toMatchObject({ isSettled: true, card: null });
  });
});

describe('a cascade', () => {
  const rules = rulesOf('gem-quarry');

  test('[GAME-09] is never empty, from the exchange to the last gem', () => {
    for (let seed = 1; seed < 40; seed++) {
      const timeline = timelineFor('gem-quarry', played(rules, seed * 31));
      for (let t = 300; t < timeline.endAt; t += 37) {
        const { columns } = sceneAt(timeline, t);
        const segment = segmentAt(timeline, t);
        if (segment.type === 'drop' && segment.removed && t < segment.dropAt) continue;
        for (const { items } of columns) {
          const seen = items.filter(({ y, alpha }) => alpha > 0.4 && y > -1 && y < rules.rows);
          expect(seen.length).toBeGreaterThanOrEqual(rules.rows - 4);
        }
      }
    }
  });

  test('[GAME-09] a fall has the same duration whatever it pays, and an amount up to the stake is silent', () => {
    const lengths = new Set<number>();
    for (let seed = 1; seed < 600; seed++) {
      const timeline = timelineFor('gem-quarry', played(rules, seed * 31));
      let sum = 0;
      for (const segment of timeline.segments) {
        if (segment.type !== 'wins' || segment.mood !== 'fall') continue;
        lengths.add(segment.until - segment.from);
        sum += segment.units.to - segment.units.from;
        const scene = sceneAt(timeline, segment.from + 400);
        expect(scene.negative.length > 0).toBe(sum > rules.units);
        expect(scene.tags.every(({ isGain }) => isGain)).toBe(sum > rules.units);
      }
    }
    expect([...lengths]).toEqual([times.fall.hold]);
  });
});

/** Each paying number of each symbol, forced on the first line or on reels from the left. */
const payRows = (rules: ReelRules): { name: string; phase: SpinPhase }[] => {
  const line = rules.kind === 'lines' ? rules.lines[0] : undefined;
  return Object.entries(rules.pays).flatMap(([symbol, pays]) =>
    Object.keys(pays).flatMap((text) => {
      const count = Number(text);
      const phase = forced(rules, symbol, count, line);
      return phase ? [{ name: `${count} ${symbol}`, phase }] : [];
    }),
  );
};

const forced = (
  rules: ReelRules,
  symbol: string,
  count: number,
  line: readonly number[] | undefined,
): SpinPhase | null => {
  const stops = rules.strips.map((strip, reel) => {
    const row = line?.[reel] ?? 0;
    const fits = (name: string) => (name === symbol) === reel < count && name !== 'wild';
    const index = strip.findIndex(fits);
    return index < 0 ? 0 : (index - row + strip.length) % strip.length;
  });
  const phase = spinPhase(rules, stops);
  return phase.wins.some((win) => win.symbol === symbol && win.count === count) ? phase : null;
};

const shownAmounts = (scene: Scene): number[] => [
  ...(scene.line ? [scene.line.amount.units] : []),
  ...scene.tags.map(({ units }) => units),
];

describe.each([...viewByCode.values()].filter(({ game }) => game.rules.kind !== 'anywhere'))(
  '$game.code',
  ({ game }) => {
    const rules = game.rules as ReelRules;

    test('[R-H6] the board shows what each pay row pays, and the result bar its amount', () => {
      const rows = payRows(rules);
      expect(rows.length).toBeGreaterThan(5);
      for (const { phase } of rows) {
        const { awards: _, opensPick: __, ...spin } = phase;
        const outcome: SlotOutcome = {
          game: rules.code,
          version: '1',
          phases: [spin],
          units: spin.units,
        };
        const timeline = timelineFor(rules.code, outcome);
        expect(finalScene(timeline).units.to).toBe(spin.units);
        if (spin.units <= rules.units) continue;
        timeline.final.inTurn.forEach((win, index) => {
          const scene = sceneAt(
            timeline,
            timeline.final.from + index * timeline.final.eachMs + 199,
          );
          expect(shownAmounts(scene)).toEqual([win.units]);
        });
      }
    });
  },
);

/** A symbol's draw: the first number that stands for it. */
const drawnFor = ({ symbols, weights }: CascadeRules, wanted: string): number =>
  symbols
    .slice(0, symbols.indexOf(wanted))
    .reduce((sum, symbol) => sum + (weights[symbol] ?? 0), 0);

/** So many alike in each of the first falls, and nothing that pays in the one after them. */
const forcedFalls = (
  rules: CascadeRules,
  symbol: string,
  count: number,
  falls: number,
): SlotOutcome => {
  const others = rules.symbols.filter((name) => name !== symbol);
  const cells = rules.cols * rules.rows;
  let drawn = 0;
  return playRound(rules, ({ stream }) => {
    const fall = Math.floor(stream / cells);
    drawn += 1;
    const isForced = fall === 0 ? drawn <= count : fall < falls;
    return drawnFor(rules, isForced ? symbol : others[drawn % others.length]!);
  });
};

describe.each([...viewByCode.values()].filter(({ game }) => game.rules.kind === 'anywhere'))(
  '$game.code',
  ({ game }) => {
    const rules = game.rules as CascadeRules;
    const rows = Object.entries(rules.pays).flatMap(([symbol, pays]) =>
      Object.entries(pays).map(([count, units]) => [Number(count), symbol, units ?? 0] as const),
    );

    test.each(rows)(
      '[R-H6] %i %s: the board shows what each fall pays, and the result bar its amount',
      (count, symbol, units) => {
        rules.multipliers.forEach((_, index) => {
          const outcome = forcedFalls(rules, symbol, count, index + 1);
          const paid = rules.multipliers.slice(0, index + 1).map((times) => units * times);
          const sum = paid.reduce((all, one) => all + one, 0);
          expect(outcome.units).toBe(sum);
          const timeline = timelineFor(rules.code, outcome);
          expect(finalScene(timeline).units.to).toBe(sum);
          const shown = timeline.segments.flatMap((segment) =>
            segment.type === 'wins' && segment.mood === 'fall'
              ? [sceneAt(timeline, segment.until - 1)]
              : [],
          );
          expect(shown.map(({ tags }) => tags.map((tag) => tag.units))).toEqual(
            paid.map((one) => [one]),
          );
          expect(shown.map((scene) => scene.units.to)).toEqual(
            paid.map((_one, fall) => paid.slice(0, fall + 1).reduce((all, one) => all + one, 0)),
          );
        });
      },
    );
  },
);
