import { session } from '@parlour/contract/session';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';

/** Where the player is signed in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: ['session', 'sessions'],
    queryFn: ({ signal }) => call(session.listSessions, {}, { signal }),
  });
