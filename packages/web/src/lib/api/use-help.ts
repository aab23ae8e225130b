import { content } from '@parlour/contract/content';
import { useQuery } from '@tanstack/react-query';
import { call } from './api';
import { useSite } from '../brand/brand';

const freshMs = 5 * 60_000;

/**
 * The brand’s help in the site’s language; footer, dialog and both pages share one answer. Who only
 * reads along does not ask again after a failure: the reader shows it, and its button asks.
 */
export const useHelp = ({ retryOnMount = true } = {}) => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['content', 'help', language],
    queryFn: ({ signal }) => call(content.readHelp, { lang: language, device: 'WEB' }, { signal }),
    staleTime: freshMs,
    retryOnMount,
  });
};
