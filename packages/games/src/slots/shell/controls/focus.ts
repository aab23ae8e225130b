/**
 * Gives the focus back to who had it, else to the spin button: where it falls to the page, keys
 * and screen readers begin anew.
 */
export const focusOn = (opener: Element | null): void => {
  const seat = document.querySelector<HTMLElement>('.spin');
  const kept = opener instanceof HTMLElement && opener !== document.body && isSeen(opener);
  (kept ? opener : seat)?.focus({ preventScroll: true });
};

const isSeen = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0;
