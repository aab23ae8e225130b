import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { foldUsername } from './player';
import type { SiteKeys } from '../../lib/seal';
import { claimContact } from './contacts/claim-contact';
import { type ContactKind, contactKinds, type PersonalValues } from './contacts/personal-kind';
import { savePersonal } from './contacts/personal-values';
import { insertConsents, insertPlayer, type NewPlayer } from './queries';

export type Registration = Omit<NewPlayer, 'usernameKey'> & {
  /** Optional answers of the form, and the keys of the site that encrypt them. */
  personal?: {
    keys: SiteKeys;
    values: PersonalValues;
    /** The player proved the number by a code. */
    isMobileVerified?: boolean;
  };
  termsVersion: string;
  minAge: number;
};

/**
 * Writes a player with the accepted terms. The database claims the name and the contacts, so
 * exactly one of many gets each.
 */
export const createPlayer = async (
  sql: Transaction,
  { personal, termsVersion, minAge, ...player }: Registration,
): Promise<string> => {
  const playerId = await insertPlayer(sql, {
    ...player,
    usernameKey: foldUsername(player.username),
  });
  if (playerId === undefined) throw new Refusal('session.username_taken');
  if (personal) await writePersonal(sql, { brand: player.brand, playerId, ...personal });
  await insertConsents(sql, playerId, { termsVersion, minAge, address: player.address });
  await publish(sql, {
    type: 'player.registered',
    key: playerId,
    playerId,
    brand: player.brand,
  });
  return playerId;
};

const takenCodes = {
  email: 'session.email_taken',
  mobile: 'session.mobile_taken',
  idNumber: 'session.id_number_taken',
} as const satisfies Record<ContactKind, string>;

/** The contacts in one order, so that two registrations never wait for each other. */
const writePersonal = async (
  sql: Transaction,
  {
    brand,
    playerId,
    keys,
    values,
    isMobileVerified = false,
  }: { brand: string; playerId: string } & NonNullable<Registration['personal']>,
): Promise<void> => {
  for (const kind of contactKinds) {
    const value = values[kind];
    if (value === undefined) continue;
    const isVerified = kind === 'mobile' && isMobileVerified;
    const claim = { brand, kind, value, playerId, isVerified };
    if (!(await claimContact(sql, keys, claim))) throw new Refusal(takenCodes[kind]);
  }
  const { email: _email, mobile: _mobile, idNumber: _idNumber, ...rest } = values;
  await savePersonal(sql, keys, playerId, rest);
};
