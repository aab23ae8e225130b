const idle =
  globalThis.requestIdleCallback ?? ((run: () => void) => globalThis.setTimeout(run, 200));

/** Runs something in the browser when the page has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if ('document' in globalThis) idle(() => run());
};
