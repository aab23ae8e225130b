import type { contract } from '@parlour/contract/contract';
import type { Handlers } from '../../lib/http/http';
import { listCountries } from './countries';
import { listRoutes, listServiceLinks } from './list-links';
import { reportFault } from './report-fault';
import { readRegistrationRules, readStatus, readWhitelabel } from './read-status';

export const routes: Handlers<typeof contract.brand> = {
  readStatus: (context) => readStatus(context),
  readWhitelabel: (context) => readWhitelabel(context),
  listRoutes: (context) => listRoutes(context),
  listServiceLinks: (context) => listServiceLinks(context),
  listCountries: async ({ language }) => ({ countries: listCountries(language) }),
  readRegistrationRules: (context) => readRegistrationRules(context),
  reportFault: (context, fault) => reportFault(context, fault),
};

export { isFlagOn, type BrandConfig, type Flag, type LoadedBrand } from './brand';
export { dialingCodeOf, mobileLengthsOf } from './countries';
export {
  brandByCode,
  brandOf,
  forgetBrands,
  loadedBrand,
  originOf,
  originsOf,
  readVersions,
  statusAt,
} from './brands';
export { assertMayCall, isServedAt } from './assert-may-call';
export { addHost, removeHost } from './changes/hosts';
export { areWholeOnMoney, saveLanguages } from './changes/languages';
export { addResource, removeResource, saveResources } from './changes/resources';
export { saveFlags, saveSettings } from './changes/save-settings';
export { updateMode, updateSettings } from './changes/queries';
export {
  applyNetworkList,
  findNetworkList,
  type ListedReason,
  lockNetworkList,
  type NetworkList,
  saveNetworkList,
} from './changes/network-queries';
export { hasLicence, saveLicences } from './changes/licences';
export { type BrandSnapshot, lockSnapshot } from './changes/snapshot';
export {
  addServiceLink,
  linkKinds,
  removeServiceLinks,
  saveServiceLinks,
} from './changes/service-links';
export { saveAllowedNetworks, saveNotices, saveTesters } from './changes/maintenance';
export { closeSite, openSite } from './changes/site-status';
export { blockCountry, blockNetwork, unblockCountry, unblockNetwork } from './changes/regions';
export { isChannelOpen, noteClosedChannels } from './flag-needs';
export { keepMode } from './keep-mode';
export { hostsServing } from './launch-hosts';
export { demoTerms } from './demo/main';
export { jobs } from './jobs';
export { noteLarge } from './note-large';
export { readStatus } from './read-status';
export { canUnseal, publicSealKeys, rewrapSealKeys } from './seal-keys';

export { listDemoBrands, renewDemoTerms, seedBrand, seedDemoBrands } from './seed-brands';
export { unseal } from './unseal';
