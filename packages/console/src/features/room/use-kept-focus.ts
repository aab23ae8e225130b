import { type RefObject, useEffect } from 'react';

/** After a dialog whose opener is gone the focus goes to the list where it was. */
export const useKeptFocus = (list: RefObject<HTMLElement | null>, isAsked: boolean): void => {
  useEffect(() => {
    if (!isAsked) return undefined;
    const element = list.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) element?.focus();
      });
    };
  }, [list, isAsked]);
};
