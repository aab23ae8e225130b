import { useEffect, useState, useSyncExternalStore } from 'react';

export type WindowSize = { width: number; height: number };

let size: WindowSize = { width: 0, height: 0 };

const sizeNow = (): WindowSize => {
  const { innerWidth: width, innerHeight: height } = window;
  if (width !== size.width || height !== size.height) size = { width, height };
  return size;
};

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const useWindowSize = (): WindowSize => useSyncExternalStore(onResize, sizeNow, sizeNow);

/** Device pixels a CSS pixel, at most three; it changes when the window moves to another screen. */
export const useDevicePixels = (): number => {
  const [ratio, setRatio] = useState(() => Math.min(3, window.devicePixelRatio || 1));
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => setRatio(Math.min(3, window.devicePixelRatio || 1));
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [ratio]);
  return ratio;
};

/** Counts seconds; pauses while the page is hidden. */
export const useSeconds = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
