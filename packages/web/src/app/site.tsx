import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/languages';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../lib/api/client';
import { type Site, SiteContext } from '../lib/brand/brand';
import { wake } from '../lib/navigation/rest';
import { keepLanguage } from '../lib/language/language';
import { useSession } from '../lib/session/session';
import { nounsInUse, preloadWords } from '../lib/language/words';

type SiteActions = {
  switchLanguage: (language: Language) => Promise<void>;
  refreshStatus: () => Promise<void>;
  /** Puts newer facts in the place of those that came with the page. */
  change: (facts: Partial<FirstPage>) => void;
};

const actions: Partial<SiteActions> = {};
let isThere: (there: SiteActions) => void;

/** For code outside React (the start of the page, live messages): set once the page is hydrated. */
export const siteActions = new Promise<SiteActions>((resolve) => {
  isThere = resolve;
});

/**
 * Keeps the data that came with the page and provides it, in the chosen language, to everything
 * inside.
 */
export const SiteProvider = ({ page, children }: { page: FirstPage; children: ReactNode }) => {
  const [current, setCurrent] = useState<FirstPage & Pick<Site, 'missed'>>(page);
  // The page came with what it shows itself: its own banners, and beside home the foremost hot
  // games.
  const isWhole = useRef(false);
  const site = useMemo(
    () => ({
      ...current,
      switchLanguage: async (language: Language) => {
        if (language === current.language) return;
        client.language = language;
        const [{ readNamed, setLanguage }] = await Promise.all([
          import('../lib/api/calls'),
          preloadWords({ ...current, language }, [...nounsInUse]),
          wake(),
        ]);
        const named = await readNamed(current, language);
        isWhole.current = true;
        startTransition(() => {
          setCurrent({ ...current, ...named, language });
          keepLanguage(language, current.language);
        });
        // The choice applies in this browser, whatever the server sends.
        if (useSession.getState().authState === 'member') {
          setLanguage(language).catch(() => undefined);
        }
      },
      refreshStatus: async () => {
        const { refreshStatus } = await import('../lib/brand/refresh-status');
        const status = await refreshStatus();
        await wake();
        const isOpen = status.systemStatus === 0;
        // A page that was drawn closed has nothing of the site in it.
        if (isOpen && page.status.systemStatus !== 0) return location.reload();
        setCurrent((before) => ({ ...before, status }));
        // What was refused meanwhile is asked again.
        if (isOpen && current.status.systemStatus !== 0)
          (await import('../lib/api/live')).catchUp();
      },
      complete: async (isAgain = false) => {
        if (isWhole.current && !isAgain) return;
        isWhole.current = true;
        const { readNamed } = await import('../lib/api/calls');
        const [named] = await Promise.all([readNamed(current, current.language), wake()]);
        startTransition(() => setCurrent((before) => ({ ...before, ...named })));
      },
    }),
    [current, page],
  );
  useEffect(() => {
    actions.switchLanguage = site.switchLanguage;
    actions.refreshStatus = site.refreshStatus;
    actions.change = (facts) => {
      void wake().then(() => setCurrent((before) => ({ ...before, ...facts })));
    };
    isThere(actions as SiteActions);
  }, [site]);
  return <SiteContext value={site}>{children}</SiteContext>;
};
