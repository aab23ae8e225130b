import type { Transaction } from '@parlour/node-kit/database/database';

/** The subject of a sign-in attempt: a player, or the digest of an unknown name. */
export type Named = { playerId: string } | { nameDigest: string };

/** What modules publish to each other, in the same transaction as the change itself. */
export type Event =
  | { type: 'player.registered'; playerId: string; brand: string }
  | { type: 'session.opened'; playerId: string; signInId: string }
  | { type: 'session.ended'; playerId: string; signInId: string; reason: string }
  | ({ type: 'session.refused'; address: string; reason: string } & Named)
  | ({ type: 'session.locked'; address: string } & Named)
  | { type: 'compliance.state_changed'; playerId: string; state: string; reason: string }
  | { type: 'cashier.sandbox_decided'; depositId: string }
  | { type: 'cashier.deposit_requested'; depositId: string; playerId: string }
  | { type: 'cashier.deposit_credited'; depositId: string; playerId: string }
  | { type: 'cashier.deposit_failed'; depositId: string; playerId: string; reason: string }
  | { type: 'round.closed'; roundId: string; playerId: string }
  | { type: 'catalogue.synced'; vendor: string; games: number };

/** Writes an event into the outbox; jobs read it after the commit. */
export const publish = async (sql: Transaction, { type, ...payload }: Event): Promise<void> => {
  await sql`
    insert into lib.outbox (type, payload)
    values (${type}, ${JSON.stringify(payload)})`;
};
