import type { Status } from '@parlour/contract/brand';
import { Toasts } from '@parlour/ui/components/feedback/toasts';
import { useMedia } from '@parlour/ui/use-media';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/api/idle';
import { useSite } from '../lib/brand/brand';
import { preloadWords } from '../lib/language/words';
import { type Chunk, chunk } from '../lib/navigation/chunk';
import { hasScreen } from '../lib/navigation/open';
import { drawn } from './drawn';

const sideBar = chunk(['service', 'brand'], async () => {
  const { SideBar } = await import('../features/shell/service/side-bar');
  return SideBar;
});

const consentBar = chunk(['service', 'common'], async () => {
  const { ConsentBar } = await import('../features/shell/consent/consent-bar');
  return ConsentBar;
});

/** What stands beside the page; the bars wait for an idle moment, and for a network. */
export const LaterParts = ({ isFull }: { isFull: boolean }) => {
  const { status } = useSite();
  // Narrower, the menu has what the side bar has.
  const isDesk = useMedia('(width >= 80em)');
  const hasSideBar = useFetched(sideBar, isFull && isDesk && hasWays(status));
  const hasConsent = useFetched(consentBar, status.analytics.gtagId !== undefined);
  return (
    <>
      <Toasts />
      {isFull && hasSideBar && drawn(sideBar, {})}
      {hasConsent && drawn(consentBar, {})}
    </>
  );
};

const useFetched = ({ nouns, preload }: Chunk<object>, isWanted: boolean): boolean => {
  const site = useSite();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted || isThere) return;
    whenIdle(() => {
      Promise.all([preload(), preloadWords(site, nouns)]).then(
        () => setThere(true),
        () => undefined,
      );
    });
  }, [isWanted, isThere, nouns, preload, site]);
  return isWanted && isThere;
};

const hasWays = ({ customerService, resources, hasRoutes, whitelabel }: Status): boolean =>
  hasRoutes ||
  [customerService.list, customerService.version.pathList, resources].some(
    ({ length }) => length > 0,
  ) ||
  hasScreen(whitelabel, 'join') ||
  hasScreen(whitelabel, 'referral');
