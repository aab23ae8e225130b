import { randomUUID } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { requestMessage } from '../../../lib/jobs/message-request';
import { publish } from '../../../lib/jobs/outbox';
import { readPersonal } from '../../player';
import { readRecipient, voidTickets } from '../recovery/queries';

/**
 * The record has that a password changed, and the player gets a notice of it. Links that were mailed
 * before are void: who changes a password may do it because another reads their mail.
 */
export const notePasswordChanged = async (
  sql: Transaction,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  playerId: string,
): Promise<void> => {
  await publish(sql, { type: 'session.password_changed', key: randomUUID(), playerId });
  await voidTickets(sql, playerId, 'password');
  const recipient = await readRecipient(sql, playerId);
  const { email, mobile } = await readPersonal(sql, config, playerId, ['email', 'mobile']);
  const to = email ?? mobile;
  if (!recipient || to === undefined) return;
  await requestMessage(sql, config, {
    channel: email === undefined ? 'sms' : 'mail',
    to,
    brand: recipient.brand,
    language: recipient.language,
    template: 'password_changed',
    values: { at: clock.now().toISOString() },
    playerId,
  });
};
