import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { ruleDesk, RuleKind } from '@parlour/contract/rule-desk';
import type { OperatorContext } from '../../../lib/context';
import { readNewestRules } from './queries';
import { writtenOf } from './written-rule';

/** The rules of the reader's brands in their newest version, those that are off too. */
export const listRules = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof ruleDesk.listRules>,
): Promise<OutputOf<typeof ruleDesk.listRules>> => {
  const brands = brand === undefined ? operator.brands : [brand];
  const rows = await readNewestRules(sql, brands);
  return {
    list: rows.map(({ condition, isEnabled, kind, ...rule }) => ({
      ...rule,
      kind: kind as RuleKind,
      enabled: isEnabled,
      ...writtenOf(kind as RuleKind, condition),
    })),
  };
};
