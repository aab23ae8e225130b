import type {
  BrandFacts,
  FieldRule,
  FlagNode,
  LicenceMark,
  RegistrationField,
  RegistrationRules,
  Resource,
  ServiceLinks,
} from '@parlour/contract/brand';
import type { Language } from '@parlour/contract/player';

export type Flag = { flag: string; parent: string | null; position: number; enabled: boolean };

export type BlockedNetwork = {
  network: string;
  reason: 'region' | 'address';
  country: string | null;
};

export type Notable = { deposit?: string; bet?: string; win?: string };

export type Verification = 'always' | 'risk' | 'off';

/** All that the database holds of one brand; also the shape of a demo brand's file. */
export type BrandConfig = {
  facts: Omit<BrandFacts, 'licences' | 'defaultLang' | 'supportLanguages'> & {
    defaultLang: Language;
    supportLanguages: Language[];
  };
  hosts: string[];
  flags: Flag[];
  fields: Record<RegistrationField, FieldRule>;
  terms: { version: string; url: string };
  isSingleWallet: boolean;
  askAddress: boolean;
  askNationality: boolean;
  smsOnUsername: boolean;
  verification: Verification;
  limits: Record<string, { count: number; seconds: number }>;
  /** From which amount on a deposit, a bet or a win is told to the log. */
  notable: Notable;
  gtagId?: string;
  imageHosts: string[];
  launchHosts: string[];
  resources: Resource[];
  serviceLinks: ServiceLinks;
  licences: LicenceMark[];
};

/** A brand as it is kept in memory between two looks at the database. */
export type KnownBrand = BrandConfig & {
  position: number;
  configVersion: number;
  maintenance: boolean;
  maintenanceEnd: Date | null;
  blockedNetworks: BlockedNetwork[];
};

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

export const registrationRules = (brand: BrandConfig): RegistrationRules => ({
  ...brand.fields,
  terms: brand.terms,
  minAge: brand.facts.minAge,
  askAddress: brand.askAddress,
  askNationality: brand.askNationality,
  smsOnUsername: brand.smsOnUsername,
});

/** Maintenance is over at its announced end, even when nobody switched it off. */
export const isClosed = (brand: KnownBrand, now: Date): boolean =>
  brand.maintenance && (brand.maintenanceEnd === null || brand.maintenanceEnd > now);
