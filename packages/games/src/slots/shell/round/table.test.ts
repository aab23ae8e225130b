import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liftPlate } from '../../rules/play';
import { tierOf } from '../../stage/timeline/feel';
import { Refused, Unreachable } from '../page/api';
import { pendingOf } from './pending';
import { stakeBelow } from './table-state';
import {
  bootOf,
  laid,
  never,
  outcomeOf,
  roundOf,
  sleep,
  viewOf,
  wait,
} from '@parlour/testkit/games/laid-table';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const lost = () => outcomeOf('sn', ({ units }) => units === 0);

describe('starting a round', () => {
  test('[GAME-09] shows the money only when the reels lie still, and not before', async () => {
    const outcome = outcomeOf('sn', ({ units, phases }) => units > 20 && phases.length === 1);
    const { table, store, scenes } = laid('sn', {
      start: async () => roundOf(outcome, { balanceAfter: '500000' }),
    });
    void table.start();
    await wait(1900);
    expect(store.get().balance).toBe('80000');
    await wait(2500);
    expect(store.get().balance).toBe('500000');
    expect(scenes.at(-1)?.units.to).toBe(outcome.units);
  });

  test('[GAME-09] keeps the key before sending, and drops it with the answer', async () => {
    const keys: string[] = [];
    const { table, storage } = laid('sn', {
      start: async (_, key) => {
        keys.push(`${key} ${pendingOf(storage, 's')?.key}`);
        return roundOf(lost());
      },
    });
    void table.start();
    await wait(5000);
    expect(keys).toEqual(['key-1 key-1']);
    expect(pendingOf(storage, 's')).toBeNull();
  });

  test('[GAME-09] takes one start at a time, and the next no sooner than 2.5 s', async () => {
    let starts = 0;
    const { table, store } = laid('sn', {
      start: async () => {
        starts += 1;
        return roundOf(lost());
      },
    });
    void table.start();
    void table.start();
    await wait(2490);
    void table.start();
    expect(starts).toBe(1);
    expect(store.get().spin).toBe('running');
    await wait(100);
    expect(store.get().spin).toBe('open');
    void table.start();
    expect(starts).toBe(2);
  });

  test('[GAME-09] a stake above the balance is not sent', async () => {
    const { table, store } = laid('sn', {}, { balance: '12000' });
    await table.start();
    expect(store.get()).toMatchObject({ notice: { type: 'short' }, spin: 'open', stake: '20000' });
    expect(stakeBelow(store.get())).toBe('10000');
  });
});

describe('a slow or lost network', () => {
  test('[GAME-09] says nothing at 3.9 s, and speaks at 4.1', async () => {
    const { table, store, scenes } = laid('sn', { start: never });
    void table.start();
    await wait(3900);
    expect(store.get().notice).toBeNull();
    await wait(200);
    expect(store.get().notice).toEqual({ type: 'slow' });
    expect(scenes.at(-1)?.isMoving).toBe(true);
  });

  test('[GAME-09] an answer at 4.1 s is acted out, and takes the word back', async () => {
    const { table, store, scenes } = laid('sn', {
      start: () => sleep(4100).then(() => roundOf(lost())),
    });
    void table.start();
    await wait(4200);
    expect(store.get().notice).toBeNull();
    await wait(2500);
    expect(scenes.at(-1)).toMatchObject({ isSettled: true, caption: { type: 'nothing' } });
  });

  test('[GAME-09] after 15 s the reels lie as before; a late answer is shown still', async () => {
    const win = outcomeOf('sn', ({ units, phases }) => units > 100 && phases.length === 1);
    const { table, store, scenes, cues } = laid('sn', {
      start: () => sleep(20_000).then(() => roundOf(win)),
    });
    const first = laid('sn', {}).animator.sceneNow().board;
    void table.start();
    await wait(15_700);
    expect(store.get().notice).toMatchObject({ type: 'lost' });
    expect(scenes.at(-1)).toMatchObject({ board: first, isMoving: false });
    const heard = cues.length;
    await wait(4500);
    expect(store.get()).toMatchObject({ notice: { type: 'away' }, balance: '90000' });
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, units: { to: win.units } });
    expect(cues.slice(heard).filter((cue) => cue !== 'silence')).toEqual([]);
  });

  test('[GAME-09] asks again with the same key after 1, 2 and 4 seconds', async () => {
    const asked: [at: number, key: string][] = [];
    const from = Date.now();
    const { table } = laid('sn', {
      start: async (_, key) => {
        asked.push([Date.now() - from, key]);
        if (asked.length < 4) throw new Unreachable('/rounds');
        return roundOf(lost());
      },
    });
    void table.start();
    await wait(9000);
    expect(asked).toEqual([
      [0, 'key-1'],
      [1000, 'key-1'],
      [3000, 'key-1'],
      [7000, 'key-1'],
    ]);
  });

  test('[GAME-09] asks again while even the bet is not certain', async () => {
    let asked = 0;
    const uncertain = { ...lost(), phases: [] };
    const { table, store } = laid('sn', {
      start: async () => {
        asked += 1;
        return asked < 3 ? roundOf(uncertain, { status: 'settling' }) : roundOf(lost());
      },
    });
    void table.start();
    await wait(8000);
    expect(asked).toBe(3);
    expect(store.get()).toMatchObject({ spin: 'open', balance: '90000' });
  });

  test('[GAME-09] a refused bet gives the reels back and opens the button again', async () => {
    const { table, store, scenes } = laid('sn', {
      start: async () => {
        throw new Refused('wallet.refused', 403);
      },
    });
    void table.start();
    await wait(3500);
    expect(store.get()).toMatchObject({
      notice: { type: 'refused', code: 'wallet.refused' },
      spin: 'open',
      balance: '100000',
    });
    expect(scenes.at(-1)?.isMoving).toBe(false);
  });
});

describe('coming back', () => {
  test('[GAME-09] a round that ended meanwhile is shown still and marked', async () => {
    const win = outcomeOf('sn', ({ units, phases }) => units > 100 && phases.length === 1);
    const current = roundOf(win);
    const { table, store, scenes, told } = laid(
      'sn',
      { boot: async () => bootOf('sn', { balance: '90000' }) },
      { current },
    );
    void table.resume();
    await wait(100);
    expect(store.get()).toMatchObject({ notice: { type: 'away' }, balance: '90000' });
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, units: { to: win.units } });
    expect(scenes.some((scene) => scene.isMoving)).toBe(false);
    expect(told).toContain('round-ended');
  });

  test('[GAME-09] an open pick lies there with the same plates lifted, and goes on', async () => {
    const { rules } = viewOf('xk').game;
    const opened = outcomeOf('xk', ({ awaits }) => awaits === 'pick');
    const plates = [3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25, 'x2' as const];
    let outcome = liftPlate(rules, opened, plates, 4);
    const { table, store } = laid(
      'xk',
      {
        choose: async (_, plate) => {
          outcome = liftPlate(rules, outcome, plates, plate);
          return roundOf(outcome, { balanceAfter: '480000' });
        },
        boot: async () => bootOf('xk', { balance: '480000' }),
      },
      { current: roundOf(outcome) },
    );
    void table.resume();
    await wait(100);
    expect(store.get()).toMatchObject({ isPicking: true, notice: null });
    await table.lift(11);
    await table.lift(0);
    await wait(100);
    const phase = store.get().round?.outcome.phases.at(-1);
    expect(phase).toMatchObject({ over: true, units: (5 + 3) * 2 * rules.units });
    expect(store.get().balance).toBe('80000');
    table.closePick();
    await wait(1700);
    // The ticket counts before the money is told, and lies there until the player goes on.
    expect(store.get()).toMatchObject({ isPicking: false, balance: '80000' });
    await wait(1500);
    expect(store.get()).toMatchObject({ balance: '480000', spin: 'running' });
    table.press();
    await wait(100);
    expect(store.get().spin).toBe('open');
  });

  test('[GAME-09] a plate that gets no answer is asked for again, and lifted once', async () => {
    const { rules } = viewOf('xk').game;
    const opened = outcomeOf('xk', ({ awaits }) => awaits === 'pick');
    const plates = [3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25, 'x2' as const];
    let asked = 0;
    const { table, store } = laid(
      'xk',
      {
        choose: async (_, plate) => {
          asked += 1;
          if (asked === 1) throw new Unreachable('/choice');
          return roundOf(liftPlate(rules, opened, plates, plate));
        },
      },
      { current: roundOf(opened) },
    );
    void table.resume();
    await wait(100);
    void table.lift(7);
    void table.lift(8);
    await wait(1500);
    expect(asked).toBe(2);
    expect(store.get().round?.outcome.phases.at(-1)).toMatchObject({
      lifted: [{ plate: 7, shows: 8 }],
    });
  });
});

describe('the stage while a round is on', () => {
  test('[GAME-09] a hidden page draws nothing, and shows the end when seen again', async () => {
    const win = outcomeOf('tr', ({ units }) => tierOf(units, 10) === 'great');
    const { table, store, animator, scenes } = laid('tr', { start: async () => roundOf(win) });
    void table.start();
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
    const win = outcomeOf('tr', ({ units }) => tierOf(units, 10) === 'great');
    const { table, animator, scenes } = laid('tr', { start: async () => roundOf(win) });
    void table.start();
    await wait(2300);
    expect(scenes.at(-1)).toMatchObject({ isMoving: true, isTold: false });
    expect(animator.tap()).toBe(true);
    await wait(40);
    expect(scenes.at(-1)).toMatchObject({ isMoving: false, isTold: true, tier: 'great', plate: 1 });
    expect(animator.tap()).toBe(false);
  });

  test('[GAME-09] a return below the stake is silent', async () => {
    const back = outcomeOf('tr', ({ units }) => tierOf(units, 10) === 'returned');
    const { table, cues } = laid('tr', { start: async () => roundOf(back) });
    void table.start();
    await wait(6000);
    expect(cues).toContain('stop');
    expect(cues.filter((cue) => ['win', 'line', 'count'].includes(cue))).toEqual([]);
  });
});
