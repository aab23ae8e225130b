import { useQuery } from '@tanstack/react-query';
import { useSite } from '../brand/brand';
import { fetchNotices, keptNotices } from './fetch-notices';

const freshMs = 5 * 60_000;

/** The brand's announcements: what is kept is shown at once, and asked for again. */
export const useNotices = () => {
  const { language, status } = useSite();
  const mark = { version: status.configVersion, language };
  return useQuery({
    queryKey: ['content', 'notices', mark.version, language],
    queryFn: ({ signal }) => fetchNotices(mark, signal),
    staleTime: freshMs,
    initialData: () => keptNotices(mark),
    initialDataUpdatedAt: 0,
  });
};
