import type {
  BrandFacts,
  FieldRule,
  FlagNode,
  LicenceMark,
  RegistrationRules,
  Resource,
  ServiceLinks,
} from '@parlour/contract/brand';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { FieldFault } from '@parlour/contract/errors';
import type { Language } from '@parlour/contract/languages';
import type { BrandSettings, PublicSettings } from '@parlour/contract/settings';
import type { Brand } from '../../lib/context';
import type { ListedReason } from './changes/network-queries';
import type { NetworkIndex } from './networks/network-index';

export type Flag = { flag: string; parent: string | null; position: number; enabled: boolean };

export type BlockedNetwork = {
  network: string;
  reason: 'region' | 'address';
  country: string | null;
};

/** All that the database has of one brand; also the shape of a demo brand's file. */
export type BrandConfig = {
  facts: Omit<
    BrandFacts,
    keyof PublicSettings | 'dialingCode' | 'licences' | 'defaultLang' | 'supportLanguages'
  > & {
    defaultLang: Language;
    supportLanguages: Language[];
  };
  settings: Partial<BrandSettings>;
  hosts: string[];
  flags: Flag[];
  fields: Record<RegistrationField, FieldRule>;
  resources: Resource[];
  serviceLinks: ServiceLinks;
  licences: LicenceMark[];
};

/** A brand as it is cached in memory. */
export type LoadedBrand = BrandConfig & {
  settings: BrandSettings;
  /** Settings that violate their shape, and are ignored. */
  settingFaults: FieldFault[];
  limits: Brand['limits'];
  position: number;
  configVersion: number;
  maintenance: boolean;
  maintenanceStart: Date | null;
  maintenanceEnd: Date | null;
  /** What its page says, by language. */
  maintenanceTexts: Readonly<Record<string, string>>;
  /** Who is there sees the open site during a maintenance. */
  maintenanceNetworks: string[];
  blockedNetworks: BlockedNetwork[];
  /** The list of imported networks in use, and those that are in it. */
  networkListId: string | null;
  listed: NetworkIndex<ListedReason>;
  /** Two letters each. */
  blockedCountries: string[];
  /** With real money, the only ones that are served; empty: all. */
  coveredCountries: string[];
};

/** `session.register:address 30/3600` → thirty an hour. */
export const limitsOf = ({ limits }: BrandSettings): Brand['limits'] =>
  Object.fromEntries(
    limits.map((limit) => {
      const [what = '', count, seconds] = limit.split(/[ /]/);
      return [what, { count: Number(count), seconds: Number(seconds) }];
    }),
  );

/** The whitelabel tree under a root of its own. */
export const flagTree = (flags: Flag[]): FlagNode => {
  const nodesUnder = (parent: string | null): FlagNode[] =>
    flags
      .filter((flag) => flag.parent === parent)
      .toSorted((one, other) => one.position - other.position)
      .map(({ flag, enabled }) => ({
        modId: flag,
        enabled: enabled ? '1' : '0',
        childrenNodes: nodesUnder(flag),
      }));
  return { modId: 'SITE', enabled: '1', childrenNodes: nodesUnder(null) };
};

/** On only when the flag and all above it are on. */
export const isFlagOn = (flags: Flag[], wanted: string): boolean => {
  const found = flags.find(({ flag }) => flag === wanted);
  if (!found?.enabled) return false;
  return found.parent === null || isFlagOn(flags, found.parent);
};

export const registrationRules = ({ fields, settings }: LoadedBrand): RegistrationRules => ({
  ...fields,
  terms: { version: settings.termsVersion, url: settings.termsUrl },
  minAge: settings.minAge,
  askAddress: settings.askAddress,
  askNationality: settings.askNationality,
  smsOnUsername: settings.smsOnUsername,
});
