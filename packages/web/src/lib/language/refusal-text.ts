import type { Phrases } from '@parlour/locales/nouns';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { fetchPart } from '../api/idle';
import type { Refused } from '../api/refused';
import { useSite } from '../brand/brand';
import { nounsInUse, preloadWords, wordsAtHand } from './words';

const ofBrowser = /^(network|chunk)\./;

/**
 * What a refusal means to the person. Most pages are never refused anything, so these words come
 * with the first refusal; where no network brings them, the page says that with its own.
 */
export const useRefusalText = (code: Refused['code']): string => {
  const { status } = usePhrases('status');
  const site = useSite();
  const [fetched, setFetched] = useState<Partial<Phrases>>();
  useEffect(() => {
    nounsInUse.add('refusal');
    return fetchPart(() => preloadWords(site, ['refusal']), setFetched);
  }, [site]);
  const { refusal } = fetched ?? wordsAtHand(site);
  return refusal?.[code] ?? (ofBrowser.test(code) ? status.timeout : '');
};
