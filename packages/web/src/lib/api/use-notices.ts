import { useSite } from '../brand/brand';
import { fetchNotices, keptNotices } from './fetch-notices';
import { useRead } from './reads/use-read';

const freshMs = 5 * 60_000;

/** The brand's announcements: what is kept is shown at once, and asked for again. */
export const useNotices = () => {
  const { language, status, answers } = useSite();
  const mark = { version: status.configVersion, language };
  return useRead({
    key: ['content', 'notices', mark.version, language],
    read: ({ signal }) => fetchNotices(mark, signal),
    freshMs,
    kept: () => keptNotices(mark),
    served: answers?.language === language ? answers.notices : undefined,
  });
};
