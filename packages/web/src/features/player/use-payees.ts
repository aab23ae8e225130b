import { cashier } from '@parlour/contract/cashier';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';

/** The player's bank accounts. */
export const usePayees = () =>
  useQuery({
    queryKey: ['cashier', 'withdraw', 'payees'],
    queryFn: ({ signal }) => call(cashier.listPayees, {}, { signal }),
  });
