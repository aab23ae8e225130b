import { expect } from 'vitest';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import type { RunningSite } from '@parlour/testkit/site/running-site';

type Database = ReturnType<typeof openDatabase>;

/** Reads the site's tables directly. */
export const withDatabase = async <Result>(
  { databaseUrl }: RunningSite,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

export const expectSoundSite = (site: RunningSite): Promise<void> =>
  withDatabase(site, expectSoundBooks);

/** A round as the games process stores it, with the transfers of the platform's ledger. */
export type KeptRound = {
  id: string;
  key: string;
  status: string;
  stake: bigint;
  payout: bigint;
  bets: bigint;
  bet: bigint;
  wins: bigint;
  win: bigint;
  backs: bigint;
  back: bigint;
};

export const keptRounds = ({ sql }: Database): Promise<KeptRound[]> => sql<KeptRound>`
  with booked as (
    select reference, reason, count(*) filter (where leg = '0') as times, sum(amount)::bigint as sum
    from ledger.transfer where reason in ('bet', 'win', 'rollback')
    group by reference, reason
  )
  select r.id, r.key, r.status, r.stake, r.payout,
    coalesce(b.times, 0) as bets, coalesce(b.sum, 0) as bet,
    coalesce(w.times, 0) as wins, coalesce(w.sum, 0) as win,
    coalesce(x.times, 0) as backs, coalesce(x.sum, 0) as back
  from games.round_view r
  left join booked b on b.reference = r.bet_id::text and b.reason = 'bet'
  left join booked w on w.reference = r.win_id::text and w.reason = 'win'
  left join booked x on x.reference = r.rollback_id::text and x.reason = 'rollback'
  where not r.is_demo`;

/** How many transfers of play the ledger has, of all players. */
export const playTransfers = async ({ sql }: Database): Promise<number> => {
  const [row] = await sql<{ count: bigint }>`
    select count(*) from ledger.transfer where reason in ('bet', 'win', 'rollback') and leg = '0'`;
  return Number(row?.count);
};

export const openRounds = async ({ sql }: Database): Promise<{ games: number; site: number }> => {
  const [row] = await sql<{ games: bigint; site: bigint }>`
    select
      (select count(*) from games.round
       where status not in ('settled', 'refunded', 'refused')) as games,
      (select count(*) from round.round where status = 'open') as site`;
  return { games: Number(row?.games), site: Number(row?.site) };
};

export type PlayerFunds = { playerId: string; cash: bigint; deposited: bigint; won: bigint };

/** What each player has, and what it must be: credited deposits plus the nets of settled rounds. */
export const readPlayerFunds = (
  { sql }: Database,
  players: string[],
): Promise<PlayerFunds[]> => sql<PlayerFunds>`
  select p.id as "playerId",
    (select sum(balance)::bigint from ledger.account where player_id = p.id::bigint) as cash,
    coalesce((select sum(amount - fee)::bigint from cashier.deposit
      where player_id = p.id::bigint and status = 'credited'), 0) as deposited,
    coalesce((select sum(payout - stake)::bigint from games.round_view
      where user_ref = 'main-' || p.id and status = 'settled' and not is_demo), 0) as won
  from unnest(${players}::text[]) as p (id)`;

/** The transfers that a round in this state must have, and no more. */
export const expectBookedOnce = (round: KeptRound): void => {
  const { id, status, stake, payout, bets, bet, wins, win, backs, back } = round;
  const booked = { id, status, bets, bet, wins, win, backs, back };
  const nothing = { id, status, bets: 0n, bet: 0n, wins: 0n, win: 0n, backs: 0n, back: 0n };
  if (status === 'settled') {
    const paid = payout > 0n ? { wins: 1n, win: payout } : {};
    expect(booked).toEqual({ ...nothing, bets: 1n, bet: stake, ...paid });
  } else if (status === 'refunded' && bets > 0n) {
    expect(booked).toEqual({ ...nothing, bets: 1n, bet: stake, backs: 1n, back: stake });
  } else {
    // Refused, or rolled back before the bet had arrived.
    expect(booked).toEqual(nothing);
    expect(['refunded', 'refused']).toContain(status);
  }
};
