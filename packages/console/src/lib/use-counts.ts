import { casework } from '@parlour/contract/casework';
import { useQuery } from '@tanstack/react-query';
import { call } from './api/call';
import { useBrand } from './brand';

/** What waits in each queue that this person may see. */
export const useCounts = () => {
  const brand = useBrand()?.code;
  return useQuery({
    queryKey: ['counts', brand],
    queryFn: async () => (await call(casework.countCases, { brand })).list,
    refetchInterval: 5000,
  });
};
