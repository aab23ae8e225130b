import { readSession, writeSession } from '../session/storage';

/** What a reload would take: something typed, a dialog, a game. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ type, value }) => !/hidden|checkbox|radio/.test(type) && value !== '',
  );

/** Once a file of this build is gone from the server, only a reload brings a whole page. */
export const reloadWhenGone = (build: string): void => {
  const reload = () => {
    // A server that lacks files of its own build is not asked for ever.
    if (isBusy() || readSession('goneBuild') === build) return;
    writeSession('goneBuild', build);
    location.reload();
  };
  addEventListener(
    'gone',
    () => {
      reload();
      // It waits for the next page, or until no one looks.
      for (const moment of ['pushState', 'popstate', 'visibilitychange']) {
        addEventListener(moment, reload, true);
      }
    },
    { once: true },
  );
};
