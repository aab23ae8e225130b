import type { BrandConfig } from '../brand';
import { flagsWith } from './flags';
import { mainBrand } from './main';
import { usernameAndPassword } from './registration-fields';

/**
 * The second demo brand: English and Tagalog, in Philippine pesos, light by default, with an
 * accent and a logo of its own and a wallet for each vendor.
 */
export const secondBrand: BrandConfig = {
  ...mainBrand,
  facts: {
    ...mainBrand.facts,
    code: 'second',
    merchantCode: 'salon',
    name: 'Salon',
    defaultLang: 'EN',
    supportLanguages: ['EN', 'TY'],
    currency: 'PHP',
    currencySymbol: 'P',
    timeZone: 'Asia/Manila',
  },
  settings: {
    ...mainBrand.settings,
    chatHeaderColour: '#12333c',
    accentDark: '#3cc4dc',
    accentLight: '#0a6c86',
    country: 'PH',
    defaultTheme: 'light',
    isSingleWallet: false,
  },
  hosts: ['second.localhost'],
  fields: usernameAndPassword,
  flags: flagsWith('USERNAMEREG3', 'DIRECTREG', 'MEMBERCENTER'),
  licences: [{ authority: 'Philippines', number: 'DEMO-PH-0004', demo: true }],
};
