import { content, type HelpItem } from '@parlour/contract/content';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { useSite } from '../../lib/brand/brand';

const freshMs = 5 * 60_000;

/** The brand's help in the site's language; the dialog and both pages share one answer. */
export const useHelp = () => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['content', 'help', language],
    queryFn: ({ signal }) => call(content.readHelp, { lang: language, device: 'WEB' }, { signal }),
    staleTime: freshMs,
  });
};

/** An item wherever it stands. */
export const findItem = (
  list: readonly HelpItem[],
  wanted: string | undefined,
): HelpItem | undefined => {
  for (const item of list) {
    const found = item.id === wanted ? item : findItem(item.children ?? [], wanted);
    if (found) return found;
  }
  return undefined;
};
