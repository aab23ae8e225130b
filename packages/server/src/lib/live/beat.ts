/** An open page, which may have disappeared without a word. */
type Page = { isAlive: boolean; readonly socket: { ping: () => void; terminate: () => void } };

type Beat<Open extends Page> = {
  /** Each page is asked once in this time whether it is still there. */
  roundMs: number;
  /** What else is asked of a page that was there. */
  also?: (page: Open) => void;
};

const stepMs = 250;

/**
 * Ends sockets whose other side has disappeared: some of them at each step, not all at once.
 * Returns a function that stops it.
 */
export const beat = <Open extends Page>(
  pages: ReadonlySet<Open>,
  { roundMs, also }: Beat<Open>,
): (() => void) => {
  let round = pages.values();
  // How many are to be asked by now, in parts of one: few pages are not asked more often.
  let due = 0;
  const nextPage = (): Open | undefined => {
    const { value: page } = round.next();
    if (page) return page;
    round = pages.values();
    return round.next().value;
  };
  const step = () => {
    for (due += (pages.size * stepMs) / roundMs; due >= 1; due -= 1) {
      const page = nextPage();
      if (!page) return;
      if (page.isAlive) {
        page.isAlive = false;
        page.socket.ping();
        also?.(page);
      } else page.socket.terminate();
    }
  };
  const timer = setInterval(step, stepMs);
  return () => clearInterval(timer);
};
