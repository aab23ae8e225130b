import { session, type SignIn } from '@parlour/contract/session';
import { call } from '../../../lib/api/api';
import { client } from '../../../lib/api/client';
import { missingChunk, Refused } from '../../../lib/api/refused';
import { serverNow } from '../../../lib/api/server-time';

/** A trial account, made and signed in by one call. */
export const logInFree = async (): Promise<SignIn> => {
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
