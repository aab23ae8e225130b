import type { FirstPage } from '@parlour/contract/first-page';
import {
  forgetBalance,
  readHiddenBalance,
  refreshBalance,
  setBalance,
} from '../lib/session/balance';
import { client } from '../lib/api/client';
import { currentStatus } from '../lib/brand/brand';
import { keepLanguage, storedLanguage } from '../lib/language/language';
import { whenIdle } from '../lib/api/idle';
import { connectLive, onCatchUp, onLive, wakeLive } from '../lib/api/live';
import { restoreSession, sessionEnded, useSession } from '../lib/session/session';
import { writeSession } from '../lib/session/storage';
import { isEnabled } from '../lib/brand/flags';
import { readTheme } from '../lib/brand/theme';
import { memberPageOf } from '../lib/navigation/paths';
import { dialog } from './overlays';
import { siteActions } from './site';

const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

const isNews = (status: { systemStatus: number; configVersion: number }): boolean => {
  const { systemStatus, configVersion } = currentStatus();
  return status.systemStatus !== systemStatus || status.configVersion !== configVersion;
};

/** The language that the address asks for, then the one that was kept. */
const chooseLanguage = (page: FirstPage): void => {
  const stored = storedLanguage(page.status.brand.supportLanguages);
  const followStored = () => {
    if (!stored || stored === page.language) return keepLanguage(page.language);
    return quietly(siteActions.then(({ switchLanguage }) => switchLanguage(stored)));
  };
  if (/[?&]lang=/.test(location.search)) {
    quietly(
      import('../lib/language/asked-language').then(({ takeAskedLanguage }) => {
        if (takeAskedLanguage(page.language)) keepLanguage(page.language, stored);
        else followStored();
      }),
    );
  } else followStored();
};

/** Everything that starts after hydration: session, live messages, theme, language. */
export const startSite = (page: FirstPage): void => {
  readTheme();
  readHiddenBalance();
  const { merchantCode, platform } = page.status.brand;
  writeSession('merchant', merchantCode);
  writeSession('merchantCode', merchantCode);
  writeSession('platform', platform);

  chooseLanguage(page);

  useSession.subscribe(({ authState }, before) => {
    if (authState === before.authState) return;
    document.documentElement.toggleAttribute('data-member', authState === 'member');
    forgetBalance();
    if (authState === 'member') quietly(refreshBalance());
    if (authState === 'member' || before.authState === 'member') {
      whenIdle(() =>
        quietly(import('../lib/session/favourite-actions').then((of) => of.loadFavourites())),
      );
    }
    if (before.authState !== 'unknown' || authState === 'member') connectLive();
  });
  const askStatus = () => quietly(siteActions.then(({ refreshStatus }) => refreshStatus()));
  client.onClosed = () => {
    if (currentStatus().systemStatus === 0) askStatus();
  };
  onLive((message) => {
    if (message.type === 'balance') setBalance(message);
    // A session that has lapsed ended before: its player may be signing in again just now.
    if (message.type === 'signedOut' && !useSession.getState().isLapsed) {
      sessionEnded(message.code as never);
    }
    if (message.type === 'status' && isNews(message)) askStatus();
  });
  onCatchUp(() => {
    if (useSession.getState().authState === 'member') quietly(refreshBalance());
  });
  addEventListener('online', wakeLive);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wakeLive();
  });

  const seeWhoIsThere = () => {
    quietly(restoreSession());
    connectLive();
    quietly(dialog.preload());
    quietly(import('./idle/focus').then(({ watchPage }) => watchPage(page)));
  };
  const isGuarded = isEnabled(page.status.whitelabel, 'LOGINGUARD');
  if (isGuarded) quietly(import('./guard').then(({ guardPages }) => guardPages()));
  // A visitor's first page needs none of it: it waits for an idle moment, so that nothing competes
  // with the first paint. A page of the member centre needs it at once.
  if (isGuarded || memberPageOf(location.search)) seeWhoIsThere();
  else whenIdle(seeWhoIsThere);
};
