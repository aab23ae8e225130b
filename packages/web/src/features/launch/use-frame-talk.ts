import type { FromGame, FundsBy, ToGame } from '@parlour/contract/frame';
import { type Played, session } from '@parlour/contract/session';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteOwnAct } from '../../lib/session/watch-idle';
import { call } from '../../lib/api/api';
import { useBalance } from '../../lib/session/balance';
import { useTheme } from '../../lib/brand/theme';
import { postedBy } from './posted-by';

export type FrameTalk = {
  isPaused: boolean;
  /** Played for real money: it counts as the player's activity, and in the totals. */
  isReal: boolean;
  /** What the game's own button for money leads to. */
  fundsBy: FundsBy;
  onMessage: (message: FromGame) => void;
  /** The session's totals, whenever the game gets them. */
  onPlayed: (played: Played) => void;
};

/** The messages between the page and the game in its frame; the origin is checked exactly. */
export const useFrameTalk = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  { isPaused, isReal, fundsBy, onMessage, onPlayed }: FrameTalk,
): void => {
  const isInRound = useRef(false);
  // Before the game is ready its frame may still hold an empty page of our own origin, and a
  // message to the game's would fail.
  const [isReady, setReady] = useState(false);
  const theme = useTheme((state) => (state.theme === 'unknown' ? 'dark' : state.theme));
  const version = useBalance((state) => state.balance?.version);

  const post = useEffectEvent((message: ToGame) => {
    frame.current?.contentWindow?.postMessage(message, origin);
  });

  /** The session's duration and totals; never in the middle of a round. */
  const postPlayed = useEffectEvent(async () => {
    const played = await call(session.readPlayed, {});
    if (isInRound.current) return;
    post({ parlour: 1, type: 'played', ...played });
    onPlayed(played);
  });

  const handle = useEffectEvent((message: FromGame) => {
    const { type } = message;
    if (type === 'ready') setReady(true);
    if (type === 'round-started' || type === 'round-ended') {
      isInRound.current = type === 'round-started';
    }
    // Without an answer the game keeps its figures.
    if (isReal && asksForPlayed.has(type)) postPlayed().catch(() => undefined);
    if (isReal && type === 'input') noteOwnAct();
    onMessage(message);
  });

  useEffect(() => {
    const onPosted = (event: MessageEvent<unknown>) => {
      const message = postedBy(frame.current?.contentWindow, origin, event);
      if (message) handle(message);
    };
    addEventListener('message', onPosted);
    return () => removeEventListener('message', onPosted);
  }, [frame, origin]);

  useEffect(() => {
    if (isReady) post({ parlour: 1, type: 'theme', theme });
  }, [isReady, theme]);
  useEffect(() => {
    if (isReady) post({ parlour: 1, type: 'funds', by: fundsBy });
  }, [isReady, fundsBy]);
  useEffect(() => {
    if (isReady) post({ parlour: 1, type: 'pause', paused: isPaused });
  }, [isReady, isPaused]);
  useEffect(() => {
    if (isReady && version !== undefined) post({ parlour: 1, type: 'balance-changed' });
  }, [isReady, version]);
};

const asksForPlayed: ReadonlySet<FromGame['type']> = new Set(['ready', 'round-ended']);
