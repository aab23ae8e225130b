import { useEffect, useMemo, useRef, useState } from 'react';
import { Artwork, type ArtworkProps } from './artwork';
import css from './game-picture.module.css';
import { LazyImage } from './lazy-image';

type Source = (image: string) => string | undefined;

let sourceOf: Source | undefined;

/**
 * Before it renders a page, the server says what may stand on the first screen in place of an
 * address. A browser says nothing.
 */
export const showPicturesFrom = (source: Source): void => {
  sourceOf = source;
};

export interface GamePictureProps extends ArtworkProps {
  /** The address of the vendor's picture; without it, and where it fails, the artwork is drawn. */
  image?: string | undefined;
  /** The largest picture of the first screen. */
  isLargest?: boolean;
}

/** A game's picture: its vendor's own, or artwork. It fills its box. */
export const GamePicture = ({ image, isLargest = false, ...artwork }: GamePictureProps) => {
  const [failed, setFailed] = useState<string>();
  if (image === undefined || image === failed) return <Artwork {...artwork} />;
  if (artwork.eager && image !== '') {
    return <ServedPicture image={image} isLargest={isLargest} onFailed={setFailed} />;
  }
  return (
    <span className={css.picture} data-waits="">
      <LazyImage alt="" onFailed={() => setFailed(image)} src={image} />
    </span>
  );
};

type PictureProps = { image: string; isLargest: boolean; onFailed: (image: string) => void };

/**
 * What stands on the first screen is in the server's HTML as a drawing; the browser leaves it as it
 * finds it, and asks for no address.
 */
const ServedPicture = ({ image, isLargest, onFailed }: PictureProps) => {
  const holder = useRef<HTMLSpanElement>(null);
  const html = useMemo(() => ({ __html: imageHtml(image, isLargest) }), [image, isLargest]);

  useEffect(() => {
    const element = holder.current?.querySelector('img');
    if (!element) return undefined;
    const fail = () => onFailed(image);
    if (element.complete && element.naturalWidth === 0) fail();
    element.addEventListener('error', fail);
    return () => element.removeEventListener('error', fail);
  }, [image, html, onFailed]);

  return (
    <span
      className={css.picture}
      // oxlint-disable-next-line react/no-danger -- one image: its address is escaped
      dangerouslySetInnerHTML={html}
      ref={holder}
      suppressHydrationWarning
    />
  );
};

// The parser makes a document of each drawing it meets, which delays the first frame: only the
// largest is part of it, and the browser draws the others in the next.
const imageHtml = (image: string, isLargest: boolean): string => {
  const loading = isLargest ? '' : ' loading="lazy"';
  return `<img alt="" decoding="sync"${loading} src="${escaped(sourceOf?.(image) || image)}">`;
};

const escaped = (text: string): string =>
  text.replace(/[&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
