import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/player';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../lib/client';
import { refreshStatus, SiteContext } from '../lib/brand';
import { keepLanguage } from '../lib/language';
import { useSession } from '../lib/session';
import { routeOf } from './paths';
import { nounsInUse, preloadWords } from '../lib/words';

/** For what runs beside React: the start of the page and the live messages. Set by the provider when it is there. */
export const siteActions = {
  switchLanguage: (_language: Language): void => {},
  refreshStatus: async (): Promise<void> => {},
};

/** Keeps what came with the page and gives it, in the language chosen, to everything inside. */
export const SiteProvider = ({ page, children }: { page: FirstPage; children: ReactNode }) => {
  const [current, setCurrent] = useState(page);
  // Beside home the page came with the foremost hot games only.
  const isWhole = useRef(routeOf(page.path.split('?')[0] ?? '/').name === 'home');
  const site = useMemo(
    () => ({
      ...current,
      switchLanguage: async (language: Language) => {
        if (language === current.language) return;
        client.language = language;
        const [{ readNamed, setLanguage }] = await Promise.all([
          import('../lib/calls'),
          preloadWords(language, [...nounsInUse]),
        ]);
        const named = await readNamed(current, language);
        isWhole.current = true;
        startTransition(() => {
          setCurrent({ ...current, ...named, language });
          keepLanguage(language, current.language);
        });
        // The choice holds in this browser whatever the server says of it.
        if (useSession.getState().standing === 'member') {
          setLanguage(language).catch(() => undefined);
        }
      },
      completeHot: async () => {
        if (isWhole.current) return;
        isWhole.current = true;
        const { readNamed } = await import('../lib/calls');
        const named = await readNamed(current, current.language);
        startTransition(() => setCurrent((before) => ({ ...before, ...named })));
      },
    }),
    [current],
  );
  useEffect(() => {
    siteActions.switchLanguage = (language) => void site.switchLanguage(language);
    siteActions.refreshStatus = async () => {
      const status = await refreshStatus();
      setCurrent((before) => ({ ...before, status }));
    };
  }, [site]);
  return <SiteContext value={site}>{children}</SiteContext>;
};
