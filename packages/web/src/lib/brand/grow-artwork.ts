const growMs = 240;
/** The bar over a game. */
const barHeight = 44;

/**
 * The tapped picture grows to the box that its game will fill, over the rest at 45 %; then the page
 * of the game takes its place, with the background that loads meanwhile. With reduced motion, or
 * without a picture, the page comes at once.
 */
export const growArtwork = (
  card: Element | null,
  background: string | undefined,
  then: () => void,
): void => {
  if (background) new Image().src = background;
  const art = card?.querySelector<HTMLElement | SVGElement>('img, svg');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!art || isCalm || document.hidden) return then();
  const from = (art.parentElement ?? art).getBoundingClientRect();
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '40' });
  const rest = document.createElement('div');
  Object.assign(rest.style, { position: 'absolute', inset: '0', background: 'var(--bg-0)' });
  layer.append(rest, grown(art));
  document.body.append(layer);
  rest.animate([{ opacity: 0 }, { opacity: 0.55 }], { duration: growMs, fill: 'forwards' });
  const box = { left: 0, top: barHeight, width: innerWidth, height: innerHeight - barHeight };
  const growing = layer.lastElementChild!.animate([styleOf(from), styleOf(box)], {
    duration: growMs,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'forwards',
  });
  growing.onfinish = () => {
    then();
    untilDrawn(() => layer.remove());
  };
};

const grown = (art: HTMLElement | SVGElement): HTMLElement => {
  const artwork = document.createElement('div');
  const copy = art.cloneNode(true) as typeof art;
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  Object.assign(copy.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  });
  Object.assign(artwork.style, { position: 'absolute', overflow: 'hidden' });
  artwork.append(copy);
  return artwork;
};

type Box = { left: number; top: number; width: number; height: number };

const styleOf = ({ left, top, width, height }: Box): Keyframe => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const mostFrames = 90;

/** The page of the game lies beneath, with the same ground. */
const untilDrawn = (then: () => void, frames = 0): void => {
  if (document.querySelector('[data-game-page]') || frames > mostFrames) {
    requestAnimationFrame(then);
  } else requestAnimationFrame(() => untilDrawn(then, frames + 1));
};
