import { isTrial } from '@parlour/contract/account-type';
import { refreshBalance } from './balance';
import { connectLive } from '../api/live';
import type { Refused } from '../api/refused';
import { closeNamed, openAbove } from '../navigation/modal';
import { useSession } from './session';
import { forget, signIn } from './sign-in';
import { writeSession } from './storage';

/** A session has ended, and the same player may go on where they were. */
export const lapse = (code: Refused['code']): void => {
  const { authState, member, mustChange, isLapsed } = useSession.getState();
  if (authState !== 'member' || !member || isLapsed) return;
  // No one signs in to a trial account again, and a forced change has no screen to keep.
  if (mustChange || isTrial(member.type)) return forget(code);
  writeSession('token', undefined);
  useSession.setState({ isLapsed: true, endedBy: code });
  signInAgain().catch(() => forget(code));
};

let asking: Promise<boolean> | undefined;

/**
 * Where a session has ended and its screen stays: the way back in. The browser may know it (another
 * tab signed in, or the player is remembered), else a dialog asks. False when there is none.
 */
export const signInAgain = (): Promise<boolean> => {
  if (!useSession.getState().isLapsed) return Promise.resolve(false);
  asking ??= comeBack().finally(() => {
    asking = undefined;
  });
  return asking;
};

const comeBack = async (): Promise<boolean> => {
  const { member: before, endedBy } = useSession.getState();
  const isThere = await resumeQuietly();
  // The server knows no session of this browser: there is nothing to go on with.
  if (isLapsed() && isThere === false && endedBy === 'session.required') forget(endedBy);
  if (isLapsed()) await ask();
  const { member } = useSession.getState();
  if (!member) return false;
  if (member.id !== before?.id) return renewPage();
  connectLive();
  refreshBalance().catch(() => undefined);
  return true;
};

const isLapsed = (): boolean => useSession.getState().isLapsed;

/** What stands on the screen is another player's. */
export const renewPage = (): false => {
  writeSession('pendingKeys', undefined);
  location.reload();
  return false;
};

/** Takes up a session that the browser has; undefined where there was no answer. */
export const resumeQuietly = async (): Promise<boolean | undefined> => {
  const calls = await import('../api/calls');
  const answer = await calls.resume().catch(() => undefined);
  if (answer && isLapsed()) signIn(answer, true);
  return answer === undefined ? undefined : answer !== null;
};

/** Asks until the player is signed in, here or in another tab, or leaves. */
const ask = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const stop = useSession.subscribe((state) => {
      if (state.isLapsed) return;
      stop();
      resolve();
    });
    openAbove('signInAgain', {});
  }).finally(() => closeNamed('signInAgain'));
