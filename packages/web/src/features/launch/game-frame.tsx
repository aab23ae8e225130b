import { useRef, useState } from 'react';
import { useStatus } from '../../lib/brand/brand';
import { useTheme } from '../../lib/brand/theme';
import css from './game.module.css';
import { type FrameTalk, useFrameTalk } from './use-frame-talk';

export type GameFrameProps = FrameTalk & { src: string; title: string; onLoad: () => void };

/** The frame of a game: another origin, compared exactly. */
export const GameFrame = ({ src, title, onLoad, ...talk }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme((state) => (state.theme === 'unknown' ? 'dark' : state.theme));
  const origin = new URL(src).origin;
  const isOurs = origin === useStatus().gamesOrigin;
  // Our games take theme and size in their address, so that their first frame is right; the theme
  // changes by message, and the size they see themselves.
  const [address] = useState(() =>
    isOurs ? `${src}&theme=${theme}&box=${innerWidth}x${innerHeight}` : src,
  );
  useFrameTalk(frame, origin, talk);
  return (
    <iframe
      allow="fullscreen; autoplay; clipboard-write"
      className={css.frame}
      onLoad={onLoad}
      ref={frame}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      src={address}
      title={title}
    />
  );
};
