import type { FlagNode, RegistrationRules, Status } from '@parlour/contract/brand';
import type { Context } from '../../lib/context';
import { flagTree, registrationRules } from './brand';
import { blockOf, knownBrand, statusOf } from './brands';
import { publicSealKeys } from './seal-keys';

type Asking = Pick<Context, 'brand' | 'address' | 'config' | 'database' | 'clock'>;

export const readStatus = async (asking: Asking): Promise<Status> => {
  const { address, config, clock } = asking;
  const brand = await knownBrand(asking, asking.brand.code);
  const now = clock.now();
  const { maintenanceEnd } = brand;
  const country = blockOf(brand, address)?.country;
  const systemStatus = statusOf(brand, address, now);
  return {
    systemStatus,
    ...(systemStatus === 1 && maintenanceEnd && { maintenanceEnd: maintenanceEnd.toISOString() }),
    location: { ip: address, ...(country && { country }) },
    whitelabel: flagTree(brand.flags),
    register: registrationRules(brand),
    resources: brand.resources,
    customerService: brand.serviceLinks,
    analytics: brand.gtagId ? { gtagId: brand.gtagId } : {},
    imageCDNs: brand.imageHosts,
    launchGameCDNs: brand.launchHosts,
    brand: { ...brand.facts, licences: brand.licences },
    sealKeys: await publicSealKeys(asking),
    serverTime: now.toISOString(),
    build: config.build,
    gamesOrigin: config.gamesUrl,
    verification: config.verification === 'off' ? 'off' : brand.verification,
    configVersion: brand.configVersion,
  };
};

export const readWhitelabel = async (asking: Asking): Promise<FlagNode> =>
  flagTree((await knownBrand(asking, asking.brand.code)).flags);

export const readRegistrationRules = async (asking: Asking): Promise<RegistrationRules> =>
  registrationRules(await knownBrand(asking, asking.brand.code));
