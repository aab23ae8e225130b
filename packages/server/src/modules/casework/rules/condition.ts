import { micros, moneyPattern, moneyText } from '@parlour/contract/money';

/** What is known of a subject: money in micros, counts, whether something is so, texts. */
export type Facts = Readonly<Record<string, bigint | number | boolean | string | undefined>>;

type Comparison = {
  fact: string;
  is: '=' | '<>' | '<' | '<=' | '>' | '>=';
  /** Money as a decimal text; a count as a number. */
  than: string | number | boolean;
};

/**
 * A condition as a rule's row keeps it: comparisons, joined. A fact that is unknown meets no
 * comparison, `not` included: a rule never calls because something could not be found out.
 */
export type Condition =
  | Comparison
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** A comparison that was met, with the value that met it. */
export type Met = { fact: string; value: string; is: string; than: string };

/** The comparisons that meet the condition; undefined when it is not met. */
export const metBy = (condition: Condition, facts: Facts): Met[] | undefined => {
  if ('all' in condition) {
    const parts = condition.all.map((each) => metBy(each, facts));
    return parts.length > 0 && parts.every((each) => each !== undefined) ? parts.flat() : undefined;
  }
  if ('any' in condition) {
    const parts = condition.any.flatMap((each) => metBy(each, facts) ?? []);
    return parts.length > 0 ? parts : undefined;
  }
  if ('not' in condition) return metByNot(condition.not, facts);
  return metByComparison(condition, facts);
};

const opposite = { '=': '<>', '<>': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** Moves `not` down to the comparisons, so that an unknown fact meets neither side. */
const metByNot = (condition: Condition, facts: Facts): Met[] | undefined => {
  if ('all' in condition) {
    return metBy({ any: condition.all.map((each) => ({ not: each })) }, facts);
  }
  if ('any' in condition) {
    return metBy({ all: condition.any.map((each) => ({ not: each })) }, facts);
  }
  if ('not' in condition) return metBy(condition.not, facts);
  return metByComparison({ ...condition, is: opposite[condition.is] }, facts);
};

/** A comparison of a rule, with what it was compared with: amounts as decimal texts. */
export type AskedComparison = Omit<Met, 'value'> & { value?: string; isMet: boolean };

/** All comparisons of a condition, met or not; those under a `not` are turned around. */
export const comparedIn = (
  condition: Condition,
  facts: Facts,
  isTurned = false,
): AskedComparison[] => {
  if ('all' in condition) return condition.all.flatMap((each) => comparedIn(each, facts, isTurned));
  if ('any' in condition) return condition.any.flatMap((each) => comparedIn(each, facts, isTurned));
  if ('not' in condition) return comparedIn(condition.not, facts, !isTurned);
  const { fact, than } = condition;
  const is = isTurned ? opposite[condition.is] : condition.is;
  const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  return [
    {
      fact,
      is,
      than: String(than),
      ...(value !== undefined && {
        value: typeof value === 'bigint' ? moneyText(value) : String(value),
      }),
      isMet: metByComparison({ fact, is, than }, facts) !== undefined,
    },
  ];
};

const metByComparison = ({ fact, is, than }: Comparison, facts: Facts): Met[] | undefined => {
  const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  if (value === undefined) return undefined;
  const order = orderOf(value, than);
  if (order === undefined || !meets(is, order)) return undefined;
  return [{ fact, value: String(value), is, than: String(than) }];
};

const meets = (is: Comparison['is'], order: number): boolean => {
  switch (is) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
};

/** Below zero, zero or above; undefined when the two cannot be compared. */
const orderOf = (value: bigint | number | boolean | string, than: Comparison['than']) => {
  if (typeof value === 'bigint') {
    return typeof than === 'string' && moneyPattern.test(than)
      ? compare(value, micros(than))
      : undefined;
  }
  return typeof value === typeof than ? compare(value, than) : undefined;
};

const compare = <Value>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;

const operators = new Set(Object.keys(opposite));

/** Whether a value is a condition, at most so deep: a rule's row is checked before it is saved. */
export const isCondition = (value: unknown, depth = 6): value is Condition => {
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value).toSorted().join();
  const { all, any, not, fact, is, than } = value as Record<string, unknown>;
  if (keys === 'all' || keys === 'any') {
    const parts = all ?? any;
    return (
      Array.isArray(parts) &&
      parts.length > 0 &&
      parts.length <= 20 &&
      parts.every((each) => isCondition(each, depth - 1))
    );
  }
  if (keys === 'not') return isCondition(not, depth - 1);
  return (
    keys === 'fact,is,than' &&
    typeof fact === 'string' &&
    typeof is === 'string' &&
    operators.has(is) &&
    ['string', 'number', 'boolean'].includes(typeof than)
  );
};
