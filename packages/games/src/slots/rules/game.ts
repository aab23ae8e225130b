import type { GameDetails } from '../../rounds/game';
import type { Rules } from './slot';

/** A slot as its shell and its proof know it. */
export type SlotGame = GameDetails & {
  category: 'RNG';
  subclass: 'Video Slots';
  /** Names the paytable on the rules page. */
  paytable: string;
  /** Per cent of rounds that pay anything, and that pay more than the stake. */
  hit: string;
  above: string;
  /** Standard deviation of a round's return, in stakes. */
  deviation: string;
  /** The highest return in multiples of the stake. */
  highest: string;
  /** True when the highest is a ceiling by theory, far beyond any likely round. */
  highestIsCeiling?: true;
  cols: number;
  rows: number;
  rules: Rules;
};
