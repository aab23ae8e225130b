import { useEffect } from 'react';
import { lockPage } from './lock-page';

const idleMs = 15 * 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the page in place when no one has touched it for a quarter of an hour. */
export const useIdleLock = (): void => {
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const look = () => {
      if (Date.now() - touchedAt >= idleMs) lockPage();
    };
    // A computer that slept looks at once when it wakes.
    const timer = setInterval(look, 10_000);
    document.addEventListener('visibilitychange', look);
    for (const sign of signs) addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
};
