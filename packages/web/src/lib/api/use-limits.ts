import { compliance, type LimitsView } from '@parlour/contract/compliance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session';
import { call } from './api';

const queryKey = ['compliance', 'limits'];

/** What the player decided about their own play, and what is used of it. */
export const useLimits = ({ everyMs }: { everyMs?: number } = {}) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(compliance.readLimits, {}, { signal }),
    // Without a limit or a check there is nothing to watch.
    refetchInterval: ({ state: { data } }) =>
      everyMs !== undefined && data && (data.limits.length > 0 || data.realityMinutes)
        ? everyMs
        : false,
  });

/** Makes a change by a call that answers with how it stands afterwards, and shows that. */
export const useChangeLimits = () => {
  const client = useQueryClient();
  return async (made: Promise<LimitsView>): Promise<void> => {
    const view = await made;
    client.setQueryData(queryKey, view);
    if (view.exclusion ?? view.coolingOff) notePause();
  };
};

/** The advertising goes at once, and not with the next page. */
const notePause = (): void =>
  useSession.setState(({ member }) => ({ member: member && { ...member, isPausing: true } }));
