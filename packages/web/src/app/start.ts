import type { FirstPage } from '@parlour/contract/first-page';
import { keepLanguage, storedLanguage } from '../lib/language/language';
import { fetchPart, whenIdle, whenTouched } from '../lib/api/idle';
import { readSession, writeSession } from '../lib/session/storage';
import { isEnabled } from '../lib/brand/flags';
import { readTheme } from '../lib/brand/theme';
import { memberPageOf } from '../lib/navigation/paths';
import { dialog } from './overlays';
import { siteActions } from './site';

const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

/**
 * The language that the address asks for, then the one that was kept. The choice waits for nothing:
 * the next page may be opened before a script came.
 */
const chooseLanguage = (page: FirstPage): void => {
  const stored = storedLanguage(page.status.brand.supportLanguages);
  const asked = /[?&]lang=([^&]*)/.exec(location.search)?.[1];
  if (asked?.toUpperCase() === page.language) keepLanguage(page.language, stored);
  else if (!stored || stored === page.language) keepLanguage(page.language);
  else quietly(siteActions.then(({ switchLanguage }) => switchLanguage(stored)));
  if (asked !== undefined) {
    quietly(
      import('../lib/language/asked-language').then(({ dropAskedLanguage }) => dropAskedLanguage()),
    );
  }
};

/** Everything that starts after hydration: theme, language, and when idle what follows the page. */
export const startSite = (page: FirstPage): void => {
  readTheme();
  const { merchantCode, platform } = page.status.brand;
  writeSession('merchant', merchantCode);
  writeSession('merchantCode', merchantCode);
  writeSession('platform', platform);

  chooseLanguage(page);

  const seeWhoIsThere = () => {
    fetchPart(
      () => import('./idle/focus'),
      ({ watchPage }) => watchPage(page),
    );
    // What the first call of a player needs comes beside it.
    if (readSession('token')) {
      quietly(import('./idle/player'));
      quietly(import('../lib/api/calls'));
    }
  };
  whenTouched(() => {
    quietly(dialog.preload());
    // The frame of every dialog.
    quietly(import('@parlour/ui/components/layout/dialog'));
  });
  const isGuarded = isEnabled(page.status.whitelabel, 'LOGINGUARD');
  if (isGuarded) quietly(import('./guard').then(({ guardPages }) => guardPages()));
  // A visitor's first page needs none of it: it waits for an idle moment, so that nothing competes
  // with the first paint. A page of the member centre needs it at once.
  if (isGuarded || memberPageOf(location.search)) seeWhoIsThere();
  else whenIdle(seeWhoIsThere);
};
