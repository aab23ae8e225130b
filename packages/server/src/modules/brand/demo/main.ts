import type { BrandConfig } from '../brand';
import { flagsWith } from './flags';
import { optionalAnswers, usernameAndPassword } from './registration-fields';

/** The terms that players of the demo brands accept. */
export const demoTerms = '2026-12';

/** Those before them: a demo that was loaded with one follows. */
export const formerDemoTerms = ['2026-11'];

/** The first demo brand: Vietnamese by default, every language to choose from, in đồng. */
export const mainBrand: BrandConfig = {
  facts: {
    code: 'main',
    merchantCode: 'parlour',
    name: 'Parlour',
    defaultLang: 'VI',
    supportLanguages: ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'ID'],
    currency: 'VND',
    currencySymbol: '₫',
    timeZone: 'Asia/Ho_Chi_Minh',
    demo: true,
  },
  settings: {
    platform: 'W',
    lotteryType: 'SEA',
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: 'B,PL,PU,PR',
    minAge: 18,
    chatHeaderColour: '#1d2a26',
    feedbackMinWords: 10,
    defaultTheme: 'dark',
    termsVersion: demoTerms,
    verification: 'always',
    // Many people try a demo from one network.
    limits: ['session.register:address 2000/3600'],
    notableDeposit: '50000000',
    notableBet: '10000000',
    notableWin: '100000000',
  },
  hosts: ['localhost', '127.0.0.1'],
  flags: flagsWith(
    'FREEPLAY3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
    'DIRECTREG',
    'MEMBERCENTER',
    'VIP',
    'REFERRAL',
  ),
  fields: { ...usernameAndPassword, ...optionalAnswers },
  resources: [],
  serviceLinks: { list: [], version: { pathList: [] } },
  licences: [
    { authority: 'Malta', number: 'DEMO-MT-0001', demo: true },
    { authority: 'British Virgin Islands', number: 'DEMO-VG-0002', demo: true },
    { authority: 'Philippines', number: 'DEMO-PH-0003', demo: true },
  ],
};
