import type { BrandConfig } from '../brand';
import { flagsWith } from './flags';
import { usernameAndPassword } from './registration-fields';

/** The terms that players of the demo brands agree to. */
export const demoTerms = '2026-11';

/** The first demo brand: Vietnamese and English, in Vietnamese đồng. */
export const mainBrand: BrandConfig = {
  facts: {
    code: 'main',
    merchantCode: 'parlour',
    name: 'Parlour',
    platform: 'W',
    lotteryType: 'SEA',
    defaultLang: 'VI',
    supportLanguages: ['VI', 'EN'],
    currency: 'VND',
    currencySymbol: '₫',
    timeZone: 'Asia/Ho_Chi_Minh',
    minAge: 18,
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: 'B,PL,PU,PR',
    chatHeaderColour: '#1d2a26',
    feedbackMinWords: 10,
    feedbackMaxWords: 500,
    demo: true,
    defaultTheme: 'dark',
  },
  hosts: ['localhost', '127.0.0.1'],
  flags: flagsWith('USERNAMEREG3', 'DIRECTREG', 'MEMBERCENTER'),
  fields: usernameAndPassword,
  isSingleWallet: true,
  terms: { version: demoTerms, url: '/helpmc?item=terms' },
  askAddress: false,
  askNationality: false,
  smsOnUsername: false,
  verification: 'off',
  // A demo is tried from one network by many.
  limits: { 'session.register:address': { count: 2000, seconds: 3600 } },
  notable: { deposit: '50000000', bet: '10000000', win: '100000000' },
  imageHosts: [],
  launchHosts: [],
  resources: [],
  serviceLinks: { list: [], version: { pathList: [] } },
  licences: [
    { authority: 'Malta', number: 'DEMO-MT-0001', demo: true },
    { authority: 'British Virgin Islands', number: 'DEMO-VG-0002', demo: true },
    { authority: 'Philippines', number: 'DEMO-PH-0003', demo: true },
  ],
};
