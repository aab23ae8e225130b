import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { RoundAnimator } from '../../stage/timeline/round-animator';
import type { View } from '../../stage/board/view';
import { amountsOf, type Amounts } from './amounts';
import type { Api } from './api';
import type { Host } from '../round/host';
import { sayFrom, type Say, type SlotTexts } from '@parlour/locales/game-phrases';
import type { Locale } from '@parlour/locales/locales';
import type { SlotWords } from '@parlour/locales/slot-words';
import { summaryFrom, type SceneHub, type SceneSummary } from '../layout/scene-hub';
import type { Sound } from '../../sound/sound';
import type { RoundController } from '../round/round-controller';
import type { ControllerState } from '../round/controller-state';

/** What the page is made of; it stays the same from the first frame to the last. */
export type GameParts = {
  view: View;
  locale: Locale;
  lobbyUrl: string | null;
  /** A stored round is looked at: nothing can be played, and no session runs. */
  isReplay: boolean;
  texts: SlotTexts;
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
  const { phrases } = useGame().texts;
  return useMemo(() => sayFrom(phrases), [phrases]);
};

export const useGameWords = (): SlotWords => useGame().texts.words;

export const useAmounts = (): Amounts => {
  const { boot } = useRound();
  return useMemo(() => amountsOf(boot.currencySymbol), [boot.currencySymbol]);
};
