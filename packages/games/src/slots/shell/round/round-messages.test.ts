import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { winTier } from '../../stage/timeline/motion';
import { Refused } from '../page/api';
import { shownRounds } from './controller-state';
import {
  bootOf,
  controllerWith,
  never,
  outcomeOf,
  roundOf,
  viewOf,
  wait,
} from '@parlour/testkit/games/controller-seat';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const lost = () => outcomeOf('lotus-pond', ({ units }) => units === 0);
const won = () =>
  outcomeOf(
    'lotus-pond',
    ({ units, phases }) => winTier(units, 20) === 'small' && phases.length === 1,
  );
const started = JSON.stringify({ type: 'round-started', key: 'key-1', stake: '20000' });
const alive = JSON.stringify({ type: 'round-alive' });
const ended = (played: boolean) => JSON.stringify({ type: 'round-ended', played });

test('[GAME-10] the hold begins before the bet is sent, and the balance is less the stake', async () => {
  let toldAtSend: string[] = [];
  const { controller, store, messages } = controllerWith('lotus-pond', {
    start: () => {
      toldAtSend = [...messages];
      return never();
    },
  });
  void controller.start();
  expect(toldAtSend).toEqual([started]);
  expect(store.get()).toMatchObject({ balance: '80000', net: '0', isHeld: true });
});

test('[GAME-10] for the page a round ends when the count-up is complete, not at the stop', async () => {
  const { controller, store, scenes, messages } = controllerWith('lotus-pond', {
    start: async () => roundOf(won()),
  });
  const seen: { isSumShown: boolean; ended: boolean }[] = [];
  void controller.start();
  for (let ms = 0; ms < 4000; ms += 16) {
    await wait(16);
    const scene = scenes.at(-1);
    if (scene?.isSettled && !scene.isSumShown) expect(messages).toEqual([started]);
    if (scene) seen.push({ isSumShown: scene.isSumShown, ended: messages.includes(ended(true)) });
  }
  expect(messages).toEqual([started, ended(true)]);
  expect(seen.every(({ isSumShown, ended: isOver }) => isSumShown === isOver)).toBe(true);
  expect(store.get()).toMatchObject({ balance: '90000', isHeld: false });
});

test('[GAME-10] a press ends the count-up and shows the amount; the next press spins', async () => {
  let starts = 0;
  const { controller, store, scenes, messages } = controllerWith('lotus-pond', {
    start: async () => {
      starts += 1;
      return roundOf(won(), { nextStartAt: new Date().toISOString() });
    },
  });
  void controller.start();
  while (!scenes.at(-1)?.isSettled) await wait(16);
  await wait(100);
  expect(store.get()).toMatchObject({ spin: 'open', isHeld: true });
  controller.press();
  await wait(40);
  expect(starts).toBe(1);
  expect(messages).toEqual([started, ended(true)]);
  controller.press();
  expect(starts).toBe(2);
});

test('[GAME-10] while a round is held the page is notified every 20 seconds', async () => {
  const { controller, messages } = controllerWith('lotus-pond', { start: never });
  void controller.start();
  await wait(61_000);
  expect(messages).toEqual([started, alive, alive, alive]);
});

test('[GAME-10] a refusal ends the hold at once and restores the balance', async () => {
  const { controller, store, messages } = controllerWith('lotus-pond', {
    start: async () => {
      throw new Refused('wallet.refused', 403);
    },
  });
  void controller.start();
  await wait(0);
  expect(messages).toEqual([started, ended(false)]);
  expect(store.get()).toMatchObject({ balance: '100000', net: '0', isHeld: false });
  await wait(60_000);
  expect(messages).toHaveLength(2);
});

test.each([
  ['wallet.limit_reached', true],
  ['wallet.player_paused', true],
  ['wallet.refused', false],
] as const)(
  '[MEMBER-10] after %s the page is asked to read the limits: %s',
  async (code, isAsked) => {
    const { controller, store, messageTypes } = controllerWith('lotus-pond', {
      start: async () => {
        throw new Refused(code, 403);
      },
    });
    void controller.start();
    await wait(0);
    expect(messageTypes.includes('limited')).toBe(isAsked);
    expect(store.get()).toMatchObject({ notice: { type: 'refused', code }, balance: '100000' });
    await wait(3000);
    expect(store.get().spin).toBe('open');
  },
);

test('[GAME-10] a round that was rolled back ends the hold as never played', async () => {
  const outcome = { ...lost(), phases: [] };
  const { controller, store, messages } = controllerWith('lotus-pond', {
    start: async () => roundOf(outcome, { status: 'refunded', payout: '0', balanceAfter: null }),
  });
  void controller.start();
  await wait(3000);
  expect(messages).toEqual([started, ended(false)]);
  expect(store.get()).toMatchObject({ balance: '100000', spin: 'open' });
});

test('[GAME-10] a resumed round is held before its balance is shown', async () => {
  const current = roundOf(won(), { balanceBefore: '100000', balanceAfter: '170000' });
  const { controller, store, messages } = controllerWith(
    'lotus-pond',
    { boot: async () => bootOf('lotus-pond', { balance: '170000' }) },
    { current, balance: '170000' },
  );
  expect(store.get().balance).toBe('80000');
  void controller.resume();
  await wait(100);
  expect(messages).toEqual([
    JSON.stringify({ type: 'round-started', key: 'r1', stake: '0', since: current.startedAt }),
    ended(true),
  ]);
  expect(store.get().balance).toBe('170000');
});

test('[GAME-10] a round of another tab has paid its stake: the page subtracts none again', async () => {
  const open = roundOf(lost(), { id: 'r2', balanceBefore: '100000', balanceAfter: '80000' });
  const { controller, store, messages } = controllerWith('lotus-pond', {
    start: async () => {
      throw new Refused('round.open', 409);
    },
    current: async () => ({ round: open }),
  });
  void controller.start();
  await wait(100);
  expect(messages.slice(0, 3)).toEqual([
    started,
    ended(false),
    JSON.stringify({ type: 'round-started', key: 'r2', stake: '0', since: open.startedAt }),
  ]);
  await wait(5000);
  expect(messages.at(-1)).toBe(ended(true));
  expect(store.get()).toMatchObject({ balance: '80000', isHeld: false });
});

test('[GAME-10] the list of rounds contains the held one only after the stage has shown it', () => {
  const finished = roundOf(lost(), { id: 'r1', endedAt: '2026-11-20T20:00:00Z', unseen: false });
  const untold = roundOf(won(), { id: 'r2', endedAt: '2026-11-20T20:00:05Z', unseen: true });
  const open = roundOf(won(), { id: 'r2', endedAt: null, unseen: false });
  for (const newest of [untold, open]) {
    expect(shownRounds([newest, finished], true)).toEqual([finished]);
    expect(shownRounds([newest, finished], false)).toEqual([newest, finished]);
  }
  expect(shownRounds([finished], true)).toEqual([finished]);
});

test('[GAME-10] a round that the wallet has not paid is held until it has', async () => {
  const outcome = won();
  let asked = 0;
  const { controller, store, messages } = controllerWith('lotus-pond', {
    start: async () => roundOf(outcome, { status: 'settling', balanceAfter: null }),
    round: async () => {
      asked += 1;
      return roundOf(outcome, { status: asked < 3 ? 'settling' : 'settled' });
    },
  });
  void controller.start();
  await wait(5000);
  expect(store.get()).toMatchObject({ notice: { type: 'settling' }, balance: '80000' });
  expect(messages).toEqual([started]);
  await wait(8000);
  expect(messages).toEqual([started, ended(true)]);
  expect(store.get()).toMatchObject({ notice: null, balance: '90000', spin: 'open' });
});

test("[GAME-10] the totals of time and money are the site's, once it has sent them", async () => {
  const { controller, store } = controllerWith('lotus-pond', { start: async () => roundOf(won()) });
  const played = { startedAt: '2026-11-20T19:00:00Z', asOf: '2026-11-20T20:00:00Z', net: '-84000' };
  controller.till.setPlayed(played);
  const hourAgo = Date.now() - 3_600_000;
  expect(store.get()).toMatchObject({ net: '-84000', playedSince: hourAgo });
  void controller.start();
  controller.till.setPlayed({ ...played, net: '999' });
  expect(store.get().net).toBe('-84000');
  await wait(5000);
  const gain = (20_000 * won().units) / viewOf('lotus-pond').game.units - 20_000;
  expect(store.get().net).toBe(String(-84_000 + gain));
});

test("[GAME-10] with play money the totals are the frame's own", async () => {
  const { controller, store } = controllerWith('lotus-pond', {}, { mode: 'demo' });
  controller.till.setPlayed({
    startedAt: '2026-11-20T19:00:00Z',
    asOf: '2026-11-20T20:00:00Z',
    net: '5',
  });
  expect(store.get().net).toBe('0');
});
