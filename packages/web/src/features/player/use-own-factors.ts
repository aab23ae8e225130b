import { session } from '@parlour/contract/session';
import type { Factor } from '@parlour/contract/session/factors';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';

/** What the account has to show who its player is; all of it missing while it is not known. */
export const useOwnFactors = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['session', 'factors'],
    queryFn: ({ signal }) => call(session.listFactors, {}, { signal }),
  });
  const of = (kind: Factor['kind']) => data?.list.filter((one) => one.kind === kind) ?? [];
  return {
    error,
    refetch,
    list: data?.list,
    apps: of('totp'),
    keys: of('passkey'),
    recoveryCodes: data?.recoveryCodes ?? 0,
    hasPassword: data?.hasPassword,
    identities: data?.identities,
  };
};
