import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { clearHeld } from '../desk/queries';
import { playerOfTicket, redeemTicket } from '../recovery/tickets';
import { forgiveEverywhere } from '../sign-in/guard';

/**
 * The link of a mail lifts the lock, in every browser: it is often opened on another device than the
 * one that is locked out. It signs no one in.
 */
export const unlockByMail = async (
  { sql, database, brand, address, log }: Context,
  { ticket }: InputOf<typeof session.unlockByMail>,
): Promise<Record<string, never>> => {
  const opening = { brand: brand.code, purpose: 'unlock' as const };
  const playerId = await playerOfTicket(sql, ticket, opening);
  if (playerId === undefined) throw new Refusal('session.link_used');
  await database.transaction(async (tx) => {
    if (!(await redeemTicket(tx, ticket))) throw new Refusal('session.link_used');
    await forgiveEverywhere(tx, playerId);
    await clearHeld(tx, playerId);
    await publish(tx, { type: 'session.unlocked', key: randomUUID(), playerId, address });
  });
  log.info('session.unlocked', { playerId, address });
  return {};
};
