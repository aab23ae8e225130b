import type { FromGame } from '@parlour/contract/frame';
import { keepBalance, useBalance } from '../../lib/session/balance';
import { onLive } from '../../lib/api/live';
import { serverNow } from '../../lib/api/server-time';
import { type HoldEvent, openHold, quietMs, recordUntil, stepped } from './hold';

export type HeldBalance = {
  /** A game of ours runs, and this is the vendor whose own wallet it spends. */
  open: (wallet: string | undefined) => void;
  onMessage: (message: FromGame) => void;
  /** The game is closed: the held balance is shown. */
  close: () => void;
};

/** Filters the server's balances for the page, as `hold.ts` decides. */
export const holdBalance = ({ isFirst }: { isFirst: boolean }): HeldBalance => {
  let hold = openHold(useBalance.getState().balance, { isFirst, at: performance.now() });
  let since: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (event: HoldEvent): void => {
    hold = stepped(hold, event);
    show();
    clearTimeout(timer);
    if (hold.phase === 'free') return;
    const left = hold.lastMessageAt + quietMs - performance.now();
    timer = setTimeout(() => step({ type: 'passed', at: performance.now() }), left + 1);
  };

  const show = (): void => {
    const isOpening = hold.phase === 'opening';
    const isTold = hold.phase === 'free' || isOpening;
    since = isTold ? undefined : (since ?? recordUntil(hold, serverNow()));
    const { shown: balance, rolls, wallet } = hold;
    useBalance.setState({
      balance,
      rolls,
      isOpening,
      heldSince: since,
      heldWallet: since && wallet,
    });
  };

  const stopKeeping = keepBalance({
    set: (balance) => step({ type: 'received', balance }),
    move: (move, balance) => step({ type: 'moved', move, balance }),
    forget: () => step({ type: 'forgotten' }),
  });
  const unlisten = onLive((message) => {
    if (message.type !== 'deposit' || message.amount === undefined) return;
    step({ type: 'deposited', amount: message.amount });
  });
  show();

  return {
    open: (wallet) => step({ type: 'opened', wallet }),
    onMessage: (message) => step({ type: 'message', message, at: performance.now() }),
    close: () => {
      step({ type: 'closed' });
      clearTimeout(timer);
      stopKeeping();
      unlisten();
    },
  };
};
