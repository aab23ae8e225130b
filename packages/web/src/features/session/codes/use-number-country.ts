import type { Country } from '@parlour/contract/brand';
import { type RefObject, useEffect, useState } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { typeInto } from '../../../lib/form/type-into';
import { keepNumber, typedNumber } from './typed-number';

/** The country of a number: the brand's, or the one that was chosen in this tab. */
export const useNumberCountry = (
  countries: readonly Country[],
  input: RefObject<HTMLInputElement | null>,
) => {
  const { country: code, dialingCode: dialled } = useBrand();
  const [country, setCountry] = useState({ code, dialingCode: dialled });
  // The page as the server drew it knows nothing of the tab.
  useEffect(() => {
    const kept = typedNumber();
    if (!kept) return;
    setCountry({ code: kept.code, dialingCode: kept.dialingCode });
    if (input.current?.value === '' && kept.number !== '') typeInto(input.current, kept.number);
  }, [input]);
  const find = (code: string) => countries.find(({ countryCode }) => countryCode === code);
  const keep = (chosen = country) => keepNumber({ ...chosen, number: input.current?.value ?? '' });
  return {
    ...country,
    /** Empty until the countries are here: the server checks the number anyway. */
    mobilePattern: find(country.code)?.mobilePattern ?? '',
    choose: (code: string) => {
      const dialingCode = find(code)?.countryDialingCode;
      if (dialingCode === undefined) return;
      setCountry({ code, dialingCode });
      keep({ code, dialingCode });
    },
    /** On every change of the number. */
    keep: () => keep(),
  };
};
