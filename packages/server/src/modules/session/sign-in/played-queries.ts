import type { SignedIn } from '../../../lib/context';
import type { Sql } from '@parlour/node-kit/database/database';

// Sums of bigints are numerics. A round belongs to the session in which it was opened.
export const readPlayed = async (
  sql: Sql,
  { playerId, signInId, currency }: Pick<SignedIn, 'playerId' | 'signInId' | 'currency'>,
): Promise<{ startedAt: Date; net: string; asOf: Date }> => {
  const [row] = await sql<{ startedAt: Date; net: string; asOf: Date }>`
    select s.created_at as "startedAt", lib.now() as "asOf",
      (select coalesce(sum(r.payout - r.stake), 0)::text from round.rounds_view r
        where r.player_id = s.player_id and r.currency = ${currency} and r.mode = 'real'
          and r.opened_at >= s.created_at) as net
    from session.sign_in s
    where s.id = ${signInId}::bigint and s.player_id = ${playerId}::bigint`;
  if (!row) throw new Error(`there is no sign-in ${signInId}`);
  return row;
};
