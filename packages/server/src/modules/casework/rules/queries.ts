import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type RuleRow = { code: string; version: number; condition: unknown };

/** More than any queue has; a queue that had more would be judged by a part of its rules. */
const mostRules = 1000;

/** The newest version of each rule of a queue, unless it is switched off. */
export const readRules = async (sql: Sql, brand: string, kind: string): Promise<RuleRow[]> => {
  const rules = await sql<RuleRow>`
    select code, version, condition from (
      select distinct on (code) code, version, condition, is_enabled
      from casework.rule
      where brand = ${brand} and kind = ${kind}
      order by code, version desc
    ) newest
    where is_enabled
    order by code
    limit ${mostRules + 1}`;
  if (rules.length > mostRules) throw new Error(`brand ${brand} has too many rules of ${kind}`);
  return rules;
};

type RulePlace = { brand: string; kind: string; code: string };

export type NewestRule = RulePlace & RuleRow & { isEnabled: boolean };

/** All rules of brands, off or not, that the console edits. */
export const readNewestRules = (sql: Sql, brands: readonly string[]): Promise<NewestRule[]> =>
  sql<NewestRule>`
    select distinct on (brand, kind, code) brand, kind, code, version, condition,
      is_enabled as "isEnabled"
    from casework.rule
    where brand = any(${brands}::text[]) and kind in ('withdrawal', 'identity')
    order by brand, kind, code, version desc
    limit 1000`;

export const readRule = async (
  sql: Sql,
  { brand, kind, code }: RulePlace,
): Promise<NewestRule | undefined> => {
  const [row] = await sql<NewestRule>`
    select brand, kind, code, version, condition, is_enabled as "isEnabled" from casework.rule
    where brand = ${brand} and kind = ${kind} and code = ${code}
    order by version desc
    limit 1`;
  return row;
};

/** One at a time alters the rules of a queue, also those that are not there yet. */
export const lockRules = (sql: Transaction, { brand, kind }: Omit<RulePlace, 'code'>) =>
  sql`select lib.one_at_a_time(${`casework.rule ${brand} ${kind}`})`;

/** How many codes a queue has, those that are off among them. */
export const countRules = async (
  sql: Sql,
  { brand, kind }: Omit<RulePlace, 'code'>,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(distinct code)::integer as count from casework.rule
    where brand = ${brand} and kind = ${kind}`;
  return row!.count;
};

export const brandExists = async (sql: Sql, brand: string): Promise<boolean> => {
  const rows = await sql`select from brand.brand_view where code = ${brand}`;
  return rows.length > 0;
};

export type RequestRow = { facts: Readonly<Record<string, string | number | boolean>> };

/** The withdrawals of a brand of the last seven days, the newest twenty thousand. */
export const readRequests = (sql: Sql, brand: string): Promise<RequestRow[]> =>
  sql<RequestRow>`
    select facts from cashier.request_view
    where brand = ${brand} and created_at > lib.now() - interval '7 days'
    order by created_at desc
    limit 20000`;

/** Writes the next version of a rule; two at once are two versions. */
export const insertRule = (
  sql: Transaction,
  rule: { brand: string; kind: string; code: string; condition: unknown; isEnabled?: boolean },
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
export const lockAllRules = (sql: Transaction) => sql`select lib.one_at_a_time('casework.rules')`;

export const listBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select code from brand.brand_view order by code limit 1000`;
  return rows.map(({ code }) => code);
};
