import { identity } from '@parlour/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';

/** Where the player's documents are. */
export const useOwnIdentity = () =>
  useQuery({
    queryKey: ['identity'],
    queryFn: ({ signal }) => call(identity.readIdentity, {}, { signal }),
  });
