import type { Sql } from '@parlour/node-kit/database/database';
import {
  comparedIn,
  type AskedComparison,
  isCondition,
  metBy,
  type Facts,
  type Met,
} from './condition';
import { readRules } from './queries';

/** A rule that calls for a person: its code is a reason of the case. */
export type CallingRule = { code: string; version: number; because: Met[] };

/**
 * The rules of a brand's queue that call for a person, with the values that met them. A row that is
 * no condition calls: a rule that was written wrongly must not let money pass.
 */
export const rulesThatCall = async (
  sql: Sql,
  { brand, kind, facts }: { brand: string; kind: string; facts: Facts },
): Promise<CallingRule[]> => {
  const rules = await readRules(sql, brand, kind);
  return rules.flatMap(({ code, version, condition }) => {
    if (!isCondition(condition)) return [{ code, version, because: [] }];
    const because = metBy(condition, facts);
    return because ? [{ code, version, because }] : [];
  });
};

/** A rule as it was asked: whether it called, and each of its comparisons with its value. */
export type AskedRule = {
  code: string;
  version: number;
  calls: boolean;
  compared: AskedComparison[];
};

/** All rules of a brand's queue with what each was compared with, for the person who decides. */
export const askRules = async (
  sql: Sql,
  { brand, kind, facts }: { brand: string; kind: string; facts: Facts },
): Promise<AskedRule[]> => {
  const rules = await readRules(sql, brand, kind);
  return rules.map(({ code, version, condition }) => {
    if (!isCondition(condition)) return { code, version, calls: true, compared: [] };
    const calls = metBy(condition, facts) !== undefined;
    return { code, version, calls, compared: comparedIn(condition, facts) };
  });
};
