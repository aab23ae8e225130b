import type { FromGame } from '@parlour/contract/frame';
import type { Played } from '@parlour/contract/session';
import type { Launch } from '@parlour/contract/launch';
import { useEffect, useReducer, useState } from 'react';
import { categoryPath, hallPath } from '../../lib/navigation/paths';
import { refreshBalance } from '../../lib/session/balance';
import { openModal } from '../../lib/navigation/modal';
import { go } from '../../lib/navigation/navigation';
import { fillWallet } from './fill-wallet';
import { useHeldBalance } from './use-held-balance';
import { useIsForMoney, useLaunch, type WantedGame } from './use-launch';

/** A game from the request of its address to its last message: its messages, and their effects. */
export const useGame = (wanted: WantedGame) => {
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const opening = useLaunch(wanted, attempt);
  const opened = opening.state === 'open' ? opening.opened : undefined;
  const content = opened?.content;
  // A game's state belongs to its address: a game that is opened again starts afresh.
  const [progress, setProgress] = useState<{
    of?: string;
    isRunning?: boolean;
    isFailed?: boolean;
  }>({});
  const current = progress.of === content ? progress : {};
  const [limitedCount, countLimited] = useReducer((count: number) => count + 1, 0);
  const [played, onPlayed] = useState<Played>();
  const isForMoney = useIsForMoney(wanted) && !opened?.isGuest;
  const isReal = isForMoney && opening.state !== 'gated';
  const holds = isReal && opening.state !== 'failed';
  const updateHeld = useHeldBalance(opened, { isReal: holds, attempt });

  useElsewhere(opened, wanted);

  const leave = () => {
    const to = categoryPath(wanted.gameType);
    if (current.isRunning) openModal('leaveGame', { to });
    else go(to);
  };

  const onMessage = (message: FromGame) => {
    updateHeld(message);
    if (message.type === 'ready') setProgress({ of: content });
    if (message.type === 'round-started') setProgress({ of: content, isRunning: true });
    if (message.type === 'round-ended') {
      setProgress({ of: content });
      // The live socket sends it too; this one covers a socket that is just reconnecting.
      if (isForMoney) refreshBalance().catch(() => undefined);
    }
    if (message.type === 'deposit' && isForMoney) fillWallet(opened?.wallet);
    if (message.type === 'limited') countLimited();
    if (message.type === 'leave') leave();
    if (message.type === 'failed') setProgress({ of: content, isFailed: true });
  };

  return {
    opening,
    isForMoney,
    isReal,
    isReady: content !== undefined && progress.of === content,
    isFailed: current.isFailed === true,
    limitedCount,
    played,
    onPlayed,
    onMessage,
    leave,
    retry: () => {
      setProgress({});
      again();
    },
  };
};

/** What opens in place of a frame. */
const useElsewhere = (opened: Launch | undefined, wanted: WantedGame): void => {
  useEffect(() => {
    if (opened && opened.kind === 'route') go(opened.content, { replace: true });
    if (opened && opened.kind === 'popup') {
      const { vassalage, gameType } = wanted;
      go(hallPath(gameType, { page: vassalage }), { replace: true });
      openModal('vendorGames', { vassalage, gameType, title: vassalage });
    }
    if (opened && opened.kind === 'tab') window.open(opened.content, '_blank', 'noopener');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a game's address is opened once
  }, [opened]);
};
