import { randomUUID } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { notifyPlayer } from '../notices/notify-player';
import { forgetRemembered } from '../remember/queries';
import { voidTickets } from '../recovery/queries';

/**
 * The record has that a password changed, and the player gets a notice of it. Links that were mailed
 * before are void: who changes a password may do it because another reads their mail.
 */
export const notePasswordChanged = async (
  sql: Transaction,
  context: Context,
  playerId: string,
): Promise<void> => {
  await publish(sql, { type: 'session.password_changed', key: randomUUID(), playerId });
  await forgetRemembered(sql, playerId);
  await voidTickets(sql, playerId, 'password');
  await notifyPlayer(sql, context, playerId, 'password_changed');
};
