import type { Page } from '@playwright/test';

/**
 * In place of `apis.google.com/js/api.js`, which relays the answer of the popup to its opener: here
 * the popup gives it itself.
 */
const relay = `(() => {
  let take;
  const frame = {
    restyle: async () => {},
    ping: (done) => (done(), { then: (ok) => ok() }),
    register: (name, handler) => { take = handler; },
    send: (type, message, answer) => {
      try { answer([{ webStorageSupport: true }]); } catch {}
    },
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { Iframe: class {}, getContext: () => ({ open: (given, opened) => opened(frame) }) },
  };
  addEventListener('message', ({ data }) => data && data.authEvent && take && take(data));
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;

/**
 * Answers the script of Google's that the SDK loads for its popup, and lets no other request leave.
 * Returns the addresses of those that tried.
 */
export const guardOutside = async (page: Page, own: readonly string[]): Promise<string[]> => {
  const left: string[] = [];
  await page.context().route(
    (url) => !own.includes(url.origin),
    (route) => {
      if (new URL(route.request().url()).hostname === 'apis.google.com') {
        return route.fulfill({ contentType: 'text/javascript', body: relay });
      }
      left.push(route.request().url());
      return route.abort();
    },
  );
  return left;
};
