import { session } from '@parlour/contract/session';
import type { Factor } from '@parlour/contract/session/factors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';

/** The player's second factors, their changes, and the recovery codes that a change has made. */
export const useFactors = () => {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: ['session', 'factors'],
    queryFn: ({ signal }) => call(session.listFactors, {}, { signal }),
  });
  const readAgain = () => client.invalidateQueries({ queryKey: ['session', 'factors'] });
  const change = useMutation({
    mutationFn: (act: () => Promise<readonly string[]>) => act(),
    onSuccess: setCodes,
    onSettled: readAgain,
  });
  const remove = async (id: string) => {
    await call(session.removeFactor, { id });
    return [];
  };
  const renew = async () => (await call(session.renewRecoveryCodes, {})).codes;
  return {
    query,
    codes,
    isBusy: change.isPending,
    refused: change.error ? asRefused(change.error) : undefined,
    of: (kind: Factor['kind']) => query.data?.list.filter((one) => one.kind === kind) ?? [],
    /** How many recovery codes are left; undefined without a factor. */
    codesLeft: query.data?.list.length ? query.data.recoveryCodes : undefined,
    change: change.mutate,
    remove: (id: string) => change.mutate(() => remove(id)),
    renew: () => change.mutate(renew),
    keepCodes: () => setCodes([]),
    /** A factor was added beside `change`. */
    added: (made: readonly string[]) => {
      setCodes(made);
      void readAgain();
    },
  };
};

export type Factors = ReturnType<typeof useFactors>;
