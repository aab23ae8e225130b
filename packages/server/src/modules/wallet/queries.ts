import type { Sql } from '../../lib/db';

/** A player's money in one currency, whole micros. */
export type Pockets = {
  playerId: bigint;
  currency: string;
  /** What can be played with: cash, bonus, per-vendor wallets; for a trial the play money. */
  total: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  trial: bigint;
  debt: bigint;
  version: bigint;
};

// Sums of bigints are numerics; a player's own money fits 64 bits.
export const readPockets = (
  sql: Sql,
  players: { playerId: string; currency: string }[],
): Promise<Pockets[]> =>
  sql<Pockets>`
    select b.player_id as "playerId", b.currency, b.total::bigint, b.cash::bigint, b.bonus::bigint,
      b.held::bigint, b.trial::bigint, b.debt::bigint, b.version::bigint
    from unnest(
      ${players.map(({ playerId }) => playerId)}::bigint[],
      ${players.map(({ currency }) => currency)}::text[]) p(player_id, currency)
    join wallet.balance_view b on b.player_id = p.player_id and b.currency = p.currency`;

export const openPockets = (
  sql: Sql,
  playerId: string,
  currency: string,
  isTrial: boolean,
): Promise<unknown> => sql`select wallet.open(${playerId}::bigint, ${currency}, ${isTrial})`;

export type CreditRow = {
  playerId: string;
  currency: string;
  pocket: 'cash' | 'bonus' | 'trial';
  amount: bigint;
  namespace: string;
  reference: string;
  source: string;
  reason: string;
  subjectId: bigint | null;
};

export const creditPocket = async (sql: Sql, credit: CreditRow): Promise<string> => {
  const [row] = await sql<{ answer: string }>`
    select wallet.credit(${credit.playerId}::bigint, ${credit.currency},
      ${credit.pocket}::wallet.pocket_kind, ${credit.amount}::bigint, ${credit.namespace},
      ${credit.reference}, ${credit.source}, ${credit.reason}, ${credit.subjectId}::bigint)
      as answer`;
  return row?.answer ?? 'unknown_account';
};
