import type { Transaction } from '@parlour/node-kit/database/database';

/** What takes money out waits after it. */
export const noteContactChanged = (sql: Transaction, playerId: string) => sql`
  update session.credential
  set contact_at = lib.now()
  where player_id = ${playerId}::bigint`;
