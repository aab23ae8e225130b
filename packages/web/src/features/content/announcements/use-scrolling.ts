import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** As fast as one reads a line that passes. */
const pixelsPerSecond = 48;

type Scrolling = { isPlaying: boolean; titles: readonly unknown[] };

/**
 * Moves a line of titles, followed by its copy, for ever. It waits while one points at it or has
 * the focus in it, and while nothing is there to move: one title.
 */
export const useScrolling = ({ isPlaying, titles }: Scrolling) => {
  const line = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const animation = useRef<Animation>(undefined);
  // A line that was stopped stays where it is.
  const isMoving = titles.length > 1 && (isPlaying || hasMoved);

  useEffect(() => {
    if (!isMoving) return;
    setHasMoved(true);
    const element = line.current;
    const first = element?.firstElementChild;
    if (!element || !first) return;
    const begin = () => {
      const before = animation.current;
      const width = first.getBoundingClientRect().width;
      const moved = element.animate(
        [{ transform: 'translateX(0)' }, { transform: `translateX(${-width}px)` }],
        { duration: (width / pixelsPerSecond) * 1000, iterations: Infinity },
      );
      if (before?.playState === 'paused') moved.pause();
      before?.cancel();
      animation.current = moved;
    };
    // Its width changes with the font that arrives and the size of the text.
    const watch = new ResizeObserver(begin);
    watch.observe(first);
    return () => {
      watch.disconnect();
      animation.current?.cancel();
      animation.current = undefined;
    };
  }, [isMoving, titles]);

  useEffect(() => {
    const move = () => {
      if (isPlaying && !isHeld) animation.current?.play();
      else animation.current?.pause();
    };
    move();
    // After the observer's first look, which begins the movement.
    const frame = requestAnimationFrame(() => requestAnimationFrame(move));
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isHeld, isMoving, titles]);

  const hold = {
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: () => setIsHeld(false),
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
      setIsHeld(true);
      // The title with the focus is brought into view where the line begins.
      if (animation.current) animation.current.currentTime = 0;
      currentTarget.scrollLeft = (target as HTMLElement).offsetLeft;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLDivElement>) => {
      setIsHeld(false);
      currentTarget.scrollLeft = 0;
    },
  };
  return { line, isMoving, hold };
};
