import type { FromGame } from '@parlour/contract/frame';
import type { Launch } from '@parlour/contract/launch';
import { useEffect, useRef } from 'react';
import { useStatus } from '../../lib/brand/brand';
import { type HeldBalance, holdBalance } from './held-balance';

let games = 0;

/** A page that was loaded with a game in its address has shown no balance yet. */
const isFirstOfPage = (): boolean => {
  games += 1;
  const [entry] = performance.getEntriesByType('navigation');
  return games === 1 && entry !== undefined && new URL(entry.name).pathname === location.pathname;
};

/**
 * Holds the player's balances while a game of ours shows a round. A game of another vendor does not
 * report what its stage has shown: nothing is held for it.
 */
export const useHeldBalance = (
  opened: Launch | undefined,
  { isReal, attempt }: { isReal: boolean; attempt: number },
) => {
  const held = useRef<HeldBalance>(undefined);
  const { gamesOrigin } = useStatus();
  const isOther =
    opened !== undefined &&
    (opened.kind !== 'frame' || new URL(opened.content).origin !== gamesOrigin);

  useEffect(() => {
    if (!isReal || isOther) return undefined;
    const holding = holdBalance({ isFirst: isFirstOfPage() });
    held.current = holding;
    return () => {
      held.current = undefined;
      holding.close();
    };
  }, [isReal, isOther, attempt]);

  const wallet = opened?.wallet;
  useEffect(() => held.current?.open(wallet), [wallet, isReal, isOther, attempt]);

  return (message: FromGame): void => held.current?.onMessage(message);
};
