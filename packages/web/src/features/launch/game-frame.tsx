import { type FromGame, type FundsBy, isFromGame, type ToGame } from '@parlour/contract/frame';
import { session } from '@parlour/contract/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/api';
import { useStatus } from '../../lib/brand';
import { useBalance } from '../../lib/balance';
import { useTheme } from '../../lib/theme';
import css from './game.module.css';

const touchEveryMs = 60_000;

export type GameFrameProps = {
  src: string;
  title: string;
  isPaused: boolean;
  /** A round for real money counts as the player's activity. */
  countsAsActivity: boolean;
  /** What the game's own button for money leads to. */
  fundsBy: FundsBy;
  onMessage: (message: FromGame) => void;
};

/**
 * The frame of a game: another origin, told apart exactly; it hears of theme, pause and money.
 */
export const GameFrame = ({
  src,
  title,
  isPaused,
  countsAsActivity,
  fundsBy,
  onMessage,
}: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const touchedAt = useRef(-touchEveryMs);
  const theme = useTheme((state) => (state.theme === 'unknown' ? 'dark' : state.theme));
  const version = useBalance((state) => state.balance?.version);
  const origin = new URL(src).origin;
  const isOurs = origin === useStatus().gamesOrigin;
  // Our games take the theme in their address, so that their first frame is right; it changes by
  // message.
  const [address] = useState(() => (isOurs ? `${src}&theme=${theme}` : src));

  const tell = useEffectEvent((message: ToGame) => {
    frame.current?.contentWindow?.postMessage(message, origin);
  });

  const hear = useEffectEvent((message: FromGame) => {
    if (message.type === 'ready') {
      tell({ parlour: 1, type: 'theme', theme });
      tell({ parlour: 1, type: 'funds', by: fundsBy });
    }
    if (message.type === 'input' && countsAsActivity) touch(touchedAt);
    onMessage(message);
  });

  useEffect(() => {
    const onPosted = ({ origin: from, source, data: message }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (isFromGame(message)) hear(message);
    };
    addEventListener('message', onPosted);
    return () => removeEventListener('message', onPosted);
  }, [origin]);

  useEffect(() => tell({ parlour: 1, type: 'theme', theme }), [theme]);
  useEffect(() => tell({ parlour: 1, type: 'pause', paused: isPaused }), [isPaused]);
  useEffect(() => {
    if (version !== undefined) tell({ parlour: 1, type: 'balance-changed' });
  }, [version]);

  return (
    <iframe
      allow="fullscreen; autoplay; clipboard-write"
      className={css.frame}
      ref={frame}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      src={address}
      title={title}
    />
  );
};

/** The person's own input in a running game keeps the session alive, told at most once a minute. */
const touch = (touchedAt: { current: number }) => {
  if (performance.now() - touchedAt.current < touchEveryMs) return;
  touchedAt.current = performance.now();
  // A dead session shows at the next bet; a lost call is made up for by the next input.
  call(session.touch, {}).catch(() => undefined);
};
