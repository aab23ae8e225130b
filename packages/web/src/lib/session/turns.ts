import { pageOf } from '@parlour/contract/pages';
import { useModal } from '../navigation/modal';
import { useSession } from './session';

/** In this order: what a sign-in asks for, what it says, popups. */
export const ranks = { firstSignIn: 0, lastSignIn: 1, popup: 2 } as const;

type Turn = { rank: number; show: () => void };

let waiting: Turn[] = [];

/** The ways in and a game are not disturbed. */
const isUndisturbed = (): boolean => {
  const { name, hasGameBar } = pageOf(location.pathname);
  return hasGameBar === true || name === 'login' || name === 'register';
};

const next = (): void => {
  const { open, above } = useModal.getState();
  const isBusy = useSession.getState().mustChange || open || above.length > 0;
  if (isBusy || isUndisturbed()) return;
  waiting.shift()?.show();
};

// A form that is closed opens the way in the same breath.
const soon = (): void => queueMicrotask(next);

/**
 * What opens by itself waits for its turn: one at a time, and only when nothing else stands in the
 * way. A forced change of the password comes first, a dialog that is open is finished, the ways in
 * and a game are not disturbed.
 */
export const takeTurns = (turns: readonly Turn[]): void => {
  waiting = [...waiting, ...turns].toSorted((one, other) => one.rank - other.rank);
  soon();
};

/** Nothing of a session waits longer than it. */
export const dropTurns = (isMeant: (turn: Turn) => boolean): void => {
  waiting = waiting.filter((turn) => !isMeant(turn));
};

export const watchTurns = (): void => {
  useSession.subscribe(soon);
  useModal.subscribe(soon);
  addEventListener('popstate', soon);
  addEventListener('pushState', soon);
  addEventListener('replaceState', soon);
};
