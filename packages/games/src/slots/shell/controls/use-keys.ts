import { useEffect, useRef } from 'react';
import { useGame, useRound } from '../page/game-context';
import type { PanelName } from '../panels/panel';
import { isShort, stakeAbove, stakeBelow } from '../round/controller-state';

type Keys = { onPanel: (panel: PanelName) => void; isPanelOpen: boolean };

/** Keys of the whole page. A key that is held acts once, so no round starts by a resting hand. */
export const useKeys = ({ onPanel, isPanelOpen }: Keys): void => {
  const { controller, animator } = useGame();
  const state = useRound();
  const latest = useRef({ onPanel, isPanelOpen, state });
  latest.current = { onPanel, isPanelOpen, state };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onPanel: open, isPanelOpen: isBusy, state: now } = latest.current;
      if (event.altKey || event.ctrlKey || event.metaKey || isBusy) return;
      const target = event.target instanceof Element ? event.target : null;
      const isOwnKey = target?.closest('input, [role=listbox], [role=option], .pick') !== null;
      if (isOwnKey && target) return;
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (isPress) {
        const control = target?.closest('button, a, summary');
        if (control && !control.classList.contains('spin')) {
          if (event.repeat) event.preventDefault();
          return;
        }
        event.preventDefault();
        if (event.repeat) return;
        const isWalletShort = now.spin === 'open' && isShort(now) && now.boot.mode === 'real';
        if (!isWalletShort) controller.press();
        return;
      }
      if (event.repeat) return;
      const below = stakeBelow(now);
      const above = stakeAbove(now);
      const key = event.key.toLowerCase();
      if (key === 'arrowleft' && below !== null) controller.setStake(below);
      else if (key === 'arrowright' && above !== null) controller.setStake(above);
      else if (key === 'i') open('info');
      else if (key === 'h') open('history');
      else animator.tap();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controller, animator]);
};
