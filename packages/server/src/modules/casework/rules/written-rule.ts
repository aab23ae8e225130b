import { micros, moneyPattern } from '@parlour/contract/money';
import {
  mostComparisons,
  ruleFacts,
  type RuleJoin,
  type RuleKind,
} from '@parlour/contract/rule-desk';
import { isCondition, type Condition } from './condition';

type Comparison = Extract<Condition, { fact: string }>;

/** A condition as the console edits it: comparisons of which any, or all, must be met. */
export type WrittenRule = { join: RuleJoin; comparisons: string[] };

/** What the console can edit of a stored condition; any other is shown as it is stored. */
export const writtenOf = (kind: RuleKind, condition: unknown): WrittenRule => {
  const stored: WrittenRule = { join: 'written', comparisons: [JSON.stringify(condition)] };
  if (!isCondition(condition)) return stored;
  const [join, parts]: [RuleJoin, Condition[]] =
    'all' in condition
      ? ['all', condition.all]
      : ['any', 'any' in condition ? condition.any : [condition]];
  const isPlain = (part: Condition): part is Comparison =>
    'fact' in part && comparisonOf(kind, textOf(part)) !== undefined;
  if (!parts.every(isPlain) || parts.length > mostComparisons) return stored;
  return { join, comparisons: parts.map(textOf) };
};

const textOf = ({ fact, is, than }: Comparison): string => `${fact} ${is} ${than}`;

/** `amount >= 20000000`, `isFirst = true`, `hoursSinceDevice < 24`; undefined for anything else. */
export const comparisonOf = (kind: RuleKind, text: string): Comparison | undefined => {
  const [, fact = '', sign = '', than = ''] = /^(\w+) (>=|<=|<|>|=) (\S{1,30})$/.exec(text) ?? [];
  const facts: Readonly<Record<string, string>> = ruleFacts[kind];
  const of = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  const is = sign as Comparison['is'];
  if (of === 'money' && moneyPattern.test(than)) return { fact, is, than };
  if (of === 'count' && /^\d{1,6}$/.test(than)) return { fact, is, than: Number(than) };
  if (of === 'flag' && is === '=' && /^(true|false)$/.test(than)) {
    return { fact, is, than: than === 'true' };
  }
  return undefined;
};

/** The condition to store; undefined where a comparison is wrong or there is none. */
export const conditionOf = (
  kind: RuleKind,
  { join, comparisons }: WrittenRule,
): Condition | undefined => {
  const parts = comparisons.map((text) => comparisonOf(kind, text));
  if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
  const known = parts as Comparison[];
  if (join === 'all') return { all: known };
  return known.length === 1 ? known[0] : { any: known };
};

/**
 * Whether the second calls for a person wherever the first does. Only what is plainly so counts:
 * thresholds that are met sooner, and more that calls on its own.
 */
export const covers = (first: WrittenRule, second: WrittenRule): boolean => {
  if (first.join === 'written' || second.join === 'written') {
    return JSON.stringify(first) === JSON.stringify(second);
  }
  const [had, has] = [partsOf(first), partsOf(second)];
  const meets = (one: Comparison) =>
    isAny(second)
      ? has.some((other) => implies(one, other))
      : has.every((other) => implies(one, other));
  if (isAny(first)) return had.every(meets);
  // Together they meet what any one of them does.
  return isAny(second)
    ? had.some(meets)
    : has.every((other) => had.some((one) => implies(one, other)));
};

const partsOf = ({ comparisons }: WrittenRule): Comparison[] =>
  // Of all kinds the one of withdrawals has the most facts.
  comparisons.flatMap((text) => comparisonOf('withdrawal', text) ?? []);

const isAny = ({ join, comparisons }: WrittenRule): boolean =>
  join === 'any' || comparisons.length === 1;

/** Whether what meets the first comparison meets the second. */
const implies = (one: Comparison, other: Comparison): boolean => {
  if (one.fact !== other.fact || one.is !== other.is) return false;
  if (one.than === other.than) return true;
  const [from, to] = [sizeOf(one.than), sizeOf(other.than)];
  if (from === undefined || to === undefined) return false;
  if (one.is === '>=' || one.is === '>') return to <= from;
  return (one.is === '<' || one.is === '<=') && to >= from;
};

const sizeOf = (than: Comparison['than']): bigint | undefined => {
  if (typeof than === 'number') return BigInt(than);
  return typeof than === 'string' ? micros(than) : undefined;
};
