import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Condition } from './condition';

export type RuleRow = { code: string; version: number; condition: unknown };

/** The newest version of each rule of a queue, unless it is switched off. */
export const readRules = (sql: Sql, brand: string, kind: string): Promise<RuleRow[]> =>
  sql<RuleRow>`
    select code, version, condition from (
      select distinct on (code) code, version, condition, is_enabled
      from casework.rule
      where brand = ${brand} and kind = ${kind}
      order by code, version desc
    ) newest
    where is_enabled
    order by code
    limit 200`;

/** Writes the next version of a rule; two at once are two versions. */
export const insertRule = (
  sql: Transaction,
  rule: { brand: string; kind: string; code: string; condition: Condition; isEnabled?: boolean },
): Promise<unknown> =>
  sql`
    insert into casework.rule (brand, kind, code, version, condition, is_enabled)
    select ${rule.brand}, ${rule.kind}, ${rule.code}, coalesce(max(version), 0) + 1,
      ${JSON.stringify(rule.condition)}::jsonb, ${rule.isEnabled ?? true}
    from casework.rule
    where brand = ${rule.brand} and kind = ${rule.kind} and code = ${rule.code}`;

/** Brands without a rule, with their currencies. */
export const readBrandsWithoutRules = (
  sql: Sql,
): Promise<{ brand: string; currency: string }[]> => sql<{ brand: string; currency: string }>`
  select b.code as brand, b.currency
  from brand.brand_view b
  where not exists (select from casework.rule r where r.brand = b.code)
  order by b.code
  limit 500`;

/** Of processes that start at once, one writes the rules. */
export const lockRules = (sql: Transaction) => sql`select lib.one_at_a_time('casework.rules')`;
