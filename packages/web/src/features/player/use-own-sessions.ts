import { session } from '@parlour/contract/session';
import { dateTime } from '@parlour/ui/dates';
import { useLocale } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { useBrand } from '../../lib/brand/brand';

/** Where the player is signed in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: ['session', 'sessions'],
    queryFn: ({ signal }) => call(session.listSessions, {}, { signal }),
  });

/** When the player last signed in, as it is written. */
export const useLastSignIn = (): string | undefined => {
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { data } = useOwnSessions();
  const newest = data?.list
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return newest && dateTime(newest, timeZone, locale);
};
