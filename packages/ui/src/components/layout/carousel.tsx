import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePhrases } from '../../use-phrases';
import { caretLeft } from '../../icons/caret-left';
import { caretRight } from '../../icons/caret-right';
import { pauseFill } from '../../icons/pause';
import { playFill } from '../../icons/play';
import { mayMove, setPlaying, useIsPlaying } from '../../motion';
import { IconButton } from '../form/icon-button';
import css from './carousel.module.css';
import { carouselDefaults, lastStart, movedBy, nextStart, visibleAt } from './carousel-steps';

export interface CarouselProps {
  /** The group's name. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** How many a desk shows; narrower screens show fewer, but `least`. */
  visible?: number;
  least?: number;
  animationMs?: number;
  /** 0: it moves only by hand. */
  autoplayMs?: number;
  /** How far a finger goes before the slides do. */
  swipePx?: number;
}

/** A strip of equal slides, by buttons, by a swipe, and by itself where motion is welcome. */
export const Carousel = ({
  label,
  slides,
  visible = carouselDefaults.visible,
  least = 2,
  animationMs = carouselDefaults.animationMs,
  autoplayMs = carouselDefaults.autoplayMs,
  swipePx = carouselDefaults.swipePx,
}: CarouselProps) => {
  const shown = visibleAt(useWidth(), { visible, least });
  const [at, setAt] = useState(0);
  const start = Math.min(at, lastStart(slides.length, shown));
  const isMoving = slides.length > shown;
  const turn = (by: number) => setAt(nextStart(start, by, slides.length, shown));
  const { box, isPlaying, hold } = useAutoplay({ autoplayMs, isMoving, onTurn: () => turn(1) });
  const swipe = useSwipe({ swipePx, onSwipe: turn });
  if (slides.length === 0) return null;
  return (
    <div
      aria-label={label}
      aria-roledescription="carousel"
      className={css.carousel}
      ref={box}
      role="group"
    >
      <div className={css.window} {...hold} {...swipe}>
        <Track animationMs={animationMs} shown={shown} slides={slides} start={start} />
      </div>
      {isMoving && <Controls isPlaying={isPlaying} movesItself={autoplayMs > 0} turn={turn} />}
    </div>
  );
};

type TrackProps = Pick<CarouselProps, 'slides'> & {
  start: number;
  shown: number;
  animationMs: number;
};

const Track = ({ slides, start, shown, animationMs }: TrackProps) => (
  <ul
    className={css.track}
    style={{
      transform: `translateX(${(-100 * start) / shown}%)`,
      transitionDuration: `${mayMove() ? animationMs : 0}ms`,
    }}
  >
    {slides.map(({ id, content }, index) => {
      const isShown = index >= start && index < start + shown;
      return (
        <li
          aria-hidden={!isShown}
          className={css.slide}
          inert={!isShown}
          key={id}
          style={{ width: `${100 / shown}%` }}
        >
          {content}
        </li>
      );
    })}
  </ul>
);

type ControlsProps = { isPlaying: boolean; movesItself: boolean; turn: (by: number) => void };

const Controls = ({ isPlaying, movesItself, turn }: ControlsProps) => {
  const { common } = usePhrases('common');
  return (
    <div className={css.controls}>
      <IconButton icon={caretLeft} label={common.prev} onClick={() => turn(-1)} size={16} />
      <IconButton icon={caretRight} label={common.next} onClick={() => turn(1)} size={16} />
      {movesItself && (
        <IconButton
          icon={isPlaying ? pauseFill : playFill}
          label={isPlaying ? common.pauseMotion : common.playMotion}
          onClick={() => setPlaying(!isPlaying)}
          size={18}
        />
      )}
    </div>
  );
};

const watchWidth = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

const useWidth = (): number =>
  useSyncExternalStore(
    watchWidth,
    () => innerWidth,
    () => 0,
  );

type Autoplay = { autoplayMs: number; isMoving: boolean; onTurn: () => void };

/** Turns by itself while it is seen, and neither read nor touched. */
const useAutoplay = ({ autoplayMs, isMoving, onTurn }: Autoplay) => {
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = useIsPlaying() && isMoving && autoplayMs > 0;
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(() => {
      const place = box.current?.getBoundingClientRect();
      const isInView = place && place.bottom > 0 && place.top < innerHeight;
      if (!document.hidden && isInView) turn.current();
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, autoplayMs]);
  return {
    box,
    isPlaying,
    hold: {
      onBlur: () => setHeld(false),
      onFocus: () => setHeld(true),
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
    },
  };
};

type Swipe = { swipePx: number; onSwipe: (by: number) => void };

/** A drag sideways turns the strip once; the click that ends it opens nothing. */
const useSwipe = ({ swipePx, onSwipe }: Swipe) => {
  const from = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      hasSwiped.current = false;
      from.current = isPrimary ? clientX : undefined;
    },
    onPointerMove: ({ clientX, buttons }: PointerEvent) => {
      if (from.current === undefined || buttons === 0) return;
      const by = movedBy(clientX - from.current, swipePx);
      if (by === 0) return;
      from.current = undefined;
      hasSwiped.current = true;
      onSwipe(by);
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
};
