import { content } from '@parlour/contract/content';
import { useMemo } from 'react';
import { call } from './api';
import { useRead } from './reads/use-read';
import { useSite } from '../brand/brand';

const freshMs = 5 * 60_000;

/** The brand’s help in the site’s language; dialog and both pages share one answer. */
export const useHelp = () => {
  const { language, answers } = useSite();
  const help = answers?.language === language ? answers.help : undefined;
  const served = useMemo(() => help && { list: help }, [help]);
  return useRead({
    key: ['content', 'help', language],
    read: ({ signal }) => call(content.readHelp, { lang: language, device: 'WEB' }, { signal }),
    freshMs,
    served,
  });
};
