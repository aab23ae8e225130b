/** For so long a press waits for its code; a link then leads on without it. */
const longestWaitMs = 15_000;
const longestLinkWaitMs = 2000;

// What React has not taken over yet has none of its names.
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__react'));

let isAgain = false;

const pressWhenAlive = (pressed: HTMLElement, until: number): void => {
  if (!pressed.isConnected) return;
  const isLate = Date.now() > until;
  if (!isAlive(pressed) && !isLate) {
    requestAnimationFrame(() => pressWhenAlive(pressed, until));
    return;
  }
  if (isLate && pressed.localName === 'button') return;
  isAgain = true;
  pressed.click();
  isAgain = false;
};

/** A plain press that stays in this tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/**
 * What the server drew may be pressed before its code has come: the press is made again once it
 * has. A link of a page that does not run yet leads on by itself.
 */
export const keepEarlyPresses = (root: Element): void => {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isAgain || !(target instanceof Element) || !isPlain(event)) return;
      const isRunning = isAlive(root.firstElementChild ?? root);
      const kept = isRunning ? 'button, a[href]:not([target])' : 'button';
      const pressed = target.closest<HTMLElement>(kept);
      if (!pressed || !root.contains(pressed) || isAlive(pressed)) return;
      event.preventDefault();
      event.stopPropagation();
      const isLink = pressed.localName === 'a';
      pressWhenAlive(pressed, Date.now() + (isLink ? longestLinkWaitMs : longestWaitMs));
    },
    true,
  );
};
