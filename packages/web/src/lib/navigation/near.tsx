import { type RefObject, useEffect, useState } from 'react';
import { whenTouched } from '../api/idle';

/**
 * True from the moment when the element is on the screen, or, once someone touched the page, comes
 * within half a screen of it: what is below an untouched page asks for nothing.
 */
export const useIsNear = (holder: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = holder.current;
    if (isNear || !element) return undefined;
    const see = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    let watch: IntersectionObserver | undefined;
    const look = (rootMargin: string) => {
      watch?.disconnect();
      watch = new IntersectionObserver(see, { rootMargin });
      watch.observe(element);
    };
    look('0px');
    const stop = whenTouched(() => look('50% 0px'));
    return () => {
      stop();
      watch?.disconnect();
    };
  }, [holder, isNear]);
  return isNear;
};
