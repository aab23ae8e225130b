import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { requestMessage } from '../../lib/jobs/message-request';
import { isChannelOpen } from '../brand';
import { readProved } from '../player';
import { readReader } from './queries';

/**
 * Has a mail sent that says that the account has ended, to the address that the player proved: one
 * that was only typed may be a stranger's. The request does not name the player, whose address is
 * forgotten in the same transaction.
 */
export const sayGoodbye = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  sql: Transaction,
  playerId: string,
): Promise<void> => {
  if (!isChannelOpen(config, 'mail')) return;
  const { email: to } = await readProved(sql, config, playerId);
  const reader = await readReader(sql, playerId);
  if (to === undefined || !reader) return;
  await requestMessage(sql, config, {
    channel: 'mail',
    to,
    ...reader,
    template: 'account_closed',
    values: { at: clock.now().toISOString() },
  });
};
