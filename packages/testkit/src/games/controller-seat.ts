import { vi } from 'vitest';
import type { FromGame } from '@parlour/contract/frame';
import { playRound } from '@parlour/games/slots/rules/play';
import type { SlotOutcome } from '@parlour/games/slots/rules/round';
import { drawFrom } from './played-round';
import type { SlotBoot, SlotRound } from '@parlour/games/slots/rules/round';
import { RoundAnimator } from '@parlour/games/slots/stage/timeline/round-animator';
import type { Scene } from '@parlour/games/slots/stage/timeline/scene';
import { viewByCode } from './views';
import type { Api } from '@parlour/games/slots/shell/page/api';
import type { Host } from '@parlour/games/slots/shell/round/host';
import { storeOf } from '@parlour/games/slots/shell/round/store';
import { RoundController } from '@parlour/games/slots/shell/round/round-controller';
import { firstState } from '@parlour/games/slots/shell/round/controller-state';

export const viewOf = (code: string) => {
  const view = viewByCode.get(code);
  if (!view) throw new Error(code);
  return view;
};

/** The first drawn round that fits. */
export const outcomeOf = (code: string, fits: (outcome: SlotOutcome) => boolean): SlotOutcome => {
  const { rules } = viewOf(code).game;
  for (let seed = 1; seed < 50_000; seed++) {
    const outcome = playRound(rules, drawFrom(seed * 97));
    if (fits(outcome)) return outcome;
  }
  throw new Error('no such round');
};

export const bootOf = (code: string, change: Partial<SlotBoot> = {}): SlotBoot => ({
  game: code,
  version: '1.0.0',
  language: 'VI',
  mode: 'real',
  currency: 'VND',
  currencySymbol: '₫',
  balance: '100000',
  stakes: ['1000', '2000', '5000', '10000', '20000', '50000', '200000'],
  units: viewOf(code).game.units,
  lastStake: '20000',
  paceMs: 2500,
  siteOrigin: '',
  seeds: {
    serverSeedHash: '',
    nextServerSeedHash: '',
    clientSeed: '',
    nonce: 1,
    startedAt: '',
    previous: null,
  },
  current: null,
  sessionStartedAt: new Date().toISOString(),
  sessionNet: '0',
  sound: null,
  serverTime: new Date().toISOString(),
  ...change,
});

export const roundOf = (outcome: SlotOutcome, change: Partial<SlotRound> = {}): SlotRound => ({
  id: 'r1',
  number: 1043,
  status: outcome.awaits ? 'open' : 'settled',
  stake: '20000',
  payout: String((20_000 * outcome.units) / viewOf(outcome.game).game.units),
  outcome,
  balanceBefore: '100000',
  balanceAfter: '90000',
  startedAt: new Date().toISOString(),
  endedAt: null,
  nextStartAt: new Date(Date.now() + 2500).toISOString(),
  fair: { serverSeedHash: '', clientSeed: '', nonce: 1, serverSeed: null },
  unseen: true,
  ...change,
});

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
export const never = () => new Promise<never>(() => undefined);

/** A controller with a server of the test: a call without an answer here must not be made. */
export const controllerWith = (
  code: string,
  answers: Partial<Api>,
  change: Partial<SlotBoot> = {},
) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
  const scenes: Scene[] = [];
  const cues: string[] = [];
  const messageTypes: FromGame['type'][] = [];
  const messages: string[] = [];
  const host: Host = {
    isFramed: true,
    send: (message) => {
      messageTypes.push(message.type);
      messages.push(JSON.stringify(message));
    },
    listen: () => () => undefined,
  };
  const api = {
    seen: async () => ({}),
    rounds: async () => ({ list: [] }),
    ...answers,
  } as unknown as Api;
  const store = storeOf(firstState(bootOf(code, change)));
  const animator = new RoundAnimator(viewOf(code).game.rules, {
    now: () => Date.now(),
    requestFrame: (task) => setTimeout(task, 16) as unknown as number,
    cancelFrame: (id) => clearTimeout(id),
    isReduced: () => false,
    onScene: (scene) => {
      scenes.push(scene);
      controller.onScene(scene);
    },
    onCue: ({ cue }) => void cues.push(cue),
  });
  let keys = 0;
  const controller: RoundController = new RoundController(store, {
    api,
    host,
    animator,
    storage,
    session: 's',
    now: () => Date.now(),
    sleep,
    newKey: () => `key-${++keys}`,
  });
  return { controller, store, animator, scenes, cues, messageTypes, messages, storage };
};
