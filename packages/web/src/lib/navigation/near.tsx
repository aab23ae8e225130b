import { type RefObject, useEffect, useState } from 'react';

/** True from the moment when the element comes within a screen of what is shown. */
export const useIsNear = (holder: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = holder.current;
    if (isNear || !element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [holder, isNear]);
  return isNear;
};
