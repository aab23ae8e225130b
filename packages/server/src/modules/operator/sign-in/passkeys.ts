import { randomUUID } from 'node:crypto';
import type { Ceremony } from '@parlour/contract/session/factors';
import type { ConsoleContext } from '../../../lib/context';
import {
  checkMade,
  checkSigned,
  creationOptions,
  type MadePasskey,
  type Party,
  readCredential,
  signingOptions,
} from '../../../lib/factors/webauthn';
import * as queries from './queries';

type Deps = Pick<ConsoleContext, 'sql' | 'config'>;

const partyOf = ({ config }: Deps): Party => {
  const { hostname, origin } = new URL(config.consoleUrl);
  return { rpID: hostname, expectedOrigin: [origin] };
};

const keep = async (
  { sql }: Deps,
  options: { challenge: string },
  operatorId?: string,
): Promise<Ceremony> => {
  const id = randomUUID();
  const { challenge } = options;
  await queries.insertCeremony(sql, { id, challenge, ...(operatorId && { operatorId }) });
  return { id, options: { ...options } };
};

/** What the browser needs to make a passkey for a person. */
export const beginPasskey = async (
  deps: Deps,
  { id, name, handle }: { id: string; name: string; handle: Buffer },
): Promise<Ceremony> => {
  const options = await creationOptions(partyOf(deps), {
    site: 'Parlour',
    name,
    handle,
    known: [],
  });
  return keep(deps, options, id);
};

/** What the browser needs to sign with any passkey of the console. */
export const beginSigning = async (deps: Deps): Promise<Ceremony> =>
  keep(deps, await signingOptions(partyOf(deps)));

type Answered = { ceremonyId: string; credential: string };

export const madePasskey = async (
  deps: Deps,
  operatorId: string,
  { ceremonyId, credential }: Answered,
): Promise<MadePasskey | undefined> => {
  const challenge = await queries.spendCeremony(deps.sql, ceremonyId, operatorId);
  const response = readCredential(credential);
  if (challenge === undefined || !response) return undefined;
  return checkMade(partyOf(deps), challenge, response);
};

/** The person whose passkey signed the ceremony's challenge; undefined for anything else. */
export const signerOf = async (
  deps: Deps,
  { ceremonyId, credential }: Answered,
): Promise<string | undefined> => {
  const challenge = await queries.spendCeremony(deps.sql, ceremonyId);
  const response = readCredential(credential);
  if (challenge === undefined || !response) return undefined;
  const found = await queries.findPasskey(deps.sql, response.id);
  if (!found?.publicKey || !found.credentialId) return undefined;
  const { id, credentialId, publicKey, signCount, handle } = found;
  const known = { credentialId, publicKey, signCount, handle };
  const count = await checkSigned(partyOf(deps), challenge, response, known);
  if (count === undefined || !(await queries.notePasskeyUse(deps.sql, id, count))) return undefined;
  return found.operatorId.toString();
};
