import { micros } from '@parlour/contract/money';
import type { ChangeEffect } from '@parlour/contract/operator/changes';
import { ruleFacts, type RuleKind } from '@parlour/contract/rule-desk';
import { loadedBrand } from '../../brand';
import type { Effects } from '../../operator';
import { type Condition, type Facts, isCondition, metBy } from './condition';
import { readRequests, readRules, type RequestRow, type RuleRow } from './queries';
import { conditionOf, type WrittenRule } from './written-rule';

type Place = { brand: string; kind: RuleKind; code: string };
type Switched = WrittenRule & { isOn: boolean };
type Deps = Parameters<Effects>[0];

/** The brand's amounts: below the first no person looks, above the second two decide. */
type Amounts = { autoApproveBelow?: string | undefined; twoPersonsAbove?: string | undefined };

/** What another version of a rule would have meant for the withdrawals of the last seven days. */
export const effectsOfRule = async (
  deps: Deps,
  { brand, kind, code }: Place,
  { before, after }: { before: Switched; after: Switched },
): Promise<ChangeEffect[]> => {
  const requests = await readRequests(deps.sql, brand);
  const rules = await readRules(deps.sql, brand, kind);
  const amounts = await amountsOf(deps, brand);
  const others = rules.filter((rule) => rule.code !== code);
  // What was written by hand is in the rows with its condition, on this side or that.
  const stored = rules.find((rule) => rule.code === code);
  const callsOf = (rule: Switched) => (facts: Facts) =>
    rule.isOn &&
    calls(rule.join === 'written' ? stored?.condition : conditionOf(kind, rule), facts);
  const [had, has] = [callsOf(before), callsOf(after)];
  const counted = countedIn(requests);
  const own = counted('rule', had, has);
  if (kind === 'identity') {
    const asks = (one: (facts: Facts) => boolean) => (facts: Facts) =>
      anyCalls(others, facts) || one(facts);
    return [own, counted('documents', asks(had), asks(has))];
  }
  const looks = (one: (facts: Facts) => boolean) => (facts: Facts) =>
    isForPerson(facts, amounts) || anyCalls(others, facts) || one(facts);
  const two = (one: (facts: Facts) => boolean) => (facts: Facts) =>
    looks(one)(facts) && needsTwo(facts, amounts);
  return [own, counted('person', looks(had), looks(has)), counted('two', two(had), two(has))];
};

/** What other amounts of a brand would have meant; undefined where the change has none. */
export const effectsOfBrand: Effects = async ({ sql }, { object, before, after }) => {
  const names = ['settings.autoApproveBelow', 'settings.twoPersonsAbove'] as const;
  if (names.every((name) => before[name] === after[name])) return undefined;
  const requests = await readRequests(sql, object);
  const rules = await readRules(sql, object, 'withdrawal');
  const looks = (values: typeof before) => (facts: Facts) =>
    isForPerson(facts, amountsIn(values)) || anyCalls(rules, facts);
  const two = (values: typeof before) => (facts: Facts) =>
    looks(values)(facts) && needsTwo(facts, amountsIn(values));
  const counted = countedIn(requests);
  return [counted('person', looks(before), looks(after)), counted('two', two(before), two(after))];
};

const amountsOf = async (deps: Deps, brand: string): Promise<Amounts> =>
  (await loadedBrand(deps, brand)).settings;

const amountsIn = (values: Readonly<Record<string, unknown>>): Amounts => {
  const amount = (name: string) => (values[`settings.${name}`] || undefined) as string | undefined;
  return {
    autoApproveBelow: amount('autoApproveBelow'),
    twoPersonsAbove: amount('twoPersonsAbove'),
  };
};

const countedIn = (requests: readonly RequestRow[]) => {
  const all = requests.map(factsOf);
  return (
    name: ChangeEffect['name'],
    had: (facts: Facts) => boolean,
    has: (facts: Facts) => boolean,
  ): ChangeEffect => ({
    name,
    before: all.filter(had).length,
    after: all.filter(has).length,
    of: all.length,
  });
};

const moneyFacts: ReadonlySet<string> = new Set([
  'debt',
  ...Object.entries(ruleFacts.withdrawal).flatMap(([fact, of]) => (of === 'money' ? [fact] : [])),
]);

const factsOf = ({ facts }: RequestRow): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      moneyFacts.has(name) ? micros(String(value)) : value,
    ]),
  );

const anyCalls = (rules: readonly RuleRow[], facts: Facts): boolean =>
  rules.some(({ condition }) => calls(condition, facts));

/** A rule that no one can read calls. */
const calls = (condition: unknown, facts: Facts): boolean =>
  !isCondition(condition) || metBy(condition satisfies Condition, facts) !== undefined;

/** What calls for a person beside the brand's rules, as the review of a withdrawal has it. */
const isForPerson = ({ amount, debt, playState }: Facts, { autoApproveBelow }: Amounts): boolean =>
  autoApproveBelow === undefined ||
  (amount as bigint) >= micros(autoApproveBelow) ||
  (debt !== undefined && (debt as bigint) > 0n) ||
  playState !== 'active';

const needsTwo = ({ amount }: Facts, { twoPersonsAbove }: Amounts): boolean =>
  twoPersonsAbove === undefined || (amount as bigint) > micros(twoPersonsAbove);
