import { brand, type Country } from '@parlour/contract/brand';
import { call } from '../../../lib/api/api';
import { queryClient } from '../../../lib/api/queries';

/** By the language of the page; they do not change while it is open. */
export const readCountries = async (language: string): Promise<readonly Country[]> => {
  const { countries } = await queryClient.fetchQuery({
    queryKey: ['brand', 'countries', language],
    queryFn: () => call(brand.listCountries, {}),
    staleTime: Infinity,
  });
  return countries;
};
