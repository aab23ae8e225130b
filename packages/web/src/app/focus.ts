/** How far up a lost focus looks for a place to stand. */
const resting = 'dialog[open], [data-page], main';

/**
 * What has the focus may go away with a click on it: a filter that is dropped, a link of the page
 * one leaves. The focus then stays near where it was instead of falling to the body.
 */
export const keepFocus = (): void => {
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
