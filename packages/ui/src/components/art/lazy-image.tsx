import { useEffect, useEffectEvent, useRef } from 'react';

import type { LazyLoad } from '../../lazy-images';

export interface LazyImageProps {
  src: string;
  alt: string;
  className?: string | undefined;
  /** Draws the default in its place. */
  onFailed: () => void;
}

/** A picture that is fetched when it comes near, with one attempt. */
export const LazyImage = ({ src, alt, className, onFailed }: LazyImageProps) => {
  const image = useRef<HTMLImageElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const load = ({ lazyLoad }: { lazyLoad: LazyLoad }) => {
      if (isGone || !image.current) return;
      try {
        stop = lazyLoad(image.current, src, () => fail());
      } catch (error) {
        // A picture without an address is a fault of its data: the log names it, the page goes on.
        reportError(error);
        fail();
      }
    };
    import('../../lazy-images').then(load, () => fail());
    return () => {
      isGone = true;
      stop?.();
    };
  }, [src]);
  return <img alt={alt} className={className} ref={image} />;
};
