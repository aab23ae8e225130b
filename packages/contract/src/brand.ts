import { endpoint, endpoints, output, text } from './endpoint';
import type { SealKey } from './seal';
import type { RegistrationField } from './registration-fields';
import type { PublicSettings } from './settings';
import type { Zone } from './time-zone';

export type FlagNode = { modId: string; enabled: '1' | '0'; childrenNodes: FlagNode[] };

/**
 * The rule of one registration field. A brand writes `*` for any text, and nothing for the pattern
 * of the kind `patternId` (`registration-patterns.ts`); a browser gets the pattern itself.
 */
export type FieldRule = {
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  acceptedPattern: string;
  patternId: number;
};

export type RegistrationRules = Record<RegistrationField, FieldRule> & {
  terms: { version: string; url: string };
  minAge: number;
  askAddress: boolean;
  askNationality: boolean;
  smsOnUsername: boolean;
};

export type Country = {
  countryCode: string;
  countryDialingCode: string;
  /** In the reader's language. */
  name: string;
  /** A mobile number of the country, as people type it there. */
  mobilePattern: string;
};

export type ServiceLinks = {
  list: { csType: 'VIP' | 'LIVECHAT'; path: string }[];
  version: { pathList: { type: string; path: string }[] };
};

/** A host of the brand's site; `speed` in ms where the server knows it. */
export type Route = { domain: string; speed?: number };

export type Resource = {
  resourceType: string;
  url: string;
  qrCodeUrl?: string;
  /** Its label by language: `labelNameVi`, `labelNameEn`. */
  [label: `labelName${string}`]: string;
};

/** A licence mark of the footer: shown only when the brand's configuration has it. */
export type LicenceMark = {
  authority: string;
  number: string;
  registerUrl?: string;
  demo: boolean;
};

/** The brand's identity, with the settings that a browser may see. */
export type BrandFacts = PublicSettings & {
  code: string;
  merchantCode: string;
  name: string;
  defaultLang: string;
  supportLanguages: string[];
  currency: string;
  currencySymbol: string;
  /** What is dialled before a number of the brand's country. */
  dialingCode: string;
  timeZone: Zone;
  /** Demonstration mode: sandbox money, and everything is marked as demo. */
  demo: boolean;
  licences: LicenceMark[];
};

/** What the browser's Firebase SDK needs; `emulator` stands in for it outside production. */
export type FirebaseProject = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  emulator?: string;
};

/** The answer of `status`: what a visitor's browser needs to know about the site. */
export type Status = {
  /** 0 normal, 1 maintenance, 2 region restricted. */
  systemStatus: 0 | 1 | 2;
  maintenanceEnd?: string;
  /** What the brand says of its maintenance, by language; its default language stands in. */
  maintenanceTexts?: Readonly<Record<string, string>>;
  location: { ip: string; country?: string };
  whitelabel: FlagNode;
  register: RegistrationRules;
  resources: Resource[];
  customerService: ServiceLinks;
  /** The site has other hosts, which `listRoutes` names. */
  hasRoutes: boolean;
  analytics: { gtagId?: string };
  /** Only while a flag of sign-in by others is on. */
  firebase?: FirebaseProject;
  imageCDNs: string[];
  launchGameCDNs: string[];
  brand: BrandFacts;
  sealKeys: SealKey[];
  serverTime: string;
  build: string;
  /** Origin of the house games, for the frame of /game. */
  gamesOrigin: string;
  /** Slider verification: off only outside production. */
  verification: 'always' | 'risk' | 'off';
  /** Whether the site sends e-mails: a production site without a mail server does not. */
  hasMail: boolean;
  configVersion: number;
};

export const brand = endpoints('brand', {
  readStatus: endpoint({
    method: 'GET',
    path: '/wps/system/status',
    caller: 'anyone',
    whileClosed: 'always',
    background: true,
    input: { url: text({ optional: true, max: 253 }) },
    output: output<Status>(),
    refusals: ['brand.unknown_host'],
  }),
  readWhitelabel: endpoint({
    method: 'GET',
    path: '/wps/system/whitelabel',
    caller: 'anyone',
    whileClosed: 'always',
    input: {},
    output: output<FlagNode>(),
    refusals: [],
  }),
  listRoutes: endpoint({
    method: 'GET',
    path: '/wps/system/domainRoute',
    caller: 'anyone',
    whileClosed: 'maintenance',
    background: true,
    input: {},
    output: output<{ domainList: Route[] }>(),
    refusals: [],
  }),
  listServiceLinks: endpoint({
    method: 'GET',
    path: '/wps/system/customerService',
    caller: 'anyone',
    whileClosed: 'always',
    background: true,
    input: {},
    output: output<ServiceLinks>(),
    refusals: [],
  }),
  listCountries: endpoint({
    method: 'GET',
    path: '/wps/system/countries',
    caller: 'anyone',
    background: true,
    tagged: true,
    input: {},
    output: output<{ countries: Country[] }>(),
    refusals: [],
  }),
  readRegistrationRules: endpoint({
    method: 'GET',
    path: '/wps/system/setting/register',
    caller: 'anyone',
    input: {},
    output: output<RegistrationRules>(),
    refusals: [],
  }),
});
