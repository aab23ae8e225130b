import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewByCode } from '@parlour/testkit/games/views';
import type { SlotOutcome } from '../../rules/round';
import type { Rules } from '../../rules/slot';
import { played } from '@parlour/testkit/games/played-round';
import { cuesOf } from './cues';
import { winTier } from './motion';
import { accessibleSceneOf, shownUnits } from './accessible-scene';
import { firstRestingBoard } from './resting-board';
import { timelineOf, type ReelsSegment } from './timeline';
import { finalScene, recallScene, sceneAt, restingScene, waitingScene } from './scene-at';

const views = [...viewByCode.values()];

const rounds = (rules: Rules, count: number): SlotOutcome[] =>
  Array.from({ length: count }, (_, index) => played(rules, index * 7919 + 13));

describe.each(views)('$game.code', ({ game }) => {
  const { rules } = game;
  const before = firstRestingBoard(rules);

  test('[GAME-09] the first board shows no win', () => {
    const specials = ['wild', 'scatter', 'bonus'];
    expect(before.board.flat().some((symbol) => specials.includes(symbol))).toBe(false);
    expect(restingScene(rules, before).negative).toEqual([]);
  });

  test('[GAME-09] the end of a round depends on its outcome only', () => {
    for (const outcome of rounds(rules, 60)) {
      const scenes = [0, 900, 4100].flatMap((answerAt) =>
        [false, true].map((isReduced) =>
          finalScene(timelineOf({ rules, outcome, before, answerAt, isReduced })),
        ),
      );
      const elsewhere = { ...before, stops: before.stops?.map((stop) => stop + 5) ?? null };
      scenes.push(finalScene(timelineOf({ rules, outcome, before: elsewhere, answerAt: 300 })));
      for (const scene of scenes) expect(scene).toEqual(scenes[0]);
      expect(scenes[0]?.isMoving).toBe(false);
    }
  });

  test('[GAME-09] the end shows what the server settled', () => {
    for (const outcome of rounds(rules, 200)) {
      const scene = finalScene(timelineOf({ rules, outcome, before, answerAt: 0 }));
      const last = outcome.phases.findLast((phase) => phase.type !== 'pick');
      expect(shownUnits(scene)).toBe(outcome.units);
      const mirror = accessibleSceneOf(scene, 7, '0');
      expect(mirror.state).toBe('rest');
      expect(mirror.board).toEqual(last?.type === 'spin' ? (last.read ?? last.board) : last?.board);
      const paid = mirror.wins.reduce((sum, win) => sum + win.units, 0);
      expect(paid).toBe(last?.units);
    }
  });

  test('[GAME-09] a return up to the stake has no celebration and no sound', () => {
    const returned = rounds(rules, 1500).filter(
      ({ units }) => winTier(units, rules.units) === 'returned',
    );
    // Red Seven pays nothing below three times the stake.
    if (rules.code !== 'red-seven') expect(returned.length).toBeGreaterThan(20);
    for (const outcome of returned) {
      const timeline = timelineOf({ rules, outcome, before, answerAt: 0 });
      const scene = finalScene(timeline);
      expect(scene.isResultNegative || scene.headerShare > 0 || scene.card !== null).toBe(false);
      expect(scene.line).toBeNull();
      const restCues = cuesOf(timeline).filter(({ at }) => at >= timeline.restAt);
      const isPick = outcome.phases.some((phase) => phase.type === 'pick');
      if (!isPick) expect(restCues.map(({ cue }) => cue)).not.toContain('win');
      expect(restCues.map(({ cue }) => cue)).not.toContain('count');
      if (outcome.phases.length === 1) expect(scene.negative).toEqual([]);
    }
  });

  test('[GAME-09] an amount is complete within three seconds of rest, and a tap ends every count-up', () => {
    for (const outcome of rounds(rules, 400)) {
      const timeline = timelineOf({ rules, outcome, before, answerAt: 300 });
      const isPlain = !timeline.gates.length && !outcome.awaits;
      if (isPlain) expect(timeline.sumShownAt - timeline.restAt).toBeLessThanOrEqual(3000);
      for (const segment of timeline.segments.filter(({ units }) => units.from !== units.to)) {
        if (segment.type === 'entry') continue;
        expect(segment.tapTo).toBe(segment.until);
      }
    }
  });

  test('[GAME-09] all reels are full at any time of any round', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (seed, t, answerAt) => {
          const outcome = played(rules, seed);
          const timeline = timelineOf({ rules, outcome, before, answerAt });
          const scene = t < answerAt ? waitingScene(rules, before, t, false) : sceneAt(timeline, t);
          expect(scene.columns).toHaveLength(rules.cols);
          for (const { items } of scene.columns) {
            expect(items.length).toBeGreaterThanOrEqual(rules.rows);
            for (const { y, alpha, symbol } of items) {
              expect(Number.isFinite(y) && alpha >= 0 && alpha <= 1).toBe(true);
              expect(rules.symbols).toContain(symbol);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('[GAME-09] a round without an answer restores the previous board', () => {
    const end = recallScene(rules, before, 15_000, 20_000, false);
    expect(end).toEqual(restingScene(rules, before));
    const first = recallScene(rules, before, 15_000, 15_001, false);
    // Gems keep their places until the answer: nothing has to be restored.
    expect(first.isMoving).toBe(rules.kind !== 'anywhere');
  });
});

test('[GAME-09] a wait has the same duration for hit and miss, over a thousand rounds that wait', () => {
  const { rules } = viewByCode.get('lotus-pond')?.game ?? { rules: null };
  if (!rules) throw new Error('no game');
  const before = firstRestingBoard(rules);
  const spans = new Map<string, { hits: Set<number>; misses: Set<number> }>();
  let fixtures = 0;
  for (let seed = 0; fixtures < 1000; seed++) {
    const outcome = played(rules, seed);
    const [first] = outcome.phases;
    if (first?.type !== 'spin' || !first.waits.some(Boolean)) continue;
    fixtures += 1;
    const timeline = timelineOf({ rules, outcome, before, answerAt: 300 });
    const segment = timeline.segments[0] as ReelsSegment;
    const key = first.waits.join();
    const span = spans.get(key) ?? { hits: new Set(), misses: new Set() };
    spans.set(key, span);
    (first.awards ? span.hits : span.misses).add(segment.until);
  }
  for (const { hits, misses } of spans.values()) {
    expect(new Set([...hits, ...misses]).size).toBe(1);
  }
  expect([...spans.values()].some(({ hits, misses }) => hits.size && misses.size)).toBe(true);
});
