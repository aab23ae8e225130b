import type { FirstPage } from '@parlour/contract/first-page';
import { keepConfiguration } from '../../lib/brand/keep-configuration';
import { keepInstallPrompt } from '../../lib/navigation/install';
import { keepCodes } from '../../lib/session/link-codes';
import { watchTurns } from '../../lib/session/turns';
import { followAnnouncements } from './announcements';
import { connect } from './connect';

/** How far up the search goes for an element that can take a lost focus. */
const resting = 'dialog[open], [data-page], main';

/**
 * A click may remove the focused element: a filter that is dropped, a link of the page that is
 * left. The focus then moves to an element nearby instead of the body.
 */
const keepFocus = (): void => {
  let above: Element[] = [];
  let focused: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    above = [];
    for (let at = target.parentElement; at; at = at.parentElement) above.push(at);
  });
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = undefined;
    const near = above.find((element) => element.isConnected && element.matches(resting));
    const place = near ?? document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
};

/** Without a network the browser shows a page that says so; nothing else is kept. */
const prepareOffline = (): void => {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
};

/** What fails in no part's place is logged all the same. */
const watchFaults = (): void => {
  const report = (thrown: unknown): void =>
    void import('../../lib/api/faults/report-fault').then(
      ({ reportThrown }) => reportThrown('page', thrown),
      () => undefined,
    );
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
};

/** What waits for an idle moment of a page. */
export const watchPage = (page: FirstPage): void => {
  keepConfiguration(page.status);
  connect();
  keepFocus();
  watchFaults();
  prepareOffline();
  keepInstallPrompt();
  watchTurns();
  followAnnouncements(page);
  keepCodes();
};
