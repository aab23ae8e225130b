import type { Transaction } from '@parlour/node-kit/database/database';
import type { BrandConfig } from './brand';

export const insertBrand = async (
  sql: Transaction,
  { facts, settings }: BrandConfig,
  position: number,
): Promise<boolean> => {
  const rows = await sql`
    insert into brand.brand (code, merchant_code, name, currency, currency_symbol, time_zone,
      default_language, languages, demo, settings, position)
    values (${facts.code}, ${facts.merchantCode}, ${facts.name}, ${facts.currency},
      ${facts.currencySymbol}, ${facts.timeZone}, ${facts.defaultLang}, ${facts.supportLanguages},
      ${facts.demo}, ${JSON.stringify(settings)}, ${position})
    on conflict do nothing
    returning 1`;
  return rows.length === 1;
};

export const insertHosts = (sql: Transaction, code: string, hosts: string[]) => sql`
  insert into brand.host (host, brand)
  select host, ${code}
  from unnest(${hosts}::text[]) host
  on conflict do nothing`;

export const insertFlags = (sql: Transaction, code: string, flags: BrandConfig['flags']) => sql`
  insert into brand.flag (brand, flag, parent, position, enabled)
  select ${code}, flag, parent, position, enabled
  from jsonb_to_recordset(${JSON.stringify(flags)}::jsonb)
    as row (flag text, parent text, position integer, enabled boolean)`;

export const insertFields = (sql: Transaction, code: string, fields: BrandConfig['fields']) => sql`
  insert into brand.registration_field (brand, field, enabled, required, min_length, max_length,
    accepted_pattern, pattern_id)
  select ${code}, field, (rule ->> 'enabled')::boolean, (rule ->> 'required')::boolean,
    (rule ->> 'minLength')::integer, (rule ->> 'maxLength')::integer, rule ->> 'acceptedPattern',
    (rule ->> 'patternId')::integer
  from jsonb_each(${JSON.stringify(fields)}::jsonb) as entry (field, rule)`;

export const insertResources = (
  sql: Transaction,
  code: string,
  resources: BrandConfig['resources'],
) => sql`
  insert into brand.resource (brand, position, resource_type, url, qr_code_url, labels)
  select ${code}, position, row ->> 'resourceType', row ->> 'url', row ->> 'qrCodeUrl',
    (
      select coalesce(jsonb_object_agg(upper(substr(key, 10)), value), '{}')
      from jsonb_each_text(row) where key like 'labelName%')
  from jsonb_array_elements(${JSON.stringify(resources)}::jsonb)
    with ordinality as entry (row, position)`;

export const insertServiceLinks = (
  sql: Transaction,
  code: string,
  links: { kind: string; pathType: string | null; path: string }[],
) => sql`
  insert into brand.service_link (brand, position, kind, path_type, path)
  select ${code}, position, row ->> 'kind', row ->> 'pathType', row ->> 'path'
  from jsonb_array_elements(${JSON.stringify(links)}::jsonb)
    with ordinality as entry (row, position)`;

export const insertLicences = (
  sql: Transaction,
  code: string,
  licences: BrandConfig['licences'],
) => sql`
  insert into brand.licence_mark (brand, position, authority, number, register_url, demo)
  select ${code}, position, row ->> 'authority', row ->> 'number', row ->> 'registerUrl',
    (row ->> 'demo')::boolean
  from jsonb_array_elements(${JSON.stringify(licences)}::jsonb)
    with ordinality as entry (row, position)`;

/** Of processes that start at once on an empty database, one loads the demo and the others wait. */
export const lockBrands = (sql: Transaction) => sql`select lib.one_at_a_time('brand.seed')`;

export const countBrands = async (sql: Transaction): Promise<bigint> => {
  const [row] = await sql<{ count: bigint }>`select count(*) as count from brand.brand`;
  return row?.count ?? 0n;
};

export const listDemoCodes = async (sql: Transaction, among: string[]): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select code from brand.brand where demo and code = any(${among}::text[]) order by code`;
  return rows.map(({ code }) => code);
};

export const updateTerms = (
  sql: Transaction,
  code: string,
  { from, to }: { from: string[]; to: string },
) => sql`
  update brand.brand
  set settings = settings || jsonb_build_object('termsVersion', ${to}::text)
  where code = ${code} and settings ->> 'termsVersion' = any(${from}::text[])`;
