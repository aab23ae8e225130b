import { useEffect, useId, useMemo, useRef } from 'react';
import { groundOf, inksOf, type ArtworkOf } from '../../artwork/inks';
import type { ArtworkOptions } from '../../artwork/artwork';
import css from './artwork.module.css';
import { DrawQueue } from './draw-queue';

type DrawArtwork = (artwork: ArtworkOf, options: ArtworkOptions) => string;

let drawArtwork: DrawArtwork | undefined;

/**
 * The server gives the generator before it renders; a browser fetches it by itself after the first
 * paint.
 */
export const drawArtworkWith = (draw: DrawArtwork): void => {
  drawArtwork = draw;
};

export interface ArtworkProps extends ArtworkOf {
  /** Drawn by the server, for what is above the fold. */
  eager?: boolean;
  /** The banner's crop: no frame, the art fills its box. */
  crop?: boolean;
}

const drawings = new DrawQueue(
  (run) => requestAnimationFrame(run),
  () => performance.now(),
);

const enqueue = async (element: Element, draw: () => void) => {
  if (!drawArtwork) drawArtworkWith((await import('../../artwork/artwork')).artwork);
  drawings.add(element, draw);
};

const nearby =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            nearby?.unobserve(target);
            drawByElement.get(target)?.();
          }
        },
        { rootMargin: '300px 0px' },
      );

if (nearby) addEventListener('scroll', () => drawings.noteScroll(), { passive: true });

const drawByElement = new WeakMap<Element, () => void>();

/**
 * A game's engraved artwork. The browser's first drawing is the ground's tint alone: what the
 * server drew stays, because React leaves such content as it finds it, and the rest is drawn when
 * it comes near.
 */
export const Artwork = ({ code, category, vendor, eager = false, crop = false }: ArtworkProps) => {
  const holder = useRef<HTMLSpanElement>(null);
  const id = `p${useId().replace(/\W/g, '')}`;
  const artwork = { code, category, vendor };
  const isServer = typeof window === 'undefined';
  const tint = crop ? inksOf(artwork).ground : groundOf(artwork);
  // Written out here: the generator's brushes are not for the first page.
  const sheet = `<path fill="${tint}" d="M0 0h3v4H0z"/>`;
  const ground = `<svg viewBox="0 0 3 4" aria-hidden="true">${sheet}</svg>`;
  const drawn = isServer && eager && drawArtwork ? drawArtwork(artwork, { id, crop }) : ground;

  // React rewrites such content when the object changes, which would delete the drawing.
  const html = useMemo(() => ({ __html: drawn }), [drawn]);

  useEffect(() => {
    const element = holder.current;
    if (!element || element.dataset['drawn'] === code || element.querySelector('defs')) return;
    const draw = () => {
      void enqueue(element, () => {
        element.dataset['drawn'] = code;
        element.innerHTML = drawArtwork?.({ code, category, vendor }, { id, crop }) ?? ground;
      });
    };
    // The slides of a banner wait beside the first one, where no observer sees them come.
    if (crop) {
      draw();
      return;
    }
    drawByElement.set(element, draw);
    nearby?.observe(element);
    return () => nearby?.unobserve(element);
  }, [code, category, vendor, id, crop, ground]);

  return (
    <span
      className={css.artwork}
      // oxlint-disable-next-line react/no-danger -- our own drawing: it contains no one's text
      dangerouslySetInnerHTML={html}
      data-crop={crop || undefined}
      ref={holder}
      suppressHydrationWarning
    />
  );
};
