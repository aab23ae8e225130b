import { randomUUID } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';

/** The record has that a password changed, and the player is told where mail reaches them. */
export const notePasswordChanged = (sql: Transaction, playerId: string): Promise<void> =>
  publish(sql, { type: 'session.password_changed', key: randomUUID(), playerId });
