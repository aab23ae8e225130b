import { brand, type Country } from '@parlour/contract/brand';
import { call } from '../../../lib/api/api';

const listed = new Map<string, readonly Country[]>();

/** By the language of the page; they do not change while it is open. */
export const readCountries = async (language: string): Promise<readonly Country[]> => {
  const known = listed.get(language) ?? (await call(brand.listCountries, {})).countries;
  listed.set(language, known);
  return known;
};
