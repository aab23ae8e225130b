import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowRight } from '../../icons/arrow-right';
import { pauseFill } from '../../icons/pause';
import { playFill } from '../../icons/play';
import { inkNameOf } from '../../artwork/inks';
import { mayMove, setPlaying, useIsPlaying } from '../../motion';
import css from './banner.module.css';
import { Icon } from '../art/icon';
import { GamePicture } from '../art/game-picture';

export interface Slide {
  id: string;
  /** A picture of the operator's with words of its own, or the game beside the words. */
  image?: string | undefined;
  /** What the image shows; without it the title says it. */
  alt?: string | undefined;
  art?: SlideArt | undefined;
  eyebrow?: string | undefined;
  title: string;
  body?: string | undefined;
  action?: string | undefined;
  /** The router's props where a click leads somewhere. */
  link?: ComponentProps<'a'> | undefined;
}

interface SlideArt {
  code: string;
  category: string;
  vendor: string;
  /** The ink of the words; without it that of the artwork. */
  ink?: string | undefined;
  /** The address of the game's background. */
  image?: string | undefined;
}

export interface BannerProps {
  slides: readonly Slide[];
  /** The region's name. */
  label: string;
  words: { pause: string; play: string; goTo: (index: number) => string };
  /** The slides' art is in the server's HTML. */
  eager?: boolean;
  /** Half as high, for pages whose own content comes first. */
  isLow?: boolean;
}

/** The carousel: the browser scrolls and snaps; script only turns the page and can be stopped. */
export const Banner = ({ slides, label, words, eager = false, isLow = false }: BannerProps) => {
  const { strip, index, setIndex, goTo, isPlaying, toggle, setIsHeld } = useTurning(slides.length);
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={isLow ? css.low : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- waits while read */}
      <div
        onBlur={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onMouseEnter={() => setIsHeld(true)}
        onMouseLeave={() => setIsHeld(false)}
      >
        <div
          className={css.slides}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          ref={strip}
        >
          {slides.map((slide, at) => (
            <SlideCard
              eager={eager}
              isFirst={at === 0}
              isShown={at === index}
              key={slide.id}
              slide={slide}
            />
          ))}
        </div>
        {slides.length > 1 && (
          <Controls
            goTo={goTo}
            index={index}
            isPlaying={isPlaying}
            slides={slides}
            toggle={toggle}
            words={words}
          />
        )}
      </div>
    </section>
  );
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type ControlsProps = Pick<BannerProps, 'slides' | 'words'> & {
  index: number;
  isPlaying: boolean;
  goTo: (to: number) => void;
  toggle: () => void;
};

/** A dot for each page, which the arrow keys move along, and the control of what moves. */
const Controls = ({ slides, words, index, isPlaying, goTo, toggle }: ControlsProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const places = [...event.currentTarget.children];
    // From the dot that has the focus: the strip may still be on its way to it.
    const focused = places.indexOf(event.target as Element);
    const from = focused >= 0 && focused < slides.length ? focused : index;
    const to = (from + step + slides.length) % slides.length;
    goTo(to);
    (places[to] as HTMLElement).focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons
    <div className={css.controls} onKeyDown={onKeyDown}>
      {slides.map(({ id }, at) => (
        <button
          aria-current={at === index}
          aria-label={words.goTo(at + 1)}
          className={css.dot}
          key={id}
          onClick={() => goTo(at)}
          type="button"
        />
      ))}
      <button
        aria-label={isPlaying ? words.pause : words.play}
        className={css.pause}
        onClick={toggle}
        type="button"
      >
        <Icon of={isPlaying ? pauseFill : playFill} size={20} />
      </button>
    </div>
  );
};

const INTERVAL_MS = 5000;
// Turns by itself every five seconds where motion is welcome; the person's own word counts more.
const useTurning = (count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const isPlaying = useIsPlaying() && count > 1;

  const goTo = (to: number) => {
    const element = strip.current;
    element?.scrollTo({ left: to * element.clientWidth, behavior: mayMove() ? 'smooth' : 'auto' });
  };

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const turn = setInterval(() => {
      const box = strip.current?.getBoundingClientRect();
      const isInView = box && box.bottom > 0 && box.top < innerHeight;
      if (!document.hidden && isInView) goTo((index + 1) % count);
    }, INTERVAL_MS);
    return () => clearInterval(turn);
  }, [isPlaying, isHeld, index, count]);

  return {
    strip,
    index,
    setIndex,
    goTo,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    setIsHeld,
  };
};

interface SlideCardProps {
  slide: Slide;
  eager: boolean;
  isFirst: boolean;
  isShown: boolean;
}

const SlideCard = ({ slide, eager, isFirst, isShown }: SlideCardProps) => {
  const { art, image, alt, eyebrow, title, body, action, link } = slide;
  const Box = link ? 'a' : 'div';
  return (
    <Box
      {...(link as object)}
      aria-hidden={!isShown}
      className={css.slide}
      data-ink={art && (art.ink ?? inkNameOf(art))}
      inert={!isShown}
    >
      {art && (
        <span className={css.art}>
          <GamePicture
            category={art.category}
            code={art.code}
            crop
            eager={eager}
            image={art.image}
            isLargest={isFirst}
            vendor={art.vendor}
          />
        </span>
      )}
      {image ? (
        <img alt={alt ?? title} className={css.image} src={image} />
      ) : (
        <span className={css.words}>
          {eyebrow && <span className={css.eyebrow}>{eyebrow}</span>}
          <span className={css.title}>{title}</span>
          {body && <span className={css.body}>{body}</span>}
          {action && link && (
            <span className={css.action}>
              {action}
              <Icon of={arrowRight} size={16} />
            </span>
          )}
        </span>
      )}
    </Box>
  );
};
