import { BlockList, isIP } from 'node:net';
import type { Brand, Platform } from '../../lib/context';
import type { Database } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { isClosed, type BlockedNetwork, type KnownBrand } from './brand';
import { readBrands, readVersions } from './queries';

/** How long a process trusts what it knows of the brands without a look at their versions. */
const freshMs = 1000;

type Memory = {
  brands: KnownBrand[];
  byHost: Map<string, KnownBrand>;
  byCode: Map<string, KnownBrand>;
  checkedAt: number;
  looking: Promise<void> | undefined;
};

const memories = new WeakMap<Database, Memory>();

const memoryOf = (database: Database): Memory => {
  let memory = memories.get(database);
  if (!memory) {
    memory = {
      brands: [],
      byHost: new Map(),
      byCode: new Map(),
      checkedAt: -Infinity,
      looking: undefined,
    };
    memories.set(database, memory);
  }
  return memory;
};

type Known = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

/** Forgets what this process knows of the brands; the next call looks again. */
export const forgetBrands = (database: Database): void => {
  memoryOf(database).checkedAt = -Infinity;
};

const refresh = async ({ database, log }: Known, memory: Memory): Promise<void> => {
  const versions = await readVersions(database.sql);
  const isSame =
    versions.length === memory.brands.length &&
    versions.every(
      ({ code, configVersion }) => memory.byCode.get(code)?.configVersion === configVersion,
    );
  if (isSame) return;
  memory.brands = await readBrands(database.sql);
  for (const { facts, settingFaults } of memory.brands) {
    if (settingFaults.length === 0) continue;
    const settings = settingFaults.map(({ name, code }) => `${name}: ${code}`);
    log.warn('brand.settings_ignored', { brand: facts.code, settings });
  }
  memory.byCode = new Map(memory.brands.map((brand) => [brand.facts.code, brand]));
  memory.byHost = new Map(
    memory.brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
  );
};

const look = async (known: Known): Promise<Memory> => {
  const { database, clock } = known;
  const memory = memoryOf(database);
  const now = clock.now().getTime();
  if (Math.abs(now - memory.checkedAt) < freshMs) return memory;
  memory.looking ??= refresh(known, memory)
    .then(() => {
      memory.checkedAt = now;
    })
    .finally(() => {
      memory.looking = undefined;
    });
  await memory.looking;
  return memory;
};

/**
 * The brand of a host name; its port does not count. Outside production an unknown host is the
 * first brand.
 */
export const knownBrandOf = async (known: Known, host: string): Promise<KnownBrand> => {
  const { brands, byHost } = await look(known);
  const found = byHost.get(nameOf(host)) ?? (known.config.production ? undefined : brands[0]);
  if (!found) throw new Refusal('brand.unknown_host');
  return found;
};

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The origin of a site under a name of its brand's, or SITE_URL's: never what a caller made up. */
export const originOf = async (known: Known, host: string): Promise<string> => {
  await knownBrandOf(known, host);
  const { byHost } = await look(known);
  const address = new URL(known.config.siteUrl);
  if (byHost.has(nameOf(host))) address.hostname = nameOf(host);
  return address.origin;
};

/** The brand by its code, for jobs and vendors' calls. */
export const knownBrand = async (known: Known, code: string): Promise<KnownBrand> => {
  const found = (await look(known)).byCode.get(code);
  if (!found) throw new Refusal('brand.unknown_host');
  return found;
};

const asBrand = (brand: KnownBrand, now: Date): Brand => ({
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

export const brandOf = async (known: Known, host: string): Promise<Brand> =>
  asBrand(await knownBrandOf(known, host), known.clock.now());

export const brandByCode = async (known: Known, code: string): Promise<Brand> =>
  asBrand(await knownBrand(known, code), known.clock.now());

export const listBrands = async (known: Known): Promise<Brand[]> => {
  const { brands } = await look(known);
  return brands.map((brand) => asBrand(brand, known.clock.now()));
};

const listByNetworks = new WeakMap<BlockedNetwork[], Map<BlockedNetwork, BlockList>>();

/** The blocked network that an address belongs to. */
export const blockOf = (brand: KnownBrand, address: string): BlockedNetwork | undefined => {
  const { blockedNetworks } = brand;
  if (blockedNetworks.length === 0) return undefined;
  let lists = listByNetworks.get(blockedNetworks);
  if (!lists) {
    lists = new Map(blockedNetworks.map((network) => [network, blockListOf(network)]));
    listByNetworks.set(blockedNetworks, lists);
  }
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return blockedNetworks.find((network) => lists.get(network)?.check(address, family));
};

const blockListOf = ({ network }: BlockedNetwork): BlockList => {
  const [address = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
};

/** 0 open, 1 maintenance, 2 region restricted: maintenance comes first. */
export const statusOf = (brand: KnownBrand, address: string, now: Date): 0 | 1 | 2 => {
  if (isClosed(brand, now)) return 1;
  return blockOf(brand, address)?.reason === 'region' ? 2 : 0;
};

/** What an open page must know of its site, as one address sees it. */
export const siteStatus = async (
  known: Known,
  host: string,
  address: string,
): Promise<{ systemStatus: 0 | 1 | 2; configVersion: number }> => {
  const brand = await knownBrandOf(known, host);
  return {
    systemStatus: statusOf(brand, address, known.clock.now()),
    configVersion: brand.configVersion,
  };
};
