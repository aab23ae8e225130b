import { catalogue } from '@parlour/contract/catalogue';
import { content } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { type Language, player } from '@parlour/contract/player';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { call, client } from '../lib/api';
import { refreshStatus, SiteContext } from '../lib/brand';
import { keepLanguage } from '../lib/language';
import { useSession } from '../lib/session';
import { nounsInUse, preloadWords } from '../lib/words';

type Named = Pick<FirstPage, 'lanes' | 'hot' | 'banners'>;

/** What the server writes in a language, for a switch: what cannot be had keeps its old words. */
const readNamed = async (page: FirstPage, language: Language): Promise<Partial<Named>> => {
  const { merchantCode, platform } = page.status.brand;
  const [vendors, hot, notices] = await Promise.all([
    call(catalogue.listVendors, { language }).catch(() => undefined),
    call(catalogue.listHot, { merchantCode, isPlatform: 2, platform, language }).catch(
      () => undefined,
    ),
    call(content.readNotices, { types: 'B', platform: 'W', execution: 'B', language }).catch(
      () => undefined,
    ),
  ]);
  return {
    ...(vendors && { lanes: vendors.data.lanes }),
    ...(hot && { hot: hot.list }),
    ...(notices && { banners: notices.banners }),
  };
};

const tellServer = (language: Language): void => {
  if (useSession.getState().standing !== 'member') return;
  // The choice holds in this browser whatever the server says of it.
  call(player.setLanguage, { language }).catch(() => undefined);
};

/** For what runs beside React: the start of the page and the live messages. Set by the provider when it is there. */
export const siteActions = {
  switchLanguage: (_language: Language): void => {},
  refreshStatus: async (): Promise<void> => {},
};

/** Keeps what came with the page and gives it, in the language chosen, to everything inside. */
export const SiteProvider = ({ page, children }: { page: FirstPage; children: ReactNode }) => {
  const [current, setCurrent] = useState(page);
  const site = useMemo(
    () => ({
      ...current,
      switchLanguage: async (language: Language) => {
        if (language === current.language) return;
        client.language = language;
        const [named] = await Promise.all([
          readNamed(current, language),
          preloadWords(language, [...nounsInUse]),
        ]);
        startTransition(() => {
          setCurrent({ ...current, ...named, language });
          keepLanguage(language, current.language);
        });
        tellServer(language);
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
