import { createRequire } from 'node:module';
import type { Country } from '@parlour/contract/brand';
import { factsOf, type Language } from '@parlour/contract/languages';
import { Metadata, type MetadataJson } from 'libphonenumber-js/core';

// As JSON: to an import the package answers with a module, which not every runner takes for one.
const metadata = createRequire(import.meta.url)(
  'libphonenumber-js/metadata.mobile.json',
) as MetadataJson;

type Numbering = {
  callingCode: () => string;
  nationalPrefix: () => string | undefined;
  possibleLengths: () => number[];
  type: (type: 'MOBILE') => { possibleLengths: () => number[] } | undefined;
};

/** The library's types leave out its numbering plans. */
type NumberingPlans = { selectNumberingPlan: (country: string) => void; numberingPlan: Numbering };

const plans = new Metadata(metadata) as unknown as NumberingPlans;

const lengthsOf = (plan: Numbering): number[] => (plan.type('MOBILE') ?? plan).possibleLengths();

/**
 * The digits of a mobile number of the country, as people type it: with or without what they dial
 * before it at home. Only the count of digits is checked here; whether a number exists, its code
 * shows.
 */
const mobilePatternOf = (plan: Numbering): string => {
  const lengths = lengthsOf(plan);
  const prefix = plan.nationalPrefix();
  const optional = prefix && /^\d+$/.test(prefix) ? `(?:${prefix})?` : '';
  return `^${optional}(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$`;
};

const dialled: readonly Omit<Country, 'name'>[] = Object.keys(metadata.countries).map(
  (countryCode) => {
    plans.selectNumberingPlan(countryCode);
    const plan = plans.numberingPlan;
    return {
      countryCode,
      countryDialingCode: plan.callingCode(),
      mobilePattern: mobilePatternOf(plan),
    };
  },
);

/** Whether two letters are a country of the list. */
export const isCountry = (code: string): boolean =>
  dialled.some(({ countryCode }) => countryCode === code);

/** What is dialled before a number of the country. */
export const dialingCodeOf = (code: string): string =>
  dialled.find(({ countryCode }) => countryCode === code)?.countryDialingCode ?? '';

/** The digits that a mobile number has after the dialling code, in any country that shares it. */
export const mobileLengthsOf = (countryDialingCode: string): number[] =>
  dialled
    .filter((country) => country.countryDialingCode === countryDialingCode)
    .flatMap(({ countryCode }) => {
      plans.selectNumberingPlan(countryCode);
      return lengthsOf(plans.numberingPlan);
    });

const listed = new Map<Language, Country[]>();

/** Every country that has phones, by its name in the language. */
export const listCountries = (language: Language): Country[] => {
  const known = listed.get(language) ?? namedIn(language);
  listed.set(language, known);
  return known;
};

const namedIn = (language: Language): Country[] => {
  const { tag } = factsOf(language);
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  return dialled
    .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag));
};
