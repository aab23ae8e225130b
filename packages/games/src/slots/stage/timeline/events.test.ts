import { describe, expect, test } from 'vitest';
import { viewByCode } from '../../shell/page/all-views';
import { playRound, spinPhase } from '../../rules/play';
import type { Outcome, SpinPhase } from '../../../rounds/round';
import type { CascadeRules, ReelRules, Rules } from '../../rules/slot';
import { played } from '@parlour/testkit/games/played-round';
import { endRows } from './end-rows';
import { tierOf } from './feel';
import type { Scene } from './scene';
import { firstStanding } from './standing';
import { beatAt, tellStory, type Beat, type Story } from './story';
import { finalScene, sceneAt } from './scene-at';
import { times } from './times';

const rulesOf = (code: string): Rules => {
  const view = viewByCode.get(code);
  if (!view) throw new Error(code);
  return view.game.rules;
};

const found = (code: string, fits: (outcome: Outcome) => boolean): Outcome => {
  for (let seed = 1; seed < 60_000; seed++) {
    const outcome = played(rulesOf(code), seed * 97);
    if (fits(outcome)) return outcome;
  }
  throw new Error('no such round');
};

const told = (code: string, outcome: Outcome, isReduced = false): Story => {
  const rules = rulesOf(code);
  return tellStory({ rules, outcome, before: firstStanding(rules), answerAt: 300, isReduced });
};

const beatOf = <Type extends Beat['type']>(story: Story, type: Type) => {
  const beat = story.beats.find((one): one is Extract<Beat, { type: Type }> => one.type === type);
  if (!beat) throw new Error(`no ${type}`);
  return beat;
};

const isSpins = ({ phases }: Outcome) => phases.some((one) => one.type === 'spin' && one.free);
const isAgain = ({ phases }: Outcome) =>
  phases.some((one) => one.type === 'spin' && one.free && one.awards);

describe('free spins', () => {
  const outcome = found('sn', (one) => isSpins(one) && tierOf(one.units, 20) !== 'grand');
  const story = told('sn', outcome);
  const entry = beatOf(story, 'entry');

  test('[GAME-09] begin on a card that waits, after seals, hold, masthead and card', () => {
    const length = times.negative + times.entry.hold + times.masthead + times.entry.card;
    expect(entry.until - entry.from).toBeCloseTo(length, 6);
    expect(story.gates[0]).toEqual({ at: entry.until, by: 'tap' });
    const at = (ms: number) => sceneAt(story, entry.from + ms);
    expect(at(times.negative + times.entry.hold - 1).feature?.turn).toBe(0);
    expect(at(times.negative + times.entry.hold + times.masthead).feature?.turn).toBe(1);
    expect(sceneAt(story, entry.until)).toMatchObject({
      button: 'begin',
      feature: { turn: 1, ground: 0 },
      card: { type: 'entry', share: 1, isWaiting: true },
      isSettled: false,
      isTold: false,
    });
  });

  test('[GAME-09] exchange border and ground after the tap, and count a spin as its reels start', () => {
    const { from } = beatOf(story, 'ground');
    expect(sceneAt(story, from + times.entry.ground / 2).feature?.ground).toBeCloseTo(0.5);
    const spins = story.beats.filter((beat) => beat.type === 'reels' && beat.phase.free);
    spins.forEach((beat, index) => {
      const { feature } = sceneAt(story, beat.from);
      expect(feature).toMatchObject({ index: index + 1, ground: 1, turn: 1 });
    });
  });

  test('[GAME-09] a tap ends counting and pause of a spin, never its reels', () => {
    for (const beat of story.beats) {
      if (beat.type === 'reels' || beat.type === 'entry') expect(beat.tapTo).toBeNull();
      if (beat.type === 'wins' && beat.mood === 'free') expect(beat.tapTo).toBe(beat.until);
    }
  });

  test('[GAME-09] end on a ticket that counts the whole sum before the money is told', () => {
    const end = beatOf(story, 'end');
    const countedAt = end.from + times.end.wait + times.end.slide + times.end.count;
    expect(story.toldAt).toBe(countedAt);
    expect(sceneAt(story, countedAt - 1)).toMatchObject({ isTold: false });
    expect(sceneAt(story, countedAt)).toMatchObject({
      isTold: true,
      isSettled: false,
      units: { to: outcome.units, share: 1 },
    });
    expect(sceneAt(story, end.until).card).toMatchObject({
      rows: endRows(outcome).length,
      isWaiting: true,
    });
    expect(story.gates.at(-1)).toEqual({ at: end.until, by: 'tap' });
    expect(finalScene(story)).toMatchObject({ feature: null, card: null, isSettled: true });
  });

  test('[GAME-09] the rows of the ticket add up to its sum', () => {
    for (let seed = 1; seed < 4000; seed++) {
      const round = played(rulesOf('sn'), seed * 13);
      if (!isSpins(round)) continue;
      const parts = endRows(round).filter((row) => row.type !== 'best');
      const sum = parts.reduce((all, row) => all + ('units' in row ? row.units : 0), 0);
      expect(sum).toBe(round.units);
    }
  });

  test('[GAME-09] more spins are told for 1.6 s: a chip, then the new holes 40 ms apart', () => {
    const again = found('sn', isAgain);
    const tale = told('sn', again);
    const beat = beatOf(tale, 'retrigger');
    expect(beat.until - beat.from).toBe(times.retrigger.whole);
    const from = beat.from + times.negative + times.retrigger.chip;
    const awarded = (ms: number) => sceneAt(tale, from + ms).feature?.awarded ?? 0;
    expect(awarded(40) - awarded(0)).toBe(1);
    expect(awarded(1200) - awarded(0)).toBe(beat.spins);
    expect(sceneAt(tale, from).feature?.plus).toEqual({ spins: beat.spins, share: 1 });
  });

  test('[GAME-09] where motion is reduced the cards wait all the same, and sums stand at once', () => {
    const still = told('sn', outcome, true);
    expect(still.gates.map(({ by }) => by)).toEqual(['tap', 'tap']);
    const end = beatOf(still, 'end');
    const arrived = end.from + times.end.wait + times.reduced;
    expect(sceneAt(still, arrived)).toMatchObject({ isTold: true, units: { share: 1 } });
  });
});

describe('a high win', () => {
  const plain = (tier: string) => (one: Outcome) =>
    one.phases.length === 1 && tierOf(one.units, 10) === tier;

  test('[GAME-09] from 25 stakes the masthead takes the sum for 1.8 s', () => {
    const story = told('tr', found('tr', plain('great')));
    const { from } = story.final;
    expect(sceneAt(story, from + times.masthead).plate).toBe(1);
    expect(story.toldAt - from).toBe(times.masthead + times.count.great);
  });

  test('[GAME-09] from 100 stakes a certificate prints, and only its button closes it', () => {
    const story = told('tr', found('tr', plain('grand')));
    const beat = beatOf(story, 'certificate');
    expect(beat.from - story.final.from).toBeLessThanOrEqual(times.certificate.lines);
    expect(story.gates).toEqual([{ at: beat.until, by: 'button' }]);
    expect(beat.tapTo).toBe(beat.until);
    expect(story.toldAt - beat.from).toBe(times.certificate.print + times.count.grand);
    expect(sceneAt(story, beat.until)).toMatchObject({ isSettled: false, isTold: true });
    expect(sceneAt(story, beat.until + 1)).toMatchObject({ isSettled: true, card: null });
  });
});

describe('a cascade', () => {
  const rules = rulesOf('mn');

  test('[GAME-09] is never empty, from the exchange to the last gem', () => {
    for (let seed = 1; seed < 40; seed++) {
      const story = told('mn', played(rules, seed * 31));
      for (let t = 300; t < story.endAt; t += 37) {
        const { columns } = sceneAt(story, t);
        const beat = beatAt(story, t);
        if (beat.type === 'drop' && beat.removed && t < beat.dropAt) continue;
        for (const { items } of columns) {
          const seen = items.filter(({ y, alpha }) => alpha > 0.4 && y > -1 && y < rules.rows);
          expect(seen.length).toBeGreaterThanOrEqual(rules.rows - 4);
        }
      }
    }
  });

  test('[GAME-09] a fall lasts the same whatever it pays, and no sum of a stake or less is loud', () => {
    const lengths = new Set<number>();
    for (let seed = 1; seed < 600; seed++) {
      const story = told('mn', played(rules, seed * 31));
      let sum = 0;
      for (const beat of story.beats) {
        if (beat.type !== 'wins' || beat.mood !== 'fall') continue;
        lengths.add(beat.until - beat.from);
        sum += beat.units.to - beat.units.from;
        const scene = sceneAt(story, beat.from + 400);
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
  '$game.names.EN',
  ({ game }) => {
    const rules = game.rules as ReelRules;

    test('[R-H6] the board names what each pay row pays, and the strip its sum', () => {
      const rows = payRows(rules);
      expect(rows.length).toBeGreaterThan(5);
      for (const { phase } of rows) {
        const { awards: _, opensPick: __, ...spin } = phase;
        const outcome: Outcome = {
          game: rules.code,
          version: '1',
          phases: [spin],
          units: spin.units,
        };
        const story = told(rules.code, outcome);
        expect(finalScene(story).units.to).toBe(spin.units);
        if (spin.units <= rules.units) continue;
        story.final.inTurn.forEach((win, index) => {
          const scene = sceneAt(story, story.final.from + index * story.final.eachMs + 199);
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
): Outcome => {
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
  '$game.names.EN',
  ({ game }) => {
    const rules = game.rules as CascadeRules;
    const rows = Object.entries(rules.pays).flatMap(([symbol, pays]) =>
      Object.entries(pays).map(([count, units]) => [Number(count), symbol, units ?? 0] as const),
    );

    test.each(rows)(
      '[R-H6] %i %s: the board names what each fall pays, and the strip its sum',
      (count, symbol, units) => {
        rules.multipliers.forEach((_, index) => {
          const outcome = forcedFalls(rules, symbol, count, index + 1);
          const paid = rules.multipliers.slice(0, index + 1).map((times) => units * times);
          const sum = paid.reduce((all, one) => all + one, 0);
          expect(outcome.units).toBe(sum);
          const story = told(rules.code, outcome);
          expect(finalScene(story).units.to).toBe(sum);
          const shown = story.beats.flatMap((beat) =>
            beat.type === 'wins' && beat.mood === 'fall' ? [sceneAt(story, beat.until - 1)] : [],
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
