import { content } from '@parlour/contract/content';
import { useQuery } from '@tanstack/react-query';
import { call } from './api';
import { useSite } from '../brand/brand';

const freshMs = 5 * 60_000;

/** The brand’s help in the site’s language; dialog and both pages share one answer. */
export const useHelp = () => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['content', 'help', language],
    queryFn: ({ signal }) => call(content.readHelp, { lang: language, device: 'WEB' }, { signal }),
    staleTime: freshMs,
  });
};
