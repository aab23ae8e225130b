import { type AccountType, isTrial } from '@parlour/contract/account-type';
import { pages } from '@parlour/contract/pages';
import type { Member } from '@parlour/contract/player';
import type { SignIn } from '@parlour/contract/session';
import type { MustChange } from '@parlour/contract/session/passwords';
import { client } from '../api/client';
import { dropPersonalCaches } from '../api/cache';
import { fetchPart } from '../api/idle';
import { Refused } from '../api/refused';
import { closeModal } from '../navigation/modal';
import { go } from '../navigation/navigation';
import { clearSessionKeys } from './clear-session';
import { leaveGate, mayBePlayer, noSession, takeWaiting, useSession } from './session';
import { readLocal, readSession, writeLocal, writeSession } from './storage';

const keep = (member: Member): void => {
  client.onSignedOut = ({ code }) => sessionEnded(code);
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
  takeWaiting()?.();
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
  leaveGate();
  setVisitor(endedBy);
};

const setVisitor = (endedBy?: Refused['code']): void =>
  useSession.setState({ ...noSession, authState: 'visitor', endedBy });

/**
 * Restores the session of this tab from its token, or takes a token of its own by the companion
 * cookie when another tab is signed in.
 */
export const restoreSession = async (): Promise<void> => {
  const hasToken = readSession('token') !== undefined;
  if (!mayBePlayer()) return forget();
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
    if (!readSession('token')) return setVisitor();
    keepStored();
    fetchPart(refreshKept, () => undefined);
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
    ...(readLocal('pausing') && { isPausing: true }),
  });
};

/** Reads the member again, after something about them changed. */
export const refreshMember = async (): Promise<void> => {
  const calls = await import('../api/calls');
  keep(await calls.readMember());
};

const refreshKept = async (): Promise<void> => {
  if (useSession.getState().authState === 'member') await refreshMember();
};

/** Ends the session here, whatever becomes of the call; then one is at home. */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  try {
    const calls = await import('../api/calls');
    await calls.logOut();
  } catch {
    // The server ends it by its own time.
  } finally {
    isLeaving = false;
    forget();
  }
  closeModal();
  go(pages.home.path);
};

// One's own log-out comes back over the live socket too; it is no news.
let isLeaving = false;

/** Another tab or the server ended the session. Its screen may stay until its player is back. */
export const sessionEnded = (code: Refused['code']): void => {
  if (isLeaving || useSession.getState().authState !== 'member') return;
  if (code !== 'session.idle' && code !== 'session.required') return forget(code);
  import('./sign-in-again').then(({ lapse }) => lapse(code)).catch(() => forget(code));
};
