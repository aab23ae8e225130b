import { randomUUID } from 'node:crypto';
import type { Ceremony } from '@parlour/contract/session/factors';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context, PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { originsOf } from '../../brand';
import { findPasskey, insertCeremony, notePasskeyUse, takeCeremony } from './passkey-queries';
import { passkeyHandle, type NewPasskey } from './passkey-queries';
import { readFactors } from './queries';

/** The relying party is the brand's main host, from whichever of its hosts the call comes. */
const partyOf = async (context: Context) => {
  const origins = await originsOf(context, context.host);
  return { rpID: new URL(origins[0]!).hostname, expectedOrigin: origins };
};

/** What the browser needs to make a passkey for the caller. */
export const beginPasskey = async (context: PlayerContext): Promise<Ceremony> => {
  const { sql, brand, signedIn } = context;
  const { playerId, username } = signedIn;
  const { rpID } = await partyOf(context);
  const known = await readFactors(sql, playerId);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: username,
    userID: new Uint8Array(await passkeyHandle(sql, playerId)),
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credentialId }) =>
      credentialId === null ? [] : [{ id: credentialId }],
    ),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return keep(context, options, playerId);
};

/** What the browser needs to sign with any passkey of this site. */
export const beginSigning = async (context: Context): Promise<Ceremony> => {
  const { rpID } = await partyOf(context);
  return keep(context, await generateAuthenticationOptions({ rpID, userVerification: 'required' }));
};

const keep = async (
  { sql, brand }: Context,
  options: { challenge: string },
  playerId?: string,
): Promise<Ceremony> => {
  const id = randomUUID();
  await insertCeremony(sql, { id, brand: brand.code, playerId, challenge: options.challenge });
  return { id, options: { ...options } };
};

const challengeOf = async ({ sql, brand }: Context, id: string, playerId?: string) => {
  const challenge = await takeCeremony(sql, { id, brand: brand.code, playerId });
  if (challenge === undefined) throw new Refusal('session.code_expired');
  return challenge;
};

const parsed = <Value>(text: string): Value => {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new Refusal('session.code_wrong');
  }
};

/** Checks what the browser made; undefined if it is not what was asked for. */
export const madePasskey = async (
  context: PlayerContext,
  { id, credential }: { id: string; credential: string },
): Promise<Omit<NewPasskey, 'name'> | undefined> => {
  const expectedChallenge = await challengeOf(context, id, context.signedIn.playerId);
  const { rpID, expectedOrigin } = await partyOf(context);
  const checked = await verifyRegistrationResponse({
    response: parsed<RegistrationResponseJSON>(credential),
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const made = checked.registrationInfo.credential;
  return { credentialId: made.id, publicKey: Buffer.from(made.publicKey), count: made.counter };
};

/** The player whose passkey signed the ceremony's challenge; undefined for anything else. */
export const signerOf = async (
  context: Context,
  { id, credential }: { id: string; credential: string },
): Promise<string | undefined> => {
  const expectedChallenge = await challengeOf(context, id);
  const response = parsed<AuthenticationResponseJSON>(credential);
  const found = await findPasskey(context.sql, context.brand.code, String(response?.id));
  if (!found?.publicKey || !found.credentialId) return undefined;
  const handle = response.response?.userHandle;
  if (handle !== undefined && handle !== found.handle.toString('base64url')) return undefined;
  const { rpID, expectedOrigin } = await partyOf(context);
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: found.credentialId,
      publicKey: new Uint8Array(found.publicKey),
      counter: Number(found.signCount),
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter } = checked.authenticationInfo;
  const isNew = await notePasskeyUse(context.sql, found.id, newCounter);
  return isNew ? found.playerId.toString() : undefined;
};
