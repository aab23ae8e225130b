import { createRequire } from 'node:module';
import { open, type CountryResponse, type Reader } from 'maxmind';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reading: Promise<Reader<CountryResponse>> | undefined;

type Entry = { country_code?: string; country?: { iso_code?: string } };

/** The country of a network address, as two letters; undefined for one of no country. */
export const placeOf = async (address: string): Promise<string | undefined> => {
  reading ??= open<CountryResponse>(createRequire(import.meta.url).resolve(file));
  const found = (await reading).get(address) as Entry | null;
  return found?.country_code ?? found?.country?.iso_code;
};
