import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/** The relying party: a host, and the pages that may use its passkeys. */
export type Party = { rpID: string; expectedOrigin: string[] };

export type PasskeyOwner = {
  site: string;
  name: string;
  /** What authenticators know the person by: random. */
  handle: Buffer;
  known: readonly string[];
};

/** What the browser needs to make a passkey. */
export const creationOptions = (
  { rpID }: Party,
  { site, name, handle, known }: PasskeyOwner,
): Promise<{ challenge: string }> =>
  generateRegistrationOptions({
    rpName: site,
    rpID,
    userName: name,
    userID: new Uint8Array(handle),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What the browser needs to sign with any passkey of the party. */
export const signingOptions = ({ rpID }: Party): Promise<{ challenge: string }> =>
  generateAuthenticationOptions({ rpID, userVerification: 'required' });

/** What a browser answered, which is its claim so far; undefined when it is no JSON object. */
export const readCredential = (text: string): { id: string } | undefined => {
  try {
    const parsed = JSON.parse(text) as { id?: unknown } | null;
    return parsed ? { ...parsed, id: String(parsed.id) } : undefined;
  } catch {
    return undefined;
  }
};

export type MadePasskey = { credentialId: string; publicKey: Buffer; count: number };

/** Checks what the browser made; undefined if it is not what was asked for. */
export const checkMade = async (
  { rpID, expectedOrigin }: Party,
  expectedChallenge: string,
  response: { id: string },
): Promise<MadePasskey | undefined> => {
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const made = checked.registrationInfo.credential;
  return { credentialId: made.id, publicKey: Buffer.from(made.publicKey), count: made.counter };
};

export type KnownPasskey = {
  credentialId: string;
  publicKey: Buffer;
  signCount: bigint;
  handle: Buffer;
};

/** How often the passkey has signed, when this is its signature; undefined for anything else. */
export const checkSigned = async (
  { rpID, expectedOrigin }: Party,
  expectedChallenge: string,
  response: { id: string },
  known: KnownPasskey,
): Promise<number | undefined> => {
  const given = response as AuthenticationResponseJSON;
  const handle = given.response?.userHandle;
  if (handle !== undefined && handle !== known.handle.toString('base64url')) return undefined;
  const checked = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: Number(known.signCount),
    },
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
};
