import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Context, Platform } from '../../../lib/context';
import { countAttempt } from '../../../lib/http/attempts';
import { requestMessage } from '../../../lib/jobs/message-request';
import { type Event, publish } from '../../../lib/jobs/outbox';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { Refusal } from '../../../lib/refusal';
import { isChannelOpen, originOf } from '../../brand';
import { findPlayerByContact, findPlayerId, foldUsername, readPersonal } from '../../player';
import { readRecipient } from './queries';
import { issueTicket, ticketMinutes } from './tickets';

type MailRequested = Extract<Event, { type: 'session.mail_requested' }>;
type Given = { username: string; email: string };

export const passwordMailPurpose = 'password mail';

/** So many links a day for one player, no matter who asks. */
const perPlayer = { count: 5, seconds: 24 * 3600 };

/**
 * Writes down what was asked, sealed, and answers: whether an account fits is looked up afterwards,
 * by a job. So the answer takes the same time for everyone.
 */
export const requestPasswordMail = async (
  context: Context,
  { username, email }: InputOf<typeof session.requestPasswordMail>,
): Promise<Record<string, never>> => {
  const { database, config, brand, host } = context;
  if (!isChannelOpen(config, 'mail')) throw new Refusal('brand.not_enabled');
  const given = JSON.stringify({ username, email } satisfies Given);
  const sealed = encryptAtRest(config.secretKey, passwordMailPurpose, given).toString('base64');
  const origin = await originOf(context, host);
  await database.transaction((sql) =>
    publish(sql, {
      type: 'session.mail_requested',
      key: randomUUID(),
      brand: brand.code,
      origin,
      sealed,
    }),
  );
  return {};
};

/**
 * Sends the link if name and address belong to one account of the brand, to the address that the
 * player entered: a mail server may deliver what was typed now, though it counts as equal,
 * elsewhere.
 */
export const sendPasswordMail = async (
  { database, config }: Pick<Platform, 'database' | 'config'>,
  { brand, origin, sealed }: MailRequested,
): Promise<void> => {
  const { text } = openAtRest(config, passwordMailPurpose, Buffer.from(sealed, 'base64'));
  const { username, email } = JSON.parse(text) as Given;
  const { sql } = database;
  const playerId = await findPlayerId(sql, brand, foldUsername(username.trim()));
  const owner = await findPlayerByContact(sql, config, brand, 'email', email);
  if (playerId === undefined || owner?.playerId !== playerId) return;
  const recipient = await readRecipient(sql, playerId);
  const { email: to } = await readPersonal(sql, config, playerId, ['email']);
  if (!recipient || to === undefined) return;
  if ((await countAttempt(sql, `session.password_mail ${playerId}`, perPlayer)) === 0) return;
  await database.transaction(async (tx) => {
    const ticket = await issueTicket(tx, playerId, 'password');
    await requestMessage(tx, config, {
      channel: 'mail',
      to,
      brand,
      language: recipient.language,
      template: 'password_reset_link',
      values: { link: `${origin}/login?reset=${ticket}`, minutes: ticketMinutes },
      playerId,
    });
  });
};
