import { cashier } from '@parlour/contract/cashier';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api';
import { onLive } from '../../../lib/api/live';

const key = ['cashier', 'withdraw'] as const;

export const useWithdrawable = () =>
  useQuery({
    queryKey: [...key, 'withdrawable'],
    queryFn: ({ signal }) => call(cashier.readWithdrawable, {}, { signal }),
  });

export const usePayees = () =>
  useQuery({
    queryKey: [...key, 'payees'],
    queryFn: ({ signal }) => call(cashier.listPayees, {}, { signal }),
  });

export const useMethods = () =>
  useQuery({
    queryKey: [...key, 'methods'],
    queryFn: ({ signal }) => call(cashier.listMethods, { kind: 'withdrawal' }, { signal }),
  });

export const useWithdrawals = () =>
  useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(cashier.listWithdrawals, {}, { signal }),
  });

export const withdrawalKey = (id: string) => [...key, 'one', id];

const askEveryMs = 5000;

/** The live socket updates it, and a query every five seconds covers a lost message. */
export const useWithdrawal = (id: string) => {
  const withdrawal = useQuery({
    queryKey: withdrawalKey(id),
    queryFn: ({ signal }) => call(cashier.readWithdrawal, { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && /^(reviewing|approved|sending|unknown)$/.test(state.data.status)
        ? askEveryMs
        : false,
  });
  const { refetch } = withdrawal;
  useEffect(
    () =>
      onLive((message) => {
        if (message.type === 'withdrawal') void refetch();
      }),
    [refetch],
  );
  return withdrawal;
};

/** Asks again for what a change of the payees or a request has made old. */
export const useForget = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
};
