import { useSyncExternalStore } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Motion is welcome: neither the system nor the person asked for less. */
export const mayMove = (): boolean =>
  !matchMedia(LESS_MOTION).matches && document.documentElement.dataset['motion'] !== 'less';

// What moves by itself on a page (banner, ticker, jackpot) has one control: its choice is shared.
let choice: boolean | undefined;
const listeners = new Set<() => void>();

/** The person starts or stops everything that moves by itself. */
export const setPlaying = (isPlaying: boolean): void => {
  choice = isPlaying;
  for (const listener of listeners) listener();
};

const onChange = (listener: () => void) => {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    listeners.delete(listener);
  };
};

/** The person has stopped what moves: then nothing changes by itself either. */
export const useIsStopped = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => choice === false,
    () => false,
  );

/** Whether things move by themselves: the person's own word counts more than the system's. */
export const useIsPlaying = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => choice ?? mayMove(),
    () => false,
  );
