import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { operator, OperatorMe } from '@parlour/contract/operator';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { ConsoleContext } from '../../../lib/context';
import { countAttempt, forgiveAttempts } from '../../../lib/http/attempts';
import { requestMessage } from '../../../lib/jobs/message-request';
import { Refusal } from '../../../lib/refusal';
import { keyFor } from '../../../lib/seal';
import { digestOf, newSecret } from '../../../lib/secret';
import { assertNetwork } from '../assert-network';
import { mailboxOf } from '../people/mailbox';
import * as queries from './device-code-queries';
import { deviceCookie } from './known-device';
import { enter, openSession } from './open-session';

const minutes = 10;
const mostTries = 5;
/** Codes that are mailed to a person and not used: each is five guesses. */
const mailed = { count: 10, seconds: 86_400 };
const mailedTo = (operatorId: string): string => `operator.device ${operatorId}`;

/**
 * Refuses the sign-in of a person in a browser that is not known, once everything else was right:
 * their mail has a code, which the page sends with the ticket of the refusal. Whose address is not
 * known, and who works for no brand whose mail could be used, needs none.
 */
export const assertKnownDevice = async (
  context: ConsoleContext,
  operatorId: string,
): Promise<void> => {
  const { database, sql, cookies, config } = context;
  const cookie = cookies[deviceCookie];
  if (cookie && (await queries.isDeviceOf(sql, operatorId, digestOf(cookie)))) return;
  // A site in production without a mail server could send nothing.
  if (config.production && config.smtp === undefined) return;
  const ticket = await database.transaction((tx) => mailCode(context, tx, operatorId));
  if (ticket !== undefined) throw new Refusal('operator.device_unknown', { ticket, minutes });
};

const mailCode = async (
  { config }: ConsoleContext,
  sql: Transaction,
  operatorId: string,
): Promise<string | undefined> => {
  const mailbox = await mailboxOf(sql, config, operatorId);
  if (!mailbox) return undefined;
  if ((await countAttempt(sql, mailedTo(operatorId), mailed)) === 0) {
    throw new Refusal('operator.account_locked', undefined, mailed.seconds);
  }
  const ticket = newSecret();
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const codeDigest = codeDigestOf(config.secretKey, ticket, code);
  const ticketHash = digestOf(ticket);
  await queries.insertDeviceCode(sql, { operatorId, ticketHash, codeDigest, minutes });
  await requestMessage(sql, config, {
    channel: 'mail',
    ...mailbox,
    template: 'operator_device',
    values: { code, minutes },
  });
  return ticket;
};

const codeDigestOf = (secretKey: string, ticket: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secretKey, 'operator device code'))
    .update(`${ticket} ${code}`)
    .digest();

/**
 * Opens the session that waited for the code; the browser is known from then on. A repeat of the
 * call, whose answer was lost, opens it again in place of the one that no browser has.
 */
export const confirmDevice = async (
  context: ConsoleContext,
  { ticket, code }: InputOf<typeof operator.confirmDevice>,
): Promise<OperatorMe> => {
  const { sql, config, address, idempotencyKey: key } = context;
  const ticketHash = digestOf(ticket);
  const found = await queries.countTry(sql, { ticketHash, key, most: mostTries });
  if (!found) throw new Refusal('operator.device_code_over');
  const given = codeDigestOf(config.secretKey, ticket, code);
  if (!timingSafeEqual(given, found.codeDigest)) throw new Refusal('operator.device_code_wrong');
  const operatorId = found.operatorId.toString();
  await assertNetwork(context, { operatorId, address });
  const cookie = await context.database.transaction(async (tx) => {
    if (!(await queries.spendDeviceCode(tx, { ticketHash, key }))) {
      throw new Refusal('operator.device_code_over');
    }
    await forgiveAttempts(tx, mailedTo(operatorId));
    return openSession(tx, context, operatorId);
  });
  return enter(context, cookie);
};
