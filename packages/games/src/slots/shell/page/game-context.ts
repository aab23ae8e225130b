import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { RoundAnimator } from '../../stage/timeline/round-animator';
import type { GameWords, View } from '../../stage/board/view';
import { amountsOf, type Amounts } from './amounts';
import type { Api } from './api';
import type { Host } from '../round/host';
import { sayFrom, type Say, type Words } from '@parlour/locales/game-phrases';
import { summaryFrom, type SceneHub, type SceneSummary } from '../layout/scene-hub';
import type { Sound } from '../../sound/sound';
import type { RoundController } from '../round/round-controller';
import type { ControllerState } from '../round/controller-state';

/** What the page is made of; it stays the same from the first frame to the last. */
export type GameParts = {
  view: View;
  language: 'VI' | 'EN';
  lobbyUrl: string | null;
  /** A stored round is looked at: nothing can be played, and no session runs. */
  isReplay: boolean;
  words: Words;
  controller: RoundController;
  animator: RoundAnimator;
  hub: SceneHub;
  sound: Sound;
  api: Api;
  host: Host;
};

export const GameContext = createContext<GameParts | null>(null);

export const useGame = (): GameParts => {
  const game = useContext(GameContext);
  if (!game) throw new Error('there is no game around this component');
  return game;
};

export const useRound = (): ControllerState => {
  const { store } = useGame().controller;
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};

export const useSceneSummary = (): SceneSummary => {
  const { hub } = useGame();
  const read = useMemo(() => summaryFrom(hub), [hub]);
  const subscribe = useCallback((listener: () => void) => hub.subscribe(listener), [hub]);
  return useSyncExternalStore(subscribe, read, read);
};

export const useSay = (): Say => {
  const { words } = useGame();
  return useMemo(() => sayFrom(words), [words]);
};

export const useGameWords = (): GameWords => {
  const { view, language } = useGame();
  return view.words[language];
};

export const useAmounts = (): Amounts => {
  const { boot } = useRound();
  return useMemo(() => amountsOf(boot.currencySymbol), [boot.currencySymbol]);
};
