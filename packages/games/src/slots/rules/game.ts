import type { Names, Rules } from './slot';
import type { StakeLadders } from '../../rounds/stake';

/** Steps of the standard deviation of a round's return, in stakes: below 3.5, 5, 7, and above. */
export type Volatility = 'low' | 'medium' | 'high' | 'very-high';

/**
 * A game as the catalogue, the shell and the server know it. Figures are published text, proved
 * by its test.
 */
export type Game = {
  code: string;
  folder: string;
  category: 'RNG';
  subclass: 'Video Slots';
  names: Names;
  version: string;
  /** Names the paytable on the rules page. */
  paytable: string;
  /** Per cent of stakes that come back, two decimals. */
  rtp: string;
  /** Per cent of rounds that pay anything, and that pay more than the stake. */
  hit: string;
  above: string;
  /** Standard deviation of a round's return, in stakes. */
  deviation: string;
  volatility: Volatility;
  /** The highest return in multiples of the stake. */
  highest: string;
  /** True when the highest is a ceiling by theory, far beyond any likely round. */
  highestIsCeiling?: true;
  units: number;
  cols: number;
  rows: number;
  /** Lines, or ways; 0 when symbols pay anywhere. */
  lines: number;
  limits: StakeLadders;
  rules: Rules;
};
