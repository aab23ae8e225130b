import { pages } from '@parlour/contract/pages';
import { session, type SignIn } from '@parlour/contract/session';
import { call } from '../../../lib/api/api';
import { client } from '../../../lib/api/client';
import { missingChunk, Refused } from '../../../lib/api/refused';
import { serverNow } from '../../../lib/api/server-time';
import { closeModal } from '../../../lib/navigation/modal';
import { go } from '../../../lib/navigation/navigation';
import { leaveGate } from '../../../lib/session/session';
import { signIn } from '../../../lib/session/sign-in';

/** A trial account, made and signed in by one call, at home. */
export const logInFree = async (): Promise<void> => {
  const answer = await openTrial();
  // What waited behind the login needs a true account.
  leaveGate();
  signIn(answer);
  closeModal();
  go(pages.home.path);
};

const openTrial = async (): Promise<SignIn> => {
  const [key] = client.sealKeys;
  if (!key) throw new Refused('request.sealed_required');
  const { seal } = await import('../../../lib/api/seal').catch(() => {
    throw missingChunk();
  });
  const { method, path } = session.logInFree;
  const random = await seal(key, {
    method,
    path,
    at: new Date(serverNow()).toISOString(),
    nonce: crypto.randomUUID(),
    body: { random: [...crypto.getRandomValues(new Uint8Array(16))] },
  });
  const input = { os: navigator.platform || 'unknown', platform: 'W', random, version: 3 } as const;
  return call(session.logInFree, input, { loader: true });
};
