import { mostComparisons, type RuleKind } from '@parlour/contract/rule-desk';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import { effectsOfRule } from './effects';
import { brandExists, countRules, insertRule, lockRules, readRule } from './queries';
import { comparisonOf, conditionOf, covers, writtenOf, type WrittenRule } from './written-rule';

type Values = Parameters<ChangeKind['loosens']>[0];
type Place = { brand: string; kind: RuleKind; code: string };

/** An object is `brand:kind:code`. */
const placeOf = (object: string): Place | undefined => {
  const [, brand, kind, code] = /^([a-z0-9-]+):(withdrawal|identity):(.*)$/.exec(object) ?? [];
  return brand && code !== undefined ? { brand, kind: kind as RuleKind, code } : undefined;
};

/** Of a queue of a brand, off or on: each is asked at each case. */
const mostRules = 50;

/** The site's own rules have codes that no row may have. */
const isCode = (code: string): boolean =>
  /^[a-z][a-z0-9_]{1,31}$/.test(code) && !/^(debt|not_small|two_persons|player_.*)$/.test(code);

const nothing: Values = { enabled: false, join: 'any', comparisons: [] };

/** A rule of a brand's queue: what calls for a person. Each change is its next version. */
export const ruleKind: ChangeKind = {
  rights: { write: 'brand.w', approve: 'brand.a' },
  brandOf: (object) => placeOf(object)?.brand,
  lock: async (sql, object) => {
    const place = placeOf(object);
    if (!place || !(await brandExists(sql, place.brand))) return undefined;
    if (!isCode(place.code)) throw invalid({ name: 'object', code: 'field.pattern' });
    await lockRules(sql, place);
    const row = await readRule(sql, place);
    const values = row
      ? { enabled: row.isEnabled, ...writtenOf(place.kind, row.condition) }
      : nothing;
    return { version: String(row?.version ?? 0), values, brand: place.brand };
  },
  apply: async ({ sql, object }, patch, before) => {
    const place = placeOf(object)!;
    assertRight(place.kind, patch, before);
    const row = await readRule(sql, place);
    if (!row && (await countRules(sql, place)) >= mostRules) {
      throw invalid({ name: 'object', code: 'field.above', max: mostRules });
    }
    const after = { ...before, ...patch };
    const isEnabled = after.enabled === true;
    // What was written by hand is only switched; a new rule that is undone is off.
    const isKept =
      after.join === 'written' || (!isEnabled && ruleOf(after).comparisons.length === 0);
    const condition = isKept ? row?.condition : conditionOf(place.kind, ruleOf(after));
    if (condition === undefined) throw invalid({ name: 'comparisons', code: 'field.required' });
    await insertRule(sql, { ...place, condition, isEnabled });
    return undefined;
  },
  // Fewer cases for a person: switched off, or what called before calls no more.
  loosens: (before, after) =>
    before.enabled === true && (after.enabled !== true || !covers(ruleOf(before), ruleOf(after))),
  brandsOf: async (_sql, { object }) => [placeOf(object)!.brand],
  effects: (deps, { object, before, after }) =>
    effectsOfRule(deps, placeOf(object)!, {
      before: { isOn: before.enabled === true, ...ruleOf(before) },
      after: { isOn: after.enabled === true, ...ruleOf(after) },
    }),
  undoable: true,
};

const ruleOf = ({ join, comparisons }: Values): WrittenRule => ({
  join: join as WrittenRule['join'],
  comparisons: (comparisons ?? []) as string[],
});

const assertRight = (kind: RuleKind, patch: Values, before: Values): void => {
  const strange = Object.keys(patch).find((name) => !Object.hasOwn(nothing, name));
  if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
  const after = { ...before, ...patch };
  if (typeof after.enabled !== 'boolean') throw invalid({ name: 'enabled', code: 'field.pattern' });
  const isWritten = after.join === 'written';
  const isSame = JSON.stringify(ruleOf(after)) === JSON.stringify(ruleOf(before));
  if (isWritten && isSame) return;
  if (after.join !== 'any' && after.join !== 'all') {
    throw invalid({ name: 'join', code: 'field.pattern' });
  }
  const { comparisons } = after;
  const isList =
    Array.isArray(comparisons) &&
    comparisons.every((one) => typeof one === 'string' && comparisonOf(kind, one) !== undefined);
  if (!isList) throw invalid({ name: 'comparisons', code: 'field.pattern' });
  if (comparisons.length > mostComparisons) {
    throw invalid({ name: 'comparisons', code: 'field.above', max: mostComparisons });
  }
};
