import { domainToASCII } from 'node:url';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import type { ContactKind } from './personal-kind';

const callingCodes = new Set<string>(
  getCountries().map((country) => getCountryCallingCode(country)),
);

type NumberingPlans = {
  selectNumberingPlan: (country: string) => void;
  numberingPlan: { nationalPrefix: () => string | undefined };
};

const plans = new Metadata(metadata) as unknown as NumberingPlans;

/** The codes of the countries where people dial a 0 before a number that has none abroad. */
const codesWithZero = new Set<string>(
  getCountries()
    .filter((country) => {
      plans.selectNumberingPlan(country);
      return plans.numberingPlan.nationalPrefix() === '0';
    })
    .map((country) => getCountryCallingCode(country)),
);

/** `84` and `0901 234 567` is `84901234567`; undefined if no number can be that long. */
export const normalMobile = (countryDialingCode: string, mobileNum: string): string | undefined => {
  const defaultCallingCode = countryDialingCode.replaceAll(/\D/g, '');
  if (!callingCodes.has(defaultCallingCode)) return undefined;
  const parsed = parsePhoneNumberFromString(mobileNum.normalize('NFKC'), {
    defaultCallingCode,
    extract: false,
  });
  if (!parsed?.isPossible() || parsed.countryCallingCode !== defaultCallingCode) return undefined;
  // One 0 is taken off; a network that takes off all would reach the same phone by another number.
  const isPadded = codesWithZero.has(defaultCallingCode) && parsed.nationalNumber.startsWith('0');
  return isPadded ? undefined : parsed.number.slice(1);
};

const dialingCodes: Partial<Record<string, string>> = {
  VND: '84',
  PHP: '63',
  THB: '66',
  IDR: '62',
  JPY: '81',
  CNY: '86',
};

/** That of the country whose currency a brand has, for a form without a country. */
export const dialingCodeOf = (currency: string): string => dialingCodes[currency] ?? '84';

/** Whether a mail to this text goes to one mailbox: nothing in it ends an address or a header. */
export const isMailbox = (email: string): boolean =>
  /^[^\p{C}\s<>(),;:"\\[\]@]+@[^\p{C}\s<>(),;:"\\[\]@/?#%]+$/u.test(email);

/** Two addresses that differ in case, or in how a host is written, are one. */
export const normalEmail = (email: string): string => {
  const trimmed = email.trim().normalize('NFC').toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const host = domainToASCII(trimmed.slice(at + 1)).replace(/\.$/, '');
  return `${trimmed.slice(0, at)}@${host}`;
};

/** The form in which two values of a kind are compared. */
export const normalContact: Record<ContactKind, (value: string) => string> = {
  email: normalEmail,
  mobile: (value) => value.replaceAll(/\D/g, ''),
  idNumber: (value) =>
    value
      .normalize('NFKC')
      .toUpperCase()
      // Whatever is put between them, seen or unseen, makes no other number.
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
};
