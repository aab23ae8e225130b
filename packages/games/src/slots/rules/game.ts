import type { GameDetails } from '../../rounds/game';
import { stakeLadders } from '../../rounds/stake';
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

/** What a slot says of itself beside its rules. */
type OwnDetails = Pick<SlotGame, 'paytable' | 'volatility' | 'highestIsCeiling'> & {
  /** What its test proves of its rules, as published. */
  figures: Pick<SlotGame, 'rtp' | 'hit' | 'above' | 'deviation' | 'highest'>;
};

/** A slot from its rules, with what they do not say. */
export const slotGame = (rules: Rules, { figures, ...own }: OwnDetails): SlotGame => ({
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  version: rules.version,
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: linesOf(rules),
  limits: stakeLadders,
  rules,
  ...figures,
  ...own,
});

/** How many lines, or ways from the left, a round is read along; none where position is nothing. */
const linesOf = (rules: Rules): number => {
  if (rules.kind === 'anywhere') return 0;
  return rules.kind === 'ways' ? rules.rows ** rules.cols : rules.lines.length;
};
