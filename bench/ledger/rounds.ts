import type pg from 'pg';
import { withClient } from './cluster';
import type { Figures } from './measure';
import type { Stage } from './stage';
import type { Measured, Pace, Variant } from './variant';

export type Schedule = {
  rounds: number;
  pace: Pace;
  /** Accounts, and sockets, of the parts that are about many. */
  accounts: number;
  sockets: number;
};

const database = 'bench_run';

/** Measures the variants in turn, in each round beginning with another: none gains by its place. */
export const inTurn = async (
  variants: Variant[],
  rounds: number,
  measure: (variant: Variant) => Promise<Figures>,
): Promise<Measured[]> => {
  const measured = variants.map(({ id, title, inFlight }): Measured => {
    return { id, title, inFlight, rounds: [] };
  });
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const place = (round + turn) % variants.length;
      const variant = variants[place]!;
      const figures = await measure(variant);
      measured[place]?.rounds.push(figures);
      say(`round ${round + 1}: ${variant.title}: ${Math.round(figures.betsPerSecond)} bets/s`);
    }
  }
  return measured;
};

/** Measures each variant on a fresh copy of the template. */
export const runRounds = async (
  stage: Stage,
  variants: Variant[],
  { rounds, pace }: Schedule,
): Promise<Measured[]> => {
  const measured = await inTurn(variants, rounds, async (variant) => {
    await stage.cluster.clone(stage.template, database);
    await warm(stage.cluster.urlOf(database));
    return variant.run(stage, database, pace);
  });
  await stage.cluster.drop(database);
  return measured;
};

/** Makes a copy as if it had been played on: its pages in memory, its players live. */
export const warm = (url: string): Promise<unknown> =>
  withClient(url, async (client) => {
    await client.query(`
      update session.sign_in set active_at = lib.now();
      update round.play_token set last_bet_at = lib.now()`);
    await warmPages(client);
  });

/** Reads every page of what a bet may touch. */
export const warmPages = (client: pg.Client): Promise<unknown> =>
  client.query(`
    select sum(pg_prewarm(c.oid))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'i', 't') and n.nspname !~ '^pg_|^information_schema$'`);

/** Progress; the table comes at the end. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
