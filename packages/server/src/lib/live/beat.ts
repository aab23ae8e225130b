import type { OpenPage } from './open-page';

/** Each page is asked once in this time whether it is still there. */
const roundMs = 25_000;
const stepMs = 250;

/**
 * Ends sockets whose other side has disappeared: some of them at each step, not all at once.
 * Returns a function that stops it.
 */
export const beat = (pages: ReadonlySet<OpenPage>): (() => void) => {
  let round = pages.values();
  const step = () => {
    for (let left = Math.ceil((pages.size * stepMs) / roundMs); left > 0; left -= 1) {
      const { value: page } = round.next();
      if (!page) {
        round = pages.values();
        return;
      }
      if (page.isAlive) {
        page.isAlive = false;
        page.socket.ping();
      } else page.socket.terminate();
    }
  };
  const timer = setInterval(step, stepMs);
  return () => clearInterval(timer);
};
