import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liftPlate } from '../../rules/pick-bonus';
import { winTier } from '../../stage/timeline/motion';
import { Refused, Unreachable } from '../page/api';
import { pendingOf } from './pending';
import { stakeBelow } from './controller-state';
import {
  bootOf,
  controllerWith,
  never,
  outcomeOf,
  roundOf,
  sleep,
  viewOf,
  wait,
} from '@parlour/testkit/games/controller-seat';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const lost = () => outcomeOf('lotus-pond', ({ units }) => units === 0);

describe('starting a round', () => {
  test('[GAME-09] shows the money only after the reels have stopped', async () => {
    const outcome = outcomeOf(
      'lotus-pond',
      ({ units, phases }) => units > 20 && phases.length === 1,
    );
    const { controller, store, scenes } = controllerWith('lotus-pond', {
      start: async () => roundOf(outcome, { balanceAfter: '500000' }),
    });
    void controller.start();
    await wait(1900);
    expect(store.get().balance).toBe('80000');
    await wait(2500);
    expect(store.get().balance).toBe('500000');
    expect(scenes.at(-1)?.units.to).toBe(outcome.units);
  });

  test('[GAME-09] stores the key before sending, and drops it with the answer', async () => {
    const keys: string[] = [];
    const { controller, storage } = controllerWith('lotus-pond', {
      start: async (_, key) => {
        keys.push(`${key} ${pendingOf(storage, 's')?.key}`);
        return roundOf(lost());
      },
    });
    void controller.start();
    await wait(5000);
    expect(keys).toEqual(['key-1 key-1']);
    expect(pendingOf(storage, 's')).toBeNull();
  });

  test('[GAME-09] accepts one start at a time, and the next no sooner than 2.5 s', async () => {
    let starts = 0;
    const { controller, store } = controllerWith('lotus-pond', {
      start: async () => {
        starts += 1;
        return roundOf(lost());
      },
    });
    void controller.start();
    void controller.start();
    await wait(2490);
    void controller.start();
    expect(starts).toBe(1);
    expect(store.get().spin).toBe('running');
    await wait(100);
    expect(store.get().spin).toBe('open');
    void controller.start();
    expect(starts).toBe(2);
  });

  test('[GAME-09] does not send a stake above the balance', async () => {
    const { controller, store } = controllerWith('lotus-pond', {}, { balance: '12000' });
    await controller.start();
    expect(store.get()).toMatchObject({ notice: { type: 'short' }, spin: 'open', stake: '20000' });
    expect(stakeBelow(store.get())).toBe('10000');
  });
});

describe('a slow or lost network', () => {
  test('[GAME-09] shows nothing at 3.9 s, and a notice at 4.1', async () => {
    const { controller, store, scenes } = controllerWith('lotus-pond', { start: never });
    void controller.start();
    await wait(3900);
    expect(store.get().notice).toBeNull();
    await wait(200);
    expect(store.get().notice).toEqual({ type: 'slow' });
    expect(scenes.at(-1)?.isMoving).toBe(true);
  });

  test('[GAME-09] plays an answer at 4.1 s, and removes the notice', async () => {
    const { controller, store, scenes } = controllerWith('lotus-pond', {
      start: () => sleep(4100).then(() => roundOf(lost())),
    });
    void controller.start();
    await wait(4200);
    expect(store.get().notice).toBeNull();
    await wait(2500);
    expect(scenes.at(-1)).toMatchObject({ isSettled: true, caption: { type: 'nothing' } });
  });

  test('[GAME-09] after 15 s the reels rest as before; a late answer is shown without animation', async () => {
    const win = outcomeOf('lotus-pond', ({ units, phases }) => units > 100 && phases.length === 1);
    const { controller, store, scenes, cues } = controllerWith('lotus-pond', {
      start: () => sleep(20_000).then(() => roundOf(win)),
    });
    const first = controllerWith('lotus-pond', {}).animator.sceneNow().board;
    void controller.start();
    await wait(15_700);
    expect(store.get().notice).toMatchObject({ type: 'lost' });
    expect(scenes.at(-1)).toMatchObject({ board: first, isMoving: false });
    const cueCount = cues.length;
    await wait(4500);
    expect(store.get()).toMatchObject({ notice: { type: 'away' }, balance: '90000' });
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, units: { to: win.units } });
    expect(cues.slice(cueCount).filter((cue) => cue !== 'silence')).toEqual([]);
  });

  test('[GAME-09] asks again with the same key after 1, 2 and 4 seconds', async () => {
    const asked: [at: number, key: string][] = [];
    const from = Date.now();
    const { controller } = controllerWith('lotus-pond', {
      start: async (_, key) => {
        asked.push([Date.now() - from, key]);
        if (asked.length < 4) throw new Unreachable('/rounds');
        return roundOf(lost());
      },
    });
    void controller.start();
    await wait(9000);
    expect(asked).toEqual([
      [0, 'key-1'],
      [1000, 'key-1'],
      [3000, 'key-1'],
      [7000, 'key-1'],
    ]);
  });

  test('[GAME-09] asks again while even the bet is uncertain', async () => {
    let asked = 0;
    const uncertain = { ...lost(), phases: [] };
    const { controller, store } = controllerWith('lotus-pond', {
      start: async () => {
        asked += 1;
        return asked < 3 ? roundOf(uncertain, { status: 'settling' }) : roundOf(lost());
      },
    });
    void controller.start();
    await wait(8000);
    expect(asked).toBe(3);
    expect(store.get()).toMatchObject({ spin: 'open', balance: '90000' });
  });

  test('[GAME-09] a refused bet resets the reels and enables the button again', async () => {
    const { controller, store, scenes } = controllerWith('lotus-pond', {
      start: async () => {
        throw new Refused('wallet.refused', 403);
      },
    });
    void controller.start();
    await wait(3500);
    expect(store.get()).toMatchObject({
      notice: { type: 'refused', code: 'wallet.refused' },
      spin: 'open',
      balance: '100000',
    });
    expect(scenes.at(-1)?.isMoving).toBe(false);
  });
});

describe('a return to the game', () => {
  test('[GAME-09] a round that ended meanwhile is shown without animation and marked', async () => {
    const win = outcomeOf('lotus-pond', ({ units, phases }) => units > 100 && phases.length === 1);
    const current = roundOf(win);
    const { controller, store, scenes, messageTypes } = controllerWith(
      'lotus-pond',
      { boot: async () => bootOf('lotus-pond', { balance: '90000' }) },
      { current },
    );
    void controller.resume();
    await wait(100);
    expect(store.get()).toMatchObject({ notice: { type: 'away' }, balance: '90000' });
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, units: { to: win.units } });
    expect(scenes.some((scene) => scene.isMoving)).toBe(false);
    expect(messageTypes).toContain('round-ended');
  });

  test('[GAME-09] an open pick resumes with the same plates open', async () => {
    const { rules } = viewOf('engravers-shop').game;
    const opened = outcomeOf('engravers-shop', ({ awaits }) => awaits === 'pick');
    const plates = [3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25, 'x2' as const];
    let outcome = liftPlate(rules, opened, plates, 4);
    const { controller, store } = controllerWith(
      'engravers-shop',
      {
        choose: async (_, plate) => {
          outcome = liftPlate(rules, outcome, plates, plate);
          return roundOf(outcome, { balanceAfter: '480000' });
        },
        boot: async () => bootOf('engravers-shop', { balance: '480000' }),
      },
      { current: roundOf(outcome) },
    );
    void controller.resume();
    await wait(100);
    expect(store.get()).toMatchObject({ isPicking: true, notice: null });
    await controller.lift(11);
    await controller.lift(0);
    await wait(100);
    const phase = store.get().round?.outcome.phases.at(-1);
    expect(phase).toMatchObject({ over: true, units: (5 + 3) * 2 * rules.units });
    expect(store.get().balance).toBe('80000');
    controller.closePick();
    await wait(1700);
    // The ticket counts before the money is shown, and stays until the player goes on.
    expect(store.get()).toMatchObject({ isPicking: false, balance: '80000' });
    await wait(1500);
    expect(store.get()).toMatchObject({ balance: '480000', spin: 'running' });
    controller.press();
    await wait(100);
    expect(store.get().spin).toBe('open');
  });

  test('[GAME-09] a pick without an answer is sent again, and counts once', async () => {
    const { rules } = viewOf('engravers-shop').game;
    const opened = outcomeOf('engravers-shop', ({ awaits }) => awaits === 'pick');
    const plates = [3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25, 'x2' as const];
    let asked = 0;
    const { controller, store } = controllerWith(
      'engravers-shop',
      {
        choose: async (_, plate) => {
          asked += 1;
          if (asked === 1) throw new Unreachable('/choice');
          return roundOf(liftPlate(rules, opened, plates, plate));
        },
      },
      { current: roundOf(opened) },
    );
    void controller.resume();
    await wait(100);
    void controller.lift(7);
    void controller.lift(8);
    await wait(1500);
    expect(asked).toBe(2);
    expect(store.get().round?.outcome.phases.at(-1)).toMatchObject({
      lifted: [{ plate: 7, shows: 8 }],
    });
  });
});

describe('the stage during a round', () => {
  test('[GAME-09] a hidden page draws nothing, and shows the end when it becomes visible', async () => {
    const win = outcomeOf('harvest-moon', ({ units }) => winTier(units, 10) === 'great');
    const { controller, store, animator, scenes } = controllerWith('harvest-moon', {
      start: async () => roundOf(win),
    });
    void controller.start();
    await wait(900);
    animator.setHidden(true);
    const drawn = scenes.length;
    await wait(10_000);
    expect(scenes).toHaveLength(drawn);
    animator.setHidden(false);
    await wait(50);
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, units: { to: win.units } });
    expect(store.get().recent).toHaveLength(1);
    expect(store.get().balance).toBe('90000');
  });

  test('[GAME-09] a tap ends the counting and changes nothing else', async () => {
    const win = outcomeOf('harvest-moon', ({ units }) => winTier(units, 10) === 'great');
    const { controller, animator, scenes } = controllerWith('harvest-moon', {
      start: async () => roundOf(win),
    });
    void controller.start();
    await wait(2300);
    expect(scenes.at(-1)).toMatchObject({ isMoving: true, isSumShown: false });
    expect(animator.tap()).toBe(true);
    await wait(40);
    expect(scenes.at(-1)).toMatchObject({
      isMoving: false,
      isSumShown: true,
      tier: 'great',
      headerShare: 1,
    });
    expect(animator.tap()).toBe(false);
  });

  test('[GAME-09] a return below the stake is silent', async () => {
    const back = outcomeOf('harvest-moon', ({ units }) => winTier(units, 10) === 'returned');
    const { controller, cues } = controllerWith('harvest-moon', {
      start: async () => roundOf(back),
    });
    void controller.start();
    await wait(6000);
    expect(cues).toContain('stop');
    expect(cues.filter((cue) => ['win', 'line', 'count'].includes(cue))).toEqual([]);
  });
});
