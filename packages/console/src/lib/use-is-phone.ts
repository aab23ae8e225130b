import { useSyncExternalStore } from 'react';

const phone = '(width < 48em)';

const watch = (tell: () => void): (() => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether it is a phone: rows are higher there, and one thing is shown at a time. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(phone).matches);
