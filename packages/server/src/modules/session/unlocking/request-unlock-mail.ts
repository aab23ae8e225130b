import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Context, Platform } from '../../../lib/context';
import { countAttempt } from '../../../lib/http/attempts';
import { requestMessage } from '../../../lib/jobs/message-request';
import { type Event, publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { isChannelOpen, originOf } from '../../brand';
import { findPlayerId, foldUsername, readPersonal } from '../../player';
import { isHeld } from '../desk/queries';
import { readRecipient } from '../recovery/queries';
import { issueTicket, ticketMinutes } from '../recovery/tickets';
import { isLocked } from '../sign-in/guard';

type UnlockRequested = Extract<Event, { type: 'session.unlock_requested' }>;

export const unlockMailPurpose = 'unlock mail';

/** So many links a day for one player, no matter who asks. */
const perPlayer = { count: 5, seconds: 24 * 3600 };

/**
 * Writes down what was asked, sealed, and answers: the account is looked up afterwards, by a job.
 * So the answer is the same, in the same time, for every name.
 */
export const requestUnlockMail = async (
  context: Context,
  { username }: InputOf<typeof session.requestUnlockMail>,
): Promise<Record<string, never>> => {
  const { database, config, brand, host } = context;
  if (!isChannelOpen(config, 'mail')) throw new Refusal('brand.not_enabled');
  const sealed = encryptAtRest(config.secretKey, unlockMailPurpose, username).toString('base64');
  const origin = await originOf(context, host);
  await database.transaction((sql) =>
    publish(sql, {
      type: 'session.unlock_requested',
      key: randomUUID(),
      brand: brand.code,
      origin,
      sealed,
    }),
  );
  return {};
};

/** Sends the link to the address of the account, while someone is locked out of it. */
export const sendUnlockMail = async (
  { database, config }: Pick<Platform, 'database' | 'config'>,
  { brand, origin, sealed }: UnlockRequested,
): Promise<void> => {
  const { text: username } = openAtRest(config, unlockMailPurpose, Buffer.from(sealed, 'base64'));
  const { sql } = database;
  const playerId = await findPlayerId(sql, brand, foldUsername(username.trim()));
  if (playerId === undefined) return;
  if (!(await isLocked(sql, playerId)) && !(await isHeld(sql, playerId))) return;
  const recipient = await readRecipient(sql, playerId);
  const { email: to } = await readPersonal(sql, config, playerId, ['email']);
  if (!recipient || to === undefined) return;
  if ((await countAttempt(sql, `session.unlock_mail ${playerId}`, perPlayer)) === 0) return;
  await database.transaction(async (tx) => {
    const ticket = await issueTicket(tx, playerId, 'unlock');
    await requestMessage(tx, config, {
      channel: 'mail',
      to,
      brand,
      language: recipient.language,
      template: 'unlock_link',
      values: { link: `${origin}/login?unlock=${ticket}`, minutes: ticketMinutes },
      playerId,
    });
  });
};
