import type { Country } from '@parlour/contract/brand';
import { useState } from 'react';
import type * as CountryListPart from './country-list';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { useSite } from '../../../lib/brand/brand';

type Countries = {
  /** The list's code and its rows, once both are here. */
  loaded?: typeof CountryListPart & { countries: readonly Country[] };
  refused?: Refused;
};

/** The countries in the site's language; the list and its rows come with the first touch. */
export const useCountries = () => {
  const { language } = useSite();
  const [state, setState] = useState<Countries>({});
  const load = async (): Promise<void> => {
    if (state.loaded) return;
    try {
      const [part, { readCountries }] = await Promise.all([
        import('./country-list'),
        import('./read-countries'),
      ]);
      setState({ loaded: { ...part, countries: await readCountries(language) } });
    } catch (thrown) {
      setState({ refused: asRefused(thrown) });
    }
  };
  return { ...state, load };
};
