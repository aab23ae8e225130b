import { identity } from '@parlour/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/api';
import { onLive } from '../api/live';

/** Where the player's documents are; a decision arrives by the live socket. */
export const useOwnIdentity = () => {
  const identityQuery = useQuery({
    queryKey: ['identity'],
    queryFn: ({ signal }) => call(identity.readIdentity, {}, { signal }),
  });
  const { refetch } = identityQuery;
  useEffect(
    () =>
      onLive(({ type }) => {
        if (type === 'identity') void refetch();
      }),
    [refetch],
  );
  return identityQuery;
};
