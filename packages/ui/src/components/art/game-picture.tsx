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
}

/** A game's picture: its vendor's own, or artwork. It fills its box. */
export const GamePicture = ({ image, ...artwork }: GamePictureProps) => {
  const [failed, setFailed] = useState<string>();
  if (image === undefined || image === failed) return <Artwork {...artwork} />;
  if (artwork.eager && image !== '') return <ServedPicture image={image} onFailed={setFailed} />;
  return (
    <span className={css.picture} data-waits="">
      <LazyImage alt="" onFailed={() => setFailed(image)} src={image} />
    </span>
  );
};

type PictureProps = { image: string; onFailed: (image: string) => void };

/**
 * What stands on the first screen is in the server's HTML as a drawing; the browser leaves it as it
 * finds it, and asks for no address.
 */
const ServedPicture = ({ image, onFailed }: PictureProps) => {
  const holder = useRef<HTMLSpanElement>(null);
  const html = useMemo(() => ({ __html: imageHtml(image) }), [image]);

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

const imageHtml = (image: string): string =>
  `<img alt="" decoding="sync" src="${escaped(sourceOf?.(image) || image)}">`;

const escaped = (text: string): string =>
  text.replace(/[&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
