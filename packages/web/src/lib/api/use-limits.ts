import { compliance, type LimitsView } from '@parlour/contract/compliance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api';

const queryKey = ['compliance', 'limits'];

/** What the player decided about their own play, and what is used of it. */
export const useLimits = ({ isOn = true, everyMs }: { isOn?: boolean; everyMs?: number } = {}) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(compliance.readLimits, {}, { signal }),
    enabled: isOn,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });

/** Makes a change by a call that answers with how it stands afterwards, and shows that. */
export const useChangeLimits = () => {
  const client = useQueryClient();
  return async (made: Promise<LimitsView>): Promise<void> => {
    client.setQueryData(queryKey, await made);
  };
};
