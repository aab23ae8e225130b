import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'maxmind';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Entry = { country_code?: string; country?: { iso_code?: string } };

let reader: Reader<CountryResponse> | undefined;

/** Read once, at the first question: 8 MB in some milliseconds. */
const readerOfPlaces = (): Reader<CountryResponse> =>
  (reader ??= new Reader<CountryResponse>(
    readFileSync(createRequire(import.meta.url).resolve(file)),
  ));

/** The country of a network address, as two letters; undefined for one of no country. */
export const placeOf = (address: string): string | undefined => {
  const found = readerOfPlaces().get(address) as Entry | null;
  return found?.country_code ?? found?.country?.iso_code;
};
