import { type RefObject, useEffect } from 'react';

/** A browser that remembers a login fills its form; in any other nothing more is fetched. */
export const useRemembered = (ref: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    if (!document.cookie.includes('loginRemember=true')) return;
    import('./fill-remembered').then(
      ({ fillRemembered }) => ref.current && fillRemembered(ref.current),
      () => undefined,
    );
  }, [ref]);
