import type { InboxTemplate } from '@parlour/locales/inbox-phrases';
import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import { type MessageFacts, insertMessage } from './queries';

export type PlayerNotice = {
  playerId: string | bigint;
  template: InboxTemplate;
  /**
   * What the template names, the same in every language: `amount` and `asked` are decimals of the
   * `currency`, `at` and `until` are instants (ISO 8601).
   */
  values?: MessageFacts;
  /** What it is about: a second notice of this key is the same message. */
  key: string;
};

/**
 * Writes a message into a player's inbox, in the caller's transaction. Open pages show it after the
 * commit.
 */
export const notifyPlayer = async (
  sql: Transaction,
  { playerId, template, values: facts = {}, key }: PlayerNotice,
): Promise<void> => {
  const player = playerId.toString();
  const id = await insertMessage(sql, { playerId: player, key, template, facts });
  if (id !== undefined) {
    await publish(sql, { type: 'message.written', key: id, playerId: player });
  }
};
