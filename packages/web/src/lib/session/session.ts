import { type AccountType, isAgent, isTrial } from '@parlour/contract/account-type';
import type { Member } from '@parlour/contract/player';
import type { SignIn } from '@parlour/contract/session';
import type { MustChange } from '@parlour/contract/session/passwords';
import { create } from 'zustand';
import { client } from '../api/client';
import { dropPersonalCaches } from '../api/cache';
import { openModal } from '../navigation/modal';
import { Refused } from '../api/refused';
import { clearSessionKeys, readLocal, readSession, writeLocal, writeSession } from './storage';

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

const initial: SessionState = {
  authState: 'unknown',
  member: undefined,
  mustChange: undefined,
  endedBy: undefined,
  isLapsed: false,
  arrival: undefined,
};

/** Who is signed in, as the browser knows it. */
export const useSession = create<SessionState>(() => initial);

const keep = (member: Member): void => {
  writeSession('account', member.account);
  writeSession('username', member.account);
  writeSession('nickname', member.nickname);
  writeSession('customerId', member.id);
  writeSession('accountType', String(member.type));
  writeSession('toUpline', member.toUpline);
  writeSession('memberLabel', member.memberLabel);
  useSession.setState({ authState: 'member', member, endedBy: undefined });
};

/** Every way in ends here: register, login, and `resume`, which is a return and no news. */
export const signIn = (answer: SignIn, isReturn = false): void => {
  const { token, passwordExpired, passwordDefault, ...member } = answer;
  dropPersonalCaches();
  writeSession('token', token);
  writeLocal('signedIn', '1');
  if (!isTrial(member.type)) writeLocal('signedInBefore', '1');
  setMustChange(passwordDefault ? 'default' : passwordExpired ? 'expired' : undefined);
  keep(member);
  useSession.setState({ isLapsed: false, arrival: isReturn ? undefined : answer });
  const next = afterSignIn;
  afterSignIn = undefined;
  next?.();
};

const setMustChange = (mustChange: MustChange | undefined): void => {
  writeSession('changePassword', mustChange);
  useSession.setState({ mustChange });
};

/** After a change of the password: the same session under a new token. */
export const renewToken = (token: string): void => {
  writeSession('token', token);
  setMustChange(undefined);
};

/** The browser is a visitor's again. */
export const forget = (endedBy?: Refused['code']): void => {
  clearSessionKeys();
  writeLocal('signedIn', undefined);
  afterSignIn = undefined;
  setVisitor(endedBy);
};

const setVisitor = (endedBy?: Refused['code']): void =>
  useSession.setState({ ...initial, authState: 'visitor', endedBy });

/**
 * Restores the session of this tab from its token, or takes a token of its own by the companion
 * cookie when another tab is signed in.
 */
export const restoreSession = async (): Promise<void> => {
  client.onSignedOut = ({ code }) => sessionEnded(code);
  const hasToken = readSession('token') !== undefined;
  // Without a token and without another tab's sign-in there is nothing to ask.
  if (!hasToken && readLocal('signedIn') === undefined) return forget();
  try {
    const mustChange = readSession('changePassword') as MustChange | undefined;
    if (hasToken && mustChange) {
      // The server answers nothing else to such a session.
      setMustChange(mustChange);
      return keepStored();
    }
    const calls = await import('../api/calls');
    if (hasToken) keep(await calls.readMember());
    else resumed(await calls.resume());
  } catch (thrown) {
    // No answer: the token may still be good, so the stored copy is shown until a call says
    // otherwise. What the other tabs have is left to them.
    if (thrown instanceof Refused && thrown.status === 401) {
      if (!hasToken) return forget();
      // The token is dead; the browser may have another session, or remember its player.
      writeSession('token', undefined);
      return restoreSession();
    }
    if (readSession('token')) keepStored();
    else setVisitor();
  }
};

const resumed = (answer: SignIn | null): void => (answer ? signIn(answer, true) : forget());

const keepStored = (): void => {
  const account = readSession('account');
  if (!account) return setVisitor();
  keep({
    id: readSession('customerId') ?? '',
    account,
    nickname: readSession('nickname') ?? account,
    type: Number(readSession('accountType') ?? 0) as AccountType,
    clubLabel: { labelName: '', rankLevel: 0 },
    hasPaymentPassword: false,
    currency: '',
    brand: '',
  });
};

/** Reads the member again, after something about them changed. */
export const refreshMember = async (): Promise<void> => {
  const calls = await import('../api/calls');
  keep(await calls.readMember());
};

/** Ends the session. The browser is cleared whatever becomes of the call. */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  try {
    const calls = await import('../api/calls');
    await calls.logOut();
  } finally {
    isLeaving = false;
    forget();
  }
};

// One's own log-out comes back over the live socket too; it is no news.
let isLeaving = false;

/** Another tab or the server ended the session. Its screen may stay until its player is back. */
export const sessionEnded = (code: Refused['code']): void => {
  if (isLeaving || useSession.getState().authState !== 'member') return;
  if (code !== 'session.idle' && code !== 'session.required') return forget(code);
  import('./sign-in-again').then(({ lapse }) => lapse(code)).catch(() => forget(code));
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

/** Leaving the login at a gate gives up what it led to. */
export const leaveGate = (): void => {
  afterSignIn = undefined;
};

/** For `useSession`: is a trial account signed in? */
export const isOnTrial = ({ member }: SessionState): boolean =>
  member !== undefined && isTrial(member.type);

export const mayOpenAgentCentre = (member: Member | undefined): boolean =>
  member !== undefined && isAgent(member.type);
