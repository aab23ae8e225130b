import type { Game } from '../../rules/game';
import type { Wait } from '../../stage/timeline/scene';
import type { GameWords } from '../../stage/board/view';
import type { Amounts } from '../page/amounts';
import type { Say } from '@parlour/locales/game-phrases';
import type { Told } from '../layout/scene-hub';
import type { TableState } from './table-state';

/** What the strip shows: two lines, and an amount with its name. */
export type StripText = {
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
  game: Game;
  words: GameWords;
  language: 'VI' | 'EN';
  state: TableState;
  told: Told;
  /** The masthead has room for a sum: the strip tells each line's own. */
  hasPlate: boolean;
};
