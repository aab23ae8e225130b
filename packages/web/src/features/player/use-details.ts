import { own } from '@parlour/contract/session/own';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';

/** What the player has given of the person, and what the brand asks for beside it. */
export const useDetails = () =>
  useQuery({
    queryKey: ['session', 'details'],
    queryFn: ({ signal }) => call(own.readDetails, {}, { signal }),
  });
