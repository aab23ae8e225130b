import { isAgent, isTrial } from '@parlour/contract/account-type';
import type { Member } from '@parlour/contract/player';
import type { SignIn } from '@parlour/contract/session';
import type { MustChange } from '@parlour/contract/session/passwords';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { openModal } from '../navigation/modal';
import type { Refused } from '../api/refused';
import { readLocal, readSession } from './storage';

type SessionState = {
  /** `unknown` until the browser has looked: the server's HTML is the same for every visitor. */
  authState: 'unknown' | 'visitor' | 'member';
  member: Member | undefined;
  /** Why the password must be changed before anything else. */
  mustChange: MustChange | undefined;
  /** Why the session ended, when it was not the player's own wish. */
  endedBy: Refused['code'] | undefined;
  /** The session has ended, and its screen stays: the player is asked to sign in again. */
  isLapsed: boolean;
  /** What a sign-in said of the one before, until it is shown. */
  arrival: SignIn | undefined;
};

export const noSession: SessionState = {
  authState: 'unknown',
  member: undefined,
  mustChange: undefined,
  endedBy: undefined,
  isLapsed: false,
  arrival: undefined,
};

/** Who is signed in, as the browser knows it. */
export const useSession = create<SessionState>(() => noSession);

/** This tab has a token, or another tab of the browser is signed in. */
export const mayBePlayer = (): boolean =>
  readSession('token') !== undefined || readLocal('signedIn') !== undefined;

const never = () => () => undefined;

/** No one is signed in, as far as is known: the server draws for a visitor. */
export const useIsVisitor = (): boolean => {
  const { authState } = useSession();
  const mayBe = useSyncExternalStore(never, mayBePlayer, () => false);
  return authState === 'visitor' || (authState === 'unknown' && !mayBe);
};

let afterSignIn: (() => void) | undefined;

/** What a visitor sees first if no one has ever signed in with this browser. */
type GateOptions = { forNewcomer?: 'login' | 'register' };

/**
 * May the person in front do this? If not, says what is missing: the login (and `next` runs
 * after it), or a true account instead of a trial one.
 */
export const gate = (
  needs: 'player' | 'player+trial',
  next?: () => void,
  { forNewcomer = 'login' }: GateOptions = {},
): boolean => {
  const { authState, member } = useSession.getState();
  if (authState !== 'member' || !member) {
    afterSignIn = next;
    const isNewcomer = readLocal('signedInBefore') === undefined;
    if (isNewcomer && forNewcomer === 'register') openModal('register', {});
    else openModal('login', { reason: 'gate' });
    return false;
  }
  if (needs === 'player' && isTrial(member.type)) {
    openModal('trueAccount', {});
    return false;
  }
  return true;
};

/**
 * The gate, and the action behind it: now, or after the login. Who presses before the page knows
 * who is there is not asked to log in, but waits until it does.
 */
export const gated = (
  needs: 'player' | 'player+trial',
  action: () => void,
  options?: GateOptions,
): void => {
  if (useSession.getState().authState !== 'unknown') {
    if (gate(needs, action, options)) action();
    return;
  }
  const stop = useSession.subscribe(({ authState }) => {
    if (authState === 'unknown') return;
    stop();
    gated(needs, action, options);
  });
};

/** What waited at the gate for a sign-in, and waits no longer. */
export const takeWaiting = (): (() => void) | undefined => {
  const waiting = afterSignIn;
  afterSignIn = undefined;
  return waiting;
};

/** Leaving the login at a gate gives up what it led to. */
export const leaveGate = (): void => void takeWaiting();

/** For `useSession`: is a trial account signed in? */
export const isOnTrial = ({ member }: SessionState): boolean =>
  member !== undefined && isTrial(member.type);

/** For `useSession`: may the person in front play for money? */
export const isPlayer = (session: SessionState): boolean =>
  session.authState === 'member' && !isOnTrial(session);

export const mayOpenAgentCentre = (member: Member | undefined): boolean =>
  member !== undefined && isAgent(member.type);
