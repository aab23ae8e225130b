import type { DrawnRound, Outcome } from '../../rounds/round';
import type { Sql } from '@parlour/node-kit/database/database';

/**
 * The steps of a round. Each is one conditional update, so that of two processes only one takes
 * it; each answers whether it did. What is said to the wallet is kept here before it is said.
 */
type Step = Promise<boolean>;

const taken = (rows: unknown[]): boolean => rows.length > 0;

/** Before a bet is sent again: true while no rollback of it has begun. */
export const noteBetTry = async (sql: Sql, id: string, leaseMs: number): Step =>
  taken(
    await sql`
    update games.round
    set bet_tries = bet_tries + 1,
        next_try_at = clock_timestamp() + ${leaseMs} * interval '1 ms'
    where id = ${id} and status = 'betting'
    returning id`,
  );

/** The bet was taken: from here on the round has an outcome. */
export const keepOutcome = async (
  sql: Sql,
  id: string,
  to: DrawnRound & {
    status: 'open' | 'settling';
    payout: bigint;
    balanceBefore: bigint | null;
    leaseMs: number;
  },
): Step =>
  taken(
    await sql`
    update games.round
    set status = ${to.status}, payout = ${to.payout}, balance_before = ${to.balanceBefore},
        outcome = ${JSON.stringify(to.outcome)}, hidden = ${hiddenText(to)},
        tries = 0, touched_at = clock_timestamp(),
        next_try_at = clock_timestamp() + ${to.leaseMs} * interval '1 ms'
    where id = ${id} and status = 'betting'
    returning id`,
  );

const hiddenText = ({ hidden }: DrawnRound): string | null =>
  hidden === null || hidden === undefined ? null : JSON.stringify(hidden);

/** The wallet said no, and nothing else was said to it: the round never was. */
export const refuseBet = async (sql: Sql, id: string, refusal: string): Step =>
  taken(
    await sql`
    update games.round
    set status = 'refused', refusal = ${refusal}, ended_at = clock_timestamp()
    where id = ${id} and status = 'betting'
    returning id`,
  );

/** The bet's fate is unknown: from here on it can only be taken back. */
export const beginCancel = async (sql: Sql, id: string, refusal: string | null): Step =>
  taken(
    await sql`
    update games.round
    set status = 'cancelling', refusal = ${refusal}, tries = 0
    where id = ${id} and status = 'betting'
    returning id`,
  );

export const endCancel = async (sql: Sql, id: string, balanceAfter: bigint | null): Step =>
  taken(
    await sql`
    update games.round
    set status = 'refunded', balance_after = ${balanceAfter}, payout = 0,
        ended_at = clock_timestamp()
    where id = ${id} and status in ('cancelling', 'settling')
    returning id`,
  );

/** The player has made a choice. */
export const keepChoice = async (
  sql: Sql,
  id: string,
  to: { outcome: Outcome; status: 'open' | 'settling'; payout: bigint; leaseMs: number },
): Step =>
  taken(
    await sql`
    update games.round
    set outcome = ${JSON.stringify(to.outcome)}, status = ${to.status}, payout = ${to.payout},
        tries = 0, touched_at = clock_timestamp(),
        next_try_at = clock_timestamp() + ${to.leaseMs} * interval '1 ms'
    where id = ${id} and status = 'open'
    returning id`,
  );

export const settle = async (sql: Sql, id: string, balanceAfter: bigint | null): Step =>
  taken(
    await sql`
    update games.round
    set status = 'settled', balance_after = ${balanceAfter}, ended_at = clock_timestamp()
    where id = ${id} and status = 'settling'
    returning id`,
  );

/** The wallet did not answer for certain: once more after 1, 2, 4, 8, 10 … seconds. */
export const tryLater = async (sql: Sql, id: string): Promise<void> => {
  await sql`
    update games.round
    set tries = least(tries + 1, 30),
        next_try_at = clock_timestamp() + least(10, power(2, least(tries, 6))) * interval '1 s'
    where id = ${id} and status in ('cancelling', 'settling')`;
};

/**
 * Unfinished rounds whose time has come, and open ones untouched for a day, claimed so that no
 * other process takes them for as long as the lease runs.
 */
export const claimDue = async (sql: Sql, limit: number, leaseMs: number): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    update games.round
    set next_try_at = clock_timestamp() + ${leaseMs} * interval '1 ms'
    where id in (
      select id
      from games.round
      where next_try_at <= clock_timestamp()
        and (status in ('betting', 'cancelling', 'settling')
             or (status = 'open' and touched_at < clock_timestamp() - interval '24 hours'))
      order by next_try_at
      limit ${limit}
      for update skip locked)
    returning id`;
  return rows.map(({ id }) => id);
};
