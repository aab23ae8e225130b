import { randomUUID } from 'node:crypto';
import type { Ceremony } from '@parlour/contract/session/factors';
import type { Context, PlayerContext } from '../../../lib/context';
import {
  checkMade,
  checkSigned,
  creationOptions,
  type Party,
  readCredential,
  signingOptions,
} from '../../../lib/factors/webauthn';
import { Refusal } from '../../../lib/refusal';
import { originsOf } from '../../brand';
import { findPasskey, insertCeremony, notePasskeyUse, takeCeremony } from './passkey-queries';
import { passkeyHandle, type NewPasskey } from './passkey-queries';
import { readFactors } from './queries';

/** The relying party is the brand's main host, from whichever of its hosts the call comes. */
const partyOf = async (context: Context): Promise<Party> => {
  const origins = await originsOf(context, context.host);
  return { rpID: new URL(origins[0]!).hostname, expectedOrigin: origins };
};

/** What the browser needs to make a passkey for the caller. */
export const beginPasskey = async (context: PlayerContext): Promise<Ceremony> => {
  const { sql, brand, signedIn } = context;
  const { playerId, username } = signedIn;
  const factors = await readFactors(sql, playerId);
  const options = await creationOptions(await partyOf(context), {
    site: brand.name,
    name: username,
    handle: await passkeyHandle(sql, playerId),
    known: factors.flatMap(({ credentialId }) => credentialId ?? []),
  });
  return keep(context, options, playerId);
};

/** What the browser needs to sign with any passkey of this site. */
export const beginSigning = async (context: Context): Promise<Ceremony> =>
  keep(context, await signingOptions(await partyOf(context)));

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

const credentialOf = (text: string): { id: string } => {
  const response = readCredential(text);
  if (!response) throw new Refusal('session.code_wrong');
  return response;
};

/** Checks what the browser made; undefined if it is not what was asked for. */
export const madePasskey = async (
  context: PlayerContext,
  { id, credential }: { id: string; credential: string },
): Promise<Omit<NewPasskey, 'name'> | undefined> => {
  const challenge = await challengeOf(context, id, context.signedIn.playerId);
  return checkMade(await partyOf(context), challenge, credentialOf(credential));
};

/** The player whose passkey signed the ceremony's challenge; undefined for anything else. */
export const signerOf = async (
  context: Context,
  { id, credential }: { id: string; credential: string },
): Promise<string | undefined> => {
  const challenge = await challengeOf(context, id);
  const response = credentialOf(credential);
  const found = await findPasskey(context.sql, context.brand.code, response.id);
  if (!found?.publicKey || !found.credentialId) return undefined;
  const { id: factorId, credentialId, publicKey, signCount, handle } = found;
  const known = { credentialId, publicKey, signCount, handle };
  const count = await checkSigned(await partyOf(context), challenge, response, known);
  if (count === undefined) return undefined;
  const isNew = await notePasskeyUse(context.sql, factorId, count);
  return isNew ? found.playerId.toString() : undefined;
};
