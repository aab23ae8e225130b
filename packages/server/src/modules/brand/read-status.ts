import type { FlagNode, RegistrationRules, Status } from '@parlour/contract/brand';
import { publicOf } from '@parlour/contract/settings';
import type { Context } from '../../lib/context';
import { flagTree, isFlagOn, registrationRules, type LoadedBrand } from './brand';
import { loadedBrand } from './brands';
import { blockOf, statusOf } from './closed';
import { dialingCodeOf } from './countries';
import { placeOf } from '../../lib/place';
import { identityFlags, isChannelOpen } from './flag-needs';
import { launchHostsOf } from './launch-hosts';
import { hasRoutes } from './list-links';
import { publicSealKeys } from './seal-keys';

type Asking = Pick<Context, 'brand' | 'address' | 'config' | 'database' | 'clock' | 'log'>;

export const readStatus = async (asking: Asking): Promise<Status> => {
  const { address, config, clock } = asking;
  const brand = await loadedBrand(asking, asking.brand.code);
  const now = clock.now();
  const { settings } = brand;
  const country = blockOf(brand, address)?.country ?? placeOf(address);
  const systemStatus = statusOf(brand, address, now);
  return {
    systemStatus,
    ...(systemStatus === 1 && maintenanceOf(brand)),
    location: { ip: address, ...(country && { country }) },
    whitelabel: flagTree(brand.flags),
    register: registrationRules(brand),
    resources: brand.resources,
    customerService: brand.serviceLinks,
    hasRoutes: hasRoutes(brand),
    ...firebaseOf(brand, config),
    analytics: settings.gtagId === undefined ? {} : { gtagId: settings.gtagId },
    imageCDNs: settings.imageHosts,
    launchGameCDNs: launchHostsOf(settings),
    brand: {
      ...brand.facts,
      ...publicOf(settings),
      dialingCode: dialingCodeOf(settings.country),
      licences: brand.licences,
    },
    sealKeys: await publicSealKeys(asking),
    serverTime: now.toISOString(),
    build: config.build,
    gamesOrigin: config.gamesUrl,
    verification: config.verification === 'off' ? 'off' : settings.verification,
    hasMail: isChannelOpen(config, 'mail'),
    configVersion: brand.configVersion,
  };
};

/** What the page of a maintenance shows: its end where one is planned, and the brand's words. */
const maintenanceOf = ({
  maintenanceEnd: end,
  maintenanceTexts: texts,
}: LoadedBrand): Pick<Status, 'maintenanceEnd' | 'maintenanceTexts'> => ({
  ...(end && { maintenanceEnd: end.toISOString() }),
  ...(Object.keys(texts).length > 0 && { maintenanceTexts: texts }),
});

/** Firebase's project, while one of its flags is on: a flag without it counts as off. */
const firebaseOf = (
  { flags, settings }: LoadedBrand,
  { firebaseEmulator: emulator }: Asking['config'],
): Pick<Status, 'firebase'> => {
  const { firebaseApiKey: apiKey, firebaseAuthDomain: authDomain } = settings;
  const { firebaseProjectId: projectId } = settings;
  if (!identityFlags.some((flag) => isFlagOn(flags, flag))) return {};
  if (!apiKey || !authDomain || !projectId) return {};
  return { firebase: { apiKey, authDomain, projectId, ...(emulator && { emulator }) } };
};

export const readWhitelabel = async (asking: Asking): Promise<FlagNode> =>
  flagTree((await loadedBrand(asking, asking.brand.code)).flags);

export const readRegistrationRules = async (asking: Asking): Promise<RegistrationRules> =>
  registrationRules(await loadedBrand(asking, asking.brand.code));
