/**
 * Returns the focus to its previous element, else to the spin button: when it falls to the page,
 * keys and screen readers start from the top again.
 */
export const focusOn = (opener: Element | null): void => {
  const seat = document.querySelector<HTMLElement>('.spin');
  const isUsable = opener instanceof HTMLElement && opener !== document.body && isSeen(opener);
  (isUsable ? opener : seat)?.focus({ preventScroll: true });
};

const isSeen = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0;
