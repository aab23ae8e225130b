import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** A Firebase project's keys over HTTP, and tokens signed by them. */
export type FirebaseDouble = {
  /** For FIREBASE_EMULATOR. */
  address: string;
  /** How often its keys were fetched. */
  fetches: () => number;
  /** An ID token of a fresh sign-in by Google, changed by `claims`. */
  sign: (claims?: Record<string, unknown>, options?: SignOptions) => Promise<string>;
  close: () => Promise<void>;
};

type SignOptions = { key?: CryptoKey; algorithm?: string; now?: Date };

export const testProject = {
  firebaseApiKey: 'AIzaSy-for-tests',
  firebaseAuthDomain: 'parlour-test.firebaseapp.com',
  firebaseProjectId: 'parlour-test',
};

export const openFirebase = async (): Promise<FirebaseDouble> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  let fetches = 0;
  const server = createServer((_request, response) => {
    fetches += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const project = testProject.firebaseProjectId;
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetches: () => fetches,
    sign: (claims = {}, { key = privateKey, algorithm = 'RS256', now = new Date() } = {}) => {
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
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
