import type { SlotGame } from '../../rules/game';
import type { Wait } from '../../stage/timeline/scene';
import type { Amounts } from '../page/amounts';
import type { Say } from '@parlour/locales/game-phrases';
import type { NumberWords } from '@parlour/locales/number-words';
import type { SlotWords } from '@parlour/locales/slot-words';
import type { SceneSummary } from '../layout/scene-hub';
import type { ControllerState } from './controller-state';

/** What the result bar shows: two lines, and an amount with its name. */
export type ResultBarText = {
  first: string;
  second: string;
  /** The first line is the quiet one. */
  isTitleSecond: boolean;
  label: string;
  amount: string;
  isWaiting: boolean;
  /** Seals that have come to rest, and those awaited. */
  wait: Wait | null;
};

export type Speaker = {
  say: Say;
  amounts: Amounts;
  game: SlotGame;
  words: SlotWords;
  numbers: NumberWords;
  state: ControllerState;
  summary: SceneSummary;
  /** The game header has room for an amount: the result bar shows that of each line. */
  hasSolidHeader: boolean;
};
