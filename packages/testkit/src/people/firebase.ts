import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { answerBrowser } from './firebase-browser';

/** A Firebase project over HTTP: its keys, tokens signed by them, and the calls of its SDK. */
export type FirebaseDouble = {
  /** For FIREBASE_EMULATOR. */
  address: string;
  /** How often its keys were fetched. */
  fetches: () => number;
  /** An ID token of a fresh sign-in by Google, changed by `claims`. */
  sign: Sign;
  close: () => Promise<void>;
};

export type Sign = (claims?: Record<string, unknown>, options?: SignOptions) => Promise<string>;

type SignOptions = { key?: CryptoKey; algorithm?: string; now?: Date };

export const testProject = {
  firebaseApiKey: 'AIzaSy-for-tests',
  firebaseAuthDomain: 'parlour-test.firebaseapp.com',
  firebaseProjectId: 'parlour-test',
};

export const openFirebase = async (port = 0): Promise<FirebaseDouble> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const project = testProject.firebaseProjectId;
  const sign: Sign = (
    claims = {},
    { key = privateKey, algorithm = 'RS256', now = new Date() } = {},
  ) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const subject = `uid-${randomUUID()}`;
    return new SignJWT({
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: subject,
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 3600,
      email: `${subject}@example.com`,
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
      ...claims,
    })
      .setProtectedHeader({ alg: algorithm, kid })
      .sign(key);
  };
  let fetches = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/jwks') return void answerBrowser(sign, request, response);
    fetches += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetches: () => fetches,
    sign,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
