import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near to its end the list follows what comes. */
const nearPx = 80;

/** What of a list changes its height: its first and last numbers, and what is on its way. */
type Listed = { first: number; last: number; waiting?: number };

/** Follows a list’s end while its reader is there; keeps the place when older ones come above. */
export const useFollowed = ({
  first,
  last,
  waiting = 0,
}: Listed): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, height: 0, isAtEnd: true });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const known = before.current;
    if (first < known.first) element.scrollTop += element.scrollHeight - known.height;
    else if (known.isAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { ...known, first, height: element.scrollHeight };
  }, [first, last, waiting]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      before.current.isAtEnd = left < nearPx;
    };
    const stay = () => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    };
    element.addEventListener('scroll', look, { passive: true });
    // The keyboard makes the list lower, and a picture makes it longer.
    const watch = new ResizeObserver(stay);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, []);
  return list;
};
