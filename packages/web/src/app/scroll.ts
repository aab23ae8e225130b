import { useEffect, useRef } from 'react';

const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A new path starts at its top, smoothly unless reduced motion is set; for Back the browser
 * restores the position.
 */
export const useScrollToTop = (pathname: string): void => {
  const last = useRef(pathname);
  const isBack = useRef(false);
  useEffect(() => {
    const back = () => {
      isBack.current = true;
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isBack.current) scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });
    isBack.current = false;
  }, [pathname]);
};
