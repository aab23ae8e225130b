import { forgetBrands, loadedBrand } from '../../packages/server/src/modules/brand';
import type { BrandPlatform } from './run-brand';

/** Everything that an operator may change, a line each. */
export const showBrand = async (platform: BrandPlatform, code: string): Promise<string[]> => {
  forgetBrands(platform.database);
  const brand = await loadedBrand(platform, code);
  const { facts, serviceLinks } = brand;
  return [
    `status = ${statusOf(brand, platform.clock.now())}`,
    `hosts = ${brand.hosts.join(', ')}`,
    `languages = ${facts.supportLanguages.join(', ')} (${facts.defaultLang} first)`,
    `blocked = ${[
      ...brand.blockedCountries,
      ...brand.blockedNetworks.map(({ network, reason }) => `${network} (${reason})`),
    ].join(', ')}`,
    ...serviceLinks.list.map(({ csType, path }) => `link ${csType} = ${path}`),
    ...serviceLinks.version.pathList.map(({ path }) => `link POPUP = ${path}`),
    ...brand.resources.map(({ resourceType, url }) => `resource ${resourceType} = ${url}`),
    ...brand.flags.map(({ flag, enabled }) => `${flag} = ${enabled ? 'on' : 'off'}`),
    ...Object.entries(brand.settings).map(
      ([name, value]) => `${name} = ${Array.isArray(value) ? value.join(', ') : String(value)}`,
    ),
  ];
};

type Shown = Awaited<ReturnType<typeof loadedBrand>>;

const statusOf = (brand: Shown, now: Date): string => {
  const { maintenance, maintenanceStart: start, maintenanceEnd: end } = brand;
  if (!maintenance || (end && end <= now)) return 'open';
  const until = end ? ` until ${end.toISOString()}` : '';
  return start && start > now ? `closes at ${start.toISOString()}${until}` : `closed${until}`;
};
