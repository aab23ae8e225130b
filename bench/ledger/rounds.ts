import type pg from 'pg';
import { withClient } from './stage/cluster';
import type { Figures } from './figures/measure';
import type { Stage } from './stage/stage';
import type { Measured, Pace, Part, Variant, Way } from './variant';

export type Schedule = { pairs: number; pace: Pace };

/** Both sides of each pair, turn by turn. */
export type PairedTurns = { of: string; by: string; turns: { of: Figures; by: Figures }[] };

export type Taken = { measured: Measured[]; paired: PairedTurns[] };

export const freshDatabase = 'bench_run';
/** Ways that no ratio needs are measured in one round of so many. */
const roundsASingle = 4;

/**
 * The order of the pairs in a round, and whether the second of two goes first: each pair alternates
 * its first side, and no pair has always the same place.
 */
export const orderOf = (pairs: number, round: number): { place: number; isTurned: boolean }[] =>
  Array.from({ length: pairs }, (_each, turn) => ({
    place: (round + turn) % pairs,
    isTurned: round % 2 === 1,
  }));

/** Measures the two ways of each pair directly after each other, so many times. */
export const takeTurns = async (
  { pairs, singles }: Part,
  { pairs: rounds, pace }: Schedule,
): Promise<Taken> => {
  const measured = new Map<string, Measured>();
  const paired = pairs.map(({ of, by }): PairedTurns => ({ of: of.id, by: by.id, turns: [] }));
  const take = async ({ id, title, inFlight, turn }: Way, round: number): Promise<Figures> => {
    const figures = await turn(pace);
    const known = measured.get(id) ?? { id, title, inFlight, rounds: [] };
    known.rounds.push(figures);
    measured.set(id, known);
    say(`round ${round + 1}: ${title}: ${Math.round(figures.betsPerSecond)} bets/s`);
    return figures;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { place, isTurned } of orderOf(pairs.length, round)) {
      const { of, by } = pairs[place]!;
      const first = await take(isTurned ? by : of, round);
      const second = await take(isTurned ? of : by, round);
      const [ofTurn, byTurn] = isTurned ? [second, first] : [first, second];
      paired[place]!.turns.push({ of: ofTurn, by: byTurn });
    }
    if (round % roundsASingle === 0) for (const single of singles) await take(single, round);
  }
  return { measured: [...measured.values()], paired };
};

/** A variant that is measured on a new copy of the template in each turn. */
export const onFreshCopy = (stage: Stage, { run, ...way }: Variant): Way => ({
  ...way,
  turn: async (pace) => {
    await stage.cluster.clone(stage.template, freshDatabase);
    await warm(stage.cluster.urlOf(freshDatabase));
    return run(stage, freshDatabase, pace);
  },
});

/** Warms a copy up: its pages in memory, except the cold relations, and its players signed in. */
export const warm = (url: string, cold: string[] = []): Promise<unknown> =>
  withClient(url, async (client) => {
    await client.query(`
      update session.sign_in set active_at = lib.now();
      update round.play_token set last_bet_at = lib.now()`);
    await warmPages(client, cold);
  });

/** Reads every page that a bet may touch. */
const warmPages = (client: pg.Client, cold: string[]): Promise<unknown> =>
  client.query(
    `
    select sum(pg_prewarm(c.oid))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'i', 't') and n.nspname !~ '^pg_|^information_schema$'
      and c.oid <> all ($1::regclass[])`,
    [cold],
  );

/** Progress; the table comes at the end. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
