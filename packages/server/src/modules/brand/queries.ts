import type { FieldRule } from '@parlour/contract/brand';
import { registrationFields } from '@parlour/contract/registration-fields';
import { patternOf } from '@parlour/contract/registration-patterns';
import { settingsOf, type Given } from '@parlour/contract/settings';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import {
  limitsOf,
  type BlockedNetwork,
  type BrandConfig,
  type Flag,
  type LoadedBrand,
} from './brand';
import type { ListedReason } from './changes/network-queries';
import { workingFlags } from './flag-needs';
import { indexNetworks } from './networks/network-index';

export type ConfigVersion = { code: string; configVersion: number };

export const readVersions = (sql: Sql): Promise<ConfigVersion[]> =>
  sql<ConfigVersion>`
    select code, config_version as "configVersion"
    from brand.brand
    order by position
    limit 500`;

type BrandRow = BrandConfig['facts'] &
  Pick<
    LoadedBrand,
    | 'position'
    | 'configVersion'
    | 'maintenance'
    | 'maintenanceStart'
    | 'maintenanceEnd'
    | 'maintenanceTexts'
    | 'maintenanceNetworks'
    | 'hosts'
    | 'blockedNetworks'
    | 'networkListId'
    | 'blockedCountries'
    | 'coveredCountries'
  > & {
    settings: Given;
    flags: Flag[];
    fields: ({ field: string } & FieldRule)[];
    resources: Record<string, string>[];
    links: { kind: string; pathType: string | null; path: string }[];
    licences: { authority: string; number: string; registerUrl: string | null; demo: boolean }[];
  };

/** Every brand with all its rows, in one statement and so at one moment. */
export const readBrands = async (sql: Sql): Promise<LoadedBrand[]> => {
  const rows = await sql<BrandRow>`
    select b.code, b.merchant_code as "merchantCode", b.name,
      b.default_language as "defaultLang", b.languages as "supportLanguages", b.currency,
      b.currency_symbol as "currencySymbol", b.time_zone as "timeZone", b.demo, b.settings,
      b.maintenance, b.maintenance_start as "maintenanceStart",
      b.maintenance_end as "maintenanceEnd", b.maintenance_texts as "maintenanceTexts",
      b.maintenance_networks::text[] as "maintenanceNetworks",
      b.position, b.config_version as "configVersion",
      b.network_list_id::text as "networkListId",
      array(select host from brand.host where brand = b.code order by host) as hosts,
      (select coalesce(jsonb_agg(jsonb_build_object('flag', flag, 'parent', parent,
          'position', position, 'enabled', enabled)), '[]')
        from brand.flag where brand = b.code) as flags,
      (select coalesce(jsonb_agg(jsonb_build_object('field', field, 'enabled', enabled,
          'required', required, 'minLength', min_length, 'maxLength', max_length,
          'acceptedPattern', accepted_pattern, 'patternId', pattern_id)), '[]')
        from brand.registration_field where brand = b.code) as fields,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'resourceType', resource_type, 'url', url, 'qrCodeUrl', qr_code_url)
          || (select coalesce(jsonb_object_agg('labelName' || initcap(key), value), '{}')
              from jsonb_each_text(labels))) order by position), '[]')
        from brand.resource where brand = b.code) as resources,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'pathType', path_type,
          'path', path) order by position), '[]')
        from brand.service_link where brand = b.code) as links,
      (select coalesce(jsonb_agg(jsonb_build_object('authority', authority, 'number', number,
          'registerUrl', register_url, 'demo', demo) order by position), '[]')
        from brand.licence_mark where brand = b.code) as licences,
      (select coalesce(jsonb_agg(jsonb_build_object('network', network::text, 'reason', reason,
          'country', country)), '[]')
        from brand.blocked_network where brand = b.code) as "blockedNetworks",
      array(select country from brand.blocked_country where brand = b.code order by country)
        as "blockedCountries",
      array(select distinct unnest(countries) from brand.licence_mark
        where brand = b.code and b.mode = 'real') as "coveredCountries"
    from brand.brand b
    order by b.position
    limit 500`;
  return rows.map(rowToBrand);
};

const closedField: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 255,
  acceptedPattern: patternOf('*', 0),
  patternId: 0,
};

const rowToBrand = (row: BrandRow): LoadedBrand => {
  const { flags, fields, resources, links, licences } = row;
  const { settings, faults } = settingsOf(row.settings);
  const working = workingFlags(flags, settings);
  const ruleByField = new Map(
    fields.map(({ field, ...rule }) => [
      field,
      { ...rule, acceptedPattern: patternOf(rule.acceptedPattern, rule.patternId) },
    ]),
  );
  return {
    facts: {
      code: row.code,
      merchantCode: row.merchantCode,
      name: row.name,
      defaultLang: row.defaultLang,
      supportLanguages: row.supportLanguages,
      currency: row.currency,
      currencySymbol: row.currencySymbol,
      timeZone: row.timeZone,
      demo: row.demo,
    },
    settings,
    settingFaults: faults,
    limits: limitsOf(settings),
    hosts: row.hosts,
    flags: working,
    fields: Object.fromEntries(
      registrationFields.map((field) => [field, ruleByField.get(field) ?? closedField]),
    ) as LoadedBrand['fields'],
    resources: resources as LoadedBrand['resources'],
    serviceLinks: serviceLinksOf(links),
    licences: licences.map(({ registerUrl, ...mark }) => ({
      ...mark,
      ...(registerUrl !== null && { registerUrl }),
    })),
    position: row.position,
    configVersion: row.configVersion,
    maintenance: row.maintenance,
    maintenanceStart: row.maintenanceStart,
    maintenanceEnd: row.maintenanceEnd,
    maintenanceTexts: row.maintenanceTexts,
    maintenanceNetworks: row.maintenanceNetworks,
    blockedNetworks: row.blockedNetworks satisfies BlockedNetwork[],
    networkListId: row.networkListId,
    listed: indexNetworks<ListedReason>([]),
    blockedCountries: row.blockedCountries,
    coveredCountries: row.coveredCountries,
  };
};

const serviceLinksOf = (links: BrandRow['links']): LoadedBrand['serviceLinks'] => ({
  list: links.flatMap(({ kind, path }) =>
    kind === 'VIP' || kind === 'LIVECHAT' ? [{ csType: kind, path }] : [],
  ),
  version: {
    pathList: links.flatMap(({ pathType, path }) =>
      pathType === null ? [] : [{ type: pathType, path }],
    ),
  },
});

export type SealKeyRow = {
  kid: string;
  publicKey: { x: string; y: string };
  privateSealed: Buffer;
  createdAt: Date;
};

export const readSealKeys = (sql: Sql): Promise<SealKeyRow[]> =>
  sql<SealKeyRow>`
    select kid, public_key as "publicKey", private_sealed as "privateSealed",
      created_at as "createdAt"
    from brand.seal_key
    where retired_at is null
    order by created_at desc, kid
    limit 4`;

/** Only one process at a time checks whether a new key is due. */
export const lockSealKeys = (sql: Transaction) => sql`select lib.one_at_a_time('brand.seal_key')`;

export const insertSealKey = (
  sql: Transaction,
  { kid, publicKey, privateSealed }: Omit<SealKeyRow, 'createdAt'>,
) => sql`
  insert into brand.seal_key (kid, public_key, private_sealed)
  values (${kid}, ${JSON.stringify(publicKey)}, ${privateSealed})`;

export const resealKey = (sql: Sql, kid: string, privateSealed: Buffer): Promise<unknown> => sql`
  update brand.seal_key set private_sealed = ${privateSealed} where kid = ${kid}`;

/** Keeps the newest two; browsers with an older key are asked to take a new one. */
export const retireSealKeys = (sql: Transaction) => sql`
  update brand.seal_key
  set retired_at = lib.now()
  where retired_at is null
    and kid not in (
      select kid
      from brand.seal_key
      where retired_at is null
      order by created_at desc, kid
      limit 2)`;

/** True when the nonce is new: of two concurrent calls only one can be the first. */
export const claimNonce = async (sql: Sql, nonce: string, expiresAt: Date): Promise<boolean> => {
  const rows = await sql`
    insert into brand.seal_nonce (nonce, expires_at)
    values (${nonce}, ${expiresAt})
    on conflict do nothing
    returning 1`;
  return rows.length === 1;
};

export const forgetNonces = (sql: Sql) => sql`
  delete from brand.seal_nonce
  where expires_at < lib.now()`;

export const bumpVersions = (sql: Transaction) => sql`
  update brand.brand
  set config_version = config_version + 1`;
