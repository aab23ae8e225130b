import type { Given } from '@parlour/contract/settings';
import type { Transaction } from '@parlour/node-kit/database/database';

/** The stored settings and the flags that are on, locked until the commit. */
export type LockedBrand = {
  settings: Given;
  flags: string[];
  mode: 'demonstration' | 'real';
};

export const lockSettings = async (
  sql: Transaction,
  code: string,
): Promise<LockedBrand | undefined> => {
  const [row] = await sql<LockedBrand>`
    select settings, mode,
      array(select flag from brand.flag where brand = code and enabled) as flags
    from brand.brand
    where code = ${code}
    for update`;
  return row;
};

export const updateSettings = (sql: Transaction, code: string, given: Given) => sql`
  update brand.brand
  set settings = settings || ${JSON.stringify(given)}::jsonb
  where code = ${code}`;

/** Does the brand have an uploaded picture at this address? */
export const hasPicture = async (
  sql: Transaction,
  code: string,
  address: string,
): Promise<boolean> => {
  const rows = await sql`
    select from content.picture_view where brand = ${code} and address = ${address} limit 1`;
  return rows.length === 1;
};

/** Switches flags; the answer names those that the brand has. */
export const updateFlags = (
  sql: Transaction,
  code: string,
  given: Record<string, boolean>,
): Promise<{ flag: string }[]> => sql<{ flag: string }>`
  update brand.flag
  set enabled = given.value::boolean
  from jsonb_each_text(${JSON.stringify(given)}::jsonb) as given (flag, value)
  where brand.flag.brand = ${code} and brand.flag.flag = given.flag
  returning brand.flag.flag`;

export const updateMaintenance = (
  sql: Transaction,
  code: string,
  { closed, from, until }: { closed: boolean; from?: Date | undefined; until?: Date | undefined },
) => sql`
  update brand.brand
  set maintenance = ${closed}, maintenance_start = ${from ?? null},
    maintenance_end = ${until ?? null}
  where code = ${code}`;

export const updateNotices = (
  sql: Transaction,
  code: string,
  texts: Readonly<Record<string, string | null>>,
) => sql`
  update brand.brand
  set maintenance_texts = jsonb_strip_nulls(maintenance_texts || ${JSON.stringify(texts)}::jsonb)
  where code = ${code}`;

/** The address part is cut to the network, as where one is blocked. */
export const updateAllowedNetworks = (
  sql: Transaction,
  code: string,
  networks: readonly string[],
) => sql`
  update brand.brand
  set maintenance_networks = array(
    select distinct network(one::inet) from unnest(${networks}::text[]) one order by 1)
  where code = ${code}`;

/** The players of a brand with these names; a name that no player has is missing. */
export const readTesters = async (
  sql: Transaction,
  code: string,
  names: readonly string[],
): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id::text as id from player.player_view
    where brand = ${code} and username_key = any (
      select lower(one) from unnest(${names}::text[]) one)`;
  return rows.map(({ id }) => id);
};

export const updateTesters = (sql: Transaction, code: string, ids: readonly string[]) => sql`
  update brand.brand
  set maintenance_testers = ${ids}::bigint[]
  where code = ${code}`;

export const updateLanguages = (
  sql: Transaction,
  code: string,
  { languages, first }: { languages: readonly string[]; first: string },
) => sql`
  update brand.brand
  set languages = ${languages}, default_language = ${first}
  where code = ${code}`;

/** The brand that a host belongs to now; undefined when it was new and is this brand's from now. */
export const claimHost = async (
  sql: Transaction,
  code: string,
  host: string,
): Promise<string | undefined> => {
  const added = await sql`
    insert into brand.host (host, brand)
    values (${host}, ${code})
    on conflict do nothing
    returning 1`;
  if (added.length === 1) return undefined;
  const [row] = await sql<{ brand: string }>`select brand from brand.host where host = ${host}`;
  return row?.brand;
};

/** True when the brand had the host. */
export const deleteHost = async (
  sql: Transaction,
  code: string,
  host: string,
): Promise<boolean> => {
  const rows = await sql`
    delete from brand.host
    where brand = ${code} and host = ${host}
    returning 1`;
  return rows.length === 1;
};

export const countHosts = async (sql: Transaction, code: string): Promise<bigint> => {
  const [row] = await sql<{ count: bigint }>`
    select count(*) as count from brand.host where brand = ${code}`;
  return row!.count;
};

/** The address part is cut to the network: 203.0.113.7/24 is 203.0.113.0/24. */
export const upsertNetwork = (
  sql: Transaction,
  code: string,
  { network, reason }: { network: string; reason: string },
) => sql`
  insert into brand.blocked_network (brand, network, reason)
  values (${code}, network(${network}::inet), ${reason})
  on conflict (brand, network) do update set reason = excluded.reason`;

/** True when the network was blocked. */
export const deleteNetwork = async (
  sql: Transaction,
  code: string,
  network: string,
): Promise<boolean> => {
  const rows = await sql`
    delete from brand.blocked_network
    where brand = ${code} and network = network(${network}::inet)
    returning 1`;
  return rows.length === 1;
};

export const insertCountry = (sql: Transaction, code: string, country: string) => sql`
  insert into brand.blocked_country (brand, country)
  values (${code}, ${country})
  on conflict do nothing`;

/** True when the country was blocked. */
export const deleteCountry = async (
  sql: Transaction,
  code: string,
  country: string,
): Promise<boolean> => {
  const rows = await sql`
    delete from brand.blocked_country
    where brand = ${code} and country = ${country}
    returning 1`;
  return rows.length === 1;
};

type LinkRow = { kind: string; pathType: string | null; path: string };

export const appendServiceLink = (sql: Transaction, code: string, link: LinkRow) => sql`
  insert into brand.service_link (brand, position, kind, path_type, path)
  select ${code}, coalesce(max(position), 0) + 1, ${link.kind}, ${link.pathType}, ${link.path}
  from brand.service_link
  where brand = ${code}`;

/** How many links of a kind the brand had; now it has none. */
export const deleteServiceLinks = async (
  sql: Transaction,
  code: string,
  kind: string,
): Promise<number> => {
  const rows = await sql`
    delete from brand.service_link
    where brand = ${code} and kind = ${kind}
    returning 1`;
  return rows.length;
};

type ResourceRow = {
  resourceType: string;
  url: string;
  qrCodeUrl?: string;
  /** By language. */
  labels: Readonly<Record<string, string>>;
};

export const appendResource = (
  sql: Transaction,
  code: string,
  { resourceType, url, qrCodeUrl, labels }: ResourceRow,
) => sql`
  insert into brand.resource (brand, position, resource_type, url, qr_code_url, labels)
  select ${code}, coalesce(max(position), 0) + 1, ${resourceType}, ${url}, ${qrCodeUrl ?? null},
    ${JSON.stringify(labels)}
  from brand.resource
  where brand = ${code}`;

export const deleteAllResources = (sql: Transaction, code: string) => sql`
  delete from brand.resource
  where brand = ${code}`;

/** How many resources of a type the brand had; now it has none. */
export const deleteResources = async (
  sql: Transaction,
  code: string,
  resourceType: string,
): Promise<number> => {
  const rows = await sql`
    delete from brand.resource
    where brand = ${code} and resource_type = ${resourceType}
    returning 1`;
  return rows.length;
};

export type LicenceRow = {
  authority: string;
  number: string;
  /** Empty where the authority has no register. */
  registerUrl: string;
  countries: string[];
};

export const deleteLicences = (sql: Transaction, code: string) => sql`
  delete from brand.licence_mark
  where brand = ${code}`;

export const insertLicence = (
  sql: Transaction,
  code: string,
  { authority, number, registerUrl, countries, position }: LicenceRow & { position: number },
) => sql`
  insert into brand.licence_mark (brand, position, authority, number, register_url, demo, countries)
  values (${code}, ${position}, ${authority}, ${number}, nullif(${registerUrl}, ''), false,
    ${countries}::text[])`;

/** The money of a mode stays in it: a brand deals in play money in demonstration only. */
export const updateMode = (
  sql: Transaction,
  code: string,
  { mode, alone }: { mode: 'demonstration' | 'real'; alone: boolean },
) => sql`
  update brand.brand
  set mode = ${mode}, alone = ${alone},
    demo = case when mode = ${mode} then demo else ${mode} = 'demonstration' end
  where code = ${code}`;
