import type { Country } from '@parlour/contract/brand';
import { useEffect, useState } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { readSession, writeSession } from '../../../lib/session/storage';

type NumberCountry = { code: string; dialingCode: string };

const keptCountry = (): NumberCountry | undefined => {
  const [, code, dialingCode] = /^([A-Z]{2}) (\d+)$/.exec(readSession('numberCountry') ?? '') ?? [];
  return code && dialingCode ? { code, dialingCode } : undefined;
};

/** The country of a number: the visitor's, or the one that was chosen in this tab. */
export const useNumberCountry = (countries: readonly Country[]) => {
  const { location, brand } = useStatus();
  const [country, setCountry] = useState<NumberCountry>({
    code: location.country ?? brand.country,
    dialingCode: location.dialingCode,
  });
  // The page as the server drew it knows nothing of the tab.
  useEffect(() => {
    const kept = keptCountry();
    if (kept) setCountry(kept);
  }, []);
  const find = (code: string) => countries.find(({ countryCode }) => countryCode === code);
  return {
    ...country,
    /** Empty until the countries are here: the server checks the number anyway. */
    mobilePattern: find(country.code)?.mobilePattern ?? '',
    choose: (code: string) => {
      const dialingCode = find(code)?.countryDialingCode;
      if (dialingCode === undefined) return;
      setCountry({ code, dialingCode });
      writeSession('numberCountry', `${code} ${dialingCode}`);
    },
  };
};
