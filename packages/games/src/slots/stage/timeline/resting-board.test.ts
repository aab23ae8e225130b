import { expect, test } from 'vitest';
import { slots } from '../../../games';
import { payOf } from '../../rules/cascade';
import { spinPhase } from '../../rules/play';
import type { Rules, ReelRules } from '../../rules/slot';
import { firstRestingBoard } from './resting-board';

const unitsOf = (rules: Rules): number => {
  const { board, stops } = firstRestingBoard(rules);
  if (rules.kind !== 'anywhere') return spinPhase(rules, stops!).units;
  const shown = board.flat();
  return rules.symbols.reduce(
    (sum, symbol) => sum + payOf(rules, symbol, shown.filter((one) => one === symbol).length),
    0,
  );
};

const opensOf = ({ wild, scatter, pick }: ReelRules) => [
  wild?.symbol,
  scatter?.symbol,
  pick?.symbol,
];

test.each(slots.map(({ code, rules }) => [code, rules] as const))(
  '[R-L8] %s shows no win, and nothing that opens or multiplies one, before the first round',
  (_code, rules) => {
    expect(unitsOf(rules)).toBe(0);
    const shown: unknown[] = firstRestingBoard(rules).board.flat();
    expect(shown).toHaveLength(rules.cols * rules.rows);
    const special = rules.kind === 'anywhere' ? [] : opensOf(rules);
    expect(special.filter((symbol) => symbol !== undefined && shown.includes(symbol))).toEqual([]);
  },
);
