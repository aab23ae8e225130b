import {
  isSigned as isSignedBy,
  signatureOf as sign,
  type Signing,
} from '@parlour/node-kit/signature';

export const signatureHeader = 'x-parlour-signature';

/** The platform and our games share one secret, which counts at any time. */
const signingBy = (secret: string): Signing => ({
  kind: 'hmac-sha256',
  secret,
  theirs: [{ key: secret, from: -Infinity, until: Infinity }],
});

/** Base64 of HMAC-SHA256 over the raw bytes of a body. */
export const signatureOf = (secret: string, body: string): string =>
  sign(signingBy(secret), Buffer.from(body));

export const isSigned = (secret: string, body: Buffer, given: unknown): boolean =>
  isSignedBy(signingBy(secret), body, given, 0);
