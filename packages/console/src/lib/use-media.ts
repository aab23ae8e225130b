import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, also after the window changed. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (onChange: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
};
