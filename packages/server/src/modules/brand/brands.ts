import type { Brand, Platform } from '../../lib/context';
import type { Database, Sql } from '@parlour/node-kit/database/database';
import { openMemory, perDatabase } from '../../lib/memory';
import { Refusal } from '../../lib/refusal';
import type { LoadedBrand } from './brand';
import { readListed } from './changes/network-queries';
import { isClosed, statusOf } from './closed';
import { deliverableFlags } from './flag-needs';
import { indexNetworks } from './networks/network-index';
import { readBrands, readVersions as readStored } from './queries';

/** How long a process uses its cached brands without a look at their versions. */
const freshMs = 1000;

type Brands = {
  all: LoadedBrand[];
  byHost: Map<string, LoadedBrand>;
  byCode: Map<string, LoadedBrand>;
};

const memoryOf = perDatabase(() => openMemory<Brands>({ freshMs }));

type Deps = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

/** Empties this process's cache of brands; the next call loads again. */
export const forgetBrands = (database: Database): void => memoryOf(database).forget('all');

const look = (deps: Deps): Promise<Brands> =>
  memoryOf(deps.database).get('all', {
    now: deps.clock.now(),
    load: (before) => readChanged(deps, before),
  });

/** The previous brands, while their versions are unchanged. */
const readChanged = async (
  { database: { sql }, config, log }: Deps,
  before: Brands | undefined,
): Promise<Brands> => {
  const versions = await readStored(sql);
  const isSame =
    versions.length === before?.all.length &&
    versions.every(
      ({ code, configVersion }) => before.byCode.get(code)?.configVersion === configVersion,
    );
  if (before && isSame) return before;
  const all = (await readBrands(sql)).map((brand) => ({
    ...brand,
    flags: deliverableFlags(brand.flags, config),
  }));
  for (const brand of all) brand.listed = await listedOf(sql, brand, before);
  for (const { facts, settingFaults } of all) {
    if (settingFaults.length === 0) continue;
    const settings = settingFaults.map(({ name, code }) => `${name}: ${code}`);
    log.warn('brand.settings_ignored', { brand: facts.code, settings });
  }
  return {
    all,
    byCode: new Map(all.map((brand) => [brand.facts.code, brand])),
    byHost: new Map(all.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const))),
  };
};

/** A list is read once: it never changes. */
const listedOf = async (
  sql: Sql,
  { facts, networkListId, listed }: LoadedBrand,
  before: Brands | undefined,
): Promise<LoadedBrand['listed']> => {
  if (networkListId === null) return listed;
  const known = before?.byCode.get(facts.code);
  if (known?.networkListId === networkListId) return known.listed;
  return indexNetworks(await readListed(sql, networkListId));
};

/**
 * The brand of a host name; its port is ignored. Outside production an unknown host is the first
 * brand.
 */
export const loadedBrandOf = async (deps: Deps, host: string): Promise<LoadedBrand> => {
  const { all, byHost } = await look(deps);
  const found = byHost.get(nameOf(host)) ?? (deps.config.production ? undefined : all[0]);
  if (!found) throw new Refusal('brand.unknown_host');
  return found;
};

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The origin of a site: a configured name of its brand, or SITE_URL; never a caller's own text. */
export const originOf = async (deps: Deps, host: string): Promise<string> => {
  await loadedBrandOf(deps, host);
  const { byHost } = await look(deps);
  const address = new URL(deps.config.siteUrl);
  if (byHost.has(nameOf(host))) address.hostname = nameOf(host);
  return address.origin;
};

/** All origins of the site that this host belongs to, the main one first. */
export const originsOf = async (deps: Deps, host: string): Promise<[string, ...string[]]> => {
  const { hosts } = await loadedBrandOf(deps, host);
  const address = new URL(deps.config.siteUrl);
  const main = hosts.includes(address.hostname) ? address.hostname : (hosts[0] ?? address.hostname);
  const originOfHost = (name: string): string => {
    address.hostname = name;
    return address.origin;
  };
  return [originOfHost(main), ...hosts.filter((name) => name !== main).map(originOfHost)];
};

/** The brand by its code, for jobs and vendors' calls. */
export const loadedBrand = async (deps: Deps, code: string): Promise<LoadedBrand> => {
  const found = (await look(deps)).byCode.get(code);
  if (!found) throw new Refusal('brand.unknown_host');
  return found;
};

const asBrand = (brand: LoadedBrand, now: Date): Brand => ({
  code: brand.facts.code,
  merchantCode: brand.facts.merchantCode,
  name: brand.facts.name,
  currency: brand.facts.currency,
  currencySymbol: brand.facts.currencySymbol,
  timeZone: brand.facts.timeZone,
  defaultLang: brand.facts.defaultLang,
  supportLanguages: brand.facts.supportLanguages,
  settings: brand.settings,
  systemStatus: isClosed(brand, now) ? 1 : 0,
  configVersion: brand.configVersion,
  limits: brand.limits,
});

export const brandOf = async (deps: Deps, host: string): Promise<Brand> =>
  asBrand(await loadedBrandOf(deps, host), deps.clock.now());

export const brandByCode = async (deps: Deps, code: string): Promise<Brand> =>
  asBrand(await loadedBrand(deps, code), deps.clock.now());

/** The version of each brand's configuration that this process uses. */
export const readVersions = async (deps: Deps): Promise<Record<string, number>> => {
  const { all } = await look(deps);
  return Object.fromEntries(all.map(({ facts, configVersion }) => [facts.code, configVersion]));
};

export const listBrands = async (deps: Deps): Promise<Brand[]> => {
  const { all } = await look(deps);
  return all.map((brand) => asBrand(brand, deps.clock.now()));
};

/** The status of a host's site for open pages; while its mark stays, no page's changes. */
export const statusAt = async (
  deps: Deps,
  host: string,
): Promise<{
  mark: string;
  of: (address: string) => { systemStatus: 0 | 1 | 2; configVersion: number };
}> => {
  const brand = await loadedBrandOf(deps, host);
  const now = deps.clock.now();
  const { configVersion } = brand;
  return {
    mark: `${configVersion} ${isClosed(brand, now)}`,
    of: (address) => ({ systemStatus: statusOf(brand, address, now), configVersion }),
  };
};
