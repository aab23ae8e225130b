import type { FieldRule, RegistrationRules, Status } from '@parlour/contract/brand';
import { registrationFields } from '@parlour/contract/registration-fields';

const rule: FieldRule = {
  enabled: true,
  required: false,
  minLength: 6,
  maxLength: 16,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 2,
};

const register = {
  ...Object.fromEntries(registrationFields.map((name) => [name, rule])),
  terms: { version: '2026-12', url: '/help' },
  minAge: 18,
  askAddress: false,
  askNationality: false,
  smsOnUsername: false,
} as unknown as RegistrationRules;

/** A young brand’s, for tests of its pages. */
export const status: Status = {
  systemStatus: 0,
  location: { ip: '' },
  whitelabel: {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: ['FREEPLAY3', 'REFERRAL', 'VIP', 'MEMBERCENTER', 'AGENTCENTER'].map((modId) => ({
      modId,
      enabled: '1',
      childrenNodes: [],
    })),
  },
  register,
  resources: [],
  hasRoutes: false,
  customerService: { list: [], version: { pathList: [] } },
  analytics: {},
  imageCDNs: [],
  launchGameCDNs: [],
  brand: {
    code: 'main',
    merchantCode: 'main',
    name: 'Parlour',
    platform: 'W',
    lotteryType: 'SEA',
    defaultLang: 'VI',
    supportLanguages: ['VI', 'EN'],
    currency: 'VND',
    currencySymbol: '₫',
    dialingCode: '84',
    timeZone: 'Asia/Ho_Chi_Minh',
    country: 'VN',
    jackpot: 'none',
    minAge: 18,
    idleMinutes: 15,
    hasTransfers: true,
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: '',
    chatHeaderColour: '',
    feedbackMinWords: 10,
    feedbackMaxWords: 500,
    serviceHosts: [],
    demo: true,
    fbVendor: 'FB',
    defaultTheme: 'dark',
    licences: ['Malta', 'British Virgin Islands', 'Philippines'].map((authority) => ({
      authority,
      number: '',
      demo: true,
    })),
  },
  sealKeys: [
    { kid: 'k1', kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) },
    { kid: 'k2', kty: 'EC', crv: 'P-256', x: 'C'.repeat(43), y: 'D'.repeat(43) },
  ],
  serverTime: '2026-11-21T10:00:00.000Z',
  build: 'abcdef',
  gamesOrigin: 'http://localhost:3001',
  verification: 'off',
  hasMail: true,
  configVersion: 1,
};
