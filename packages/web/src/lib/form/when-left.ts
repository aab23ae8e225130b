/** Words that appeared at once would move what is being pressed from under the finger. */
export const whenLeftFor = (target: EventTarget | null, run: () => void): void => {
  if (isTyped(target)) run();
  else if (!isSubmit(target)) afterPress(run);
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

const longestPressMs = 700;

/** Once the press or the key that took the focus away is over, and has done what it does. */
const afterPress = (run: () => void): void => {
  const waiting = new AbortController();
  const end = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    setTimeout(run, 0);
  };
  addEventListener('click', end, { signal: waiting.signal });
  addEventListener('keyup', end, { signal: waiting.signal });
  setTimeout(end, longestPressMs);
};
