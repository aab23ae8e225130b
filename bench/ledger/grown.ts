import type pg from 'pg';
import { withClient } from './stage/cluster';
import { fullLanes } from './in-process';
import { beginMonth, makePastMonths, monthOf, setForBulk, withoutIndexes } from './stage/months';
import { say, warm } from './rounds';
import { game, sqlFile, vendorOf, type Stage } from './stage/stage';
import type { Part, Way } from './variant';

const database = 'bench_old';
const copy = 'bench_new';
/** The number of bets that the ratio is about; with fewer, nothing is claimed. */
const tenMillion = 10_000_000;

/**
 * All checks on a database with ten million old bets: their rounds, their movements, and the keys
 * of vendors. The transfers of old bets are part of the growth of the core. Both sides begin each
 * turn with an empty month; the rounds of earlier turns stay with the old ones.
 */
export const openGrown = async (stage: Stage, { bets }: { bets: number }): Promise<Part> => {
  const { cluster } = stage;
  const begunAt = performance.now();
  say(`Making ${bets.toLocaleString('en')} old rounds and their movements …`);
  await cluster.clone(stage.template, database);
  await fill(stage, bets);
  say(`… took ${Math.round((performance.now() - begunAt) / 1000)} s.`);

  const variant = fullLanes(256);
  const id = `${bets === tenMillion ? 'grown' : 'partly_grown'}_${variant.id}`;
  const turnOn =
    (name: string): Way['turn'] =>
    async (pace) => {
      if (name === copy) await cluster.clone(stage.template, copy);
      const url = cluster.urlOf(name);
      const cold = await withClient(url, async (client) => {
        await beginMonth(client, 'ledger.transfer');
        await beginMonth(client, 'round.movement');
        await client.query('checkpoint');
        return coldOf(client);
      });
      await warm(url, name === database ? cold : []);
      return variant.run(stage, name, pace);
    };
  const old = `${variant.title}, ${bets.toLocaleString('en')} old bets`;
  return {
    pairs: [
      {
        of: { ...variant, id, title: old, turn: turnOn(database) },
        by: {
          ...variant,
          id: `${id}_empty`,
          title: `${variant.title}, no old bets`,
          turn: turnOn(copy),
        },
      },
    ],
    singles: [],
    close: async () => {
      for (const name of [database, copy]) await cluster.drop(name);
    },
  };
};

/** The rows of old rounds, and past months, are cold on disk as in production. */
const coldOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    with month(relation) as (
      select inhrelid::regclass from pg_inherits
      where inhparent = 'round.movement'::regclass
        and inhrelid::regclass::text < 'round.movement_'
          || to_char(lib.now() at time zone 'UTC', 'YYYY_MM')
    )
    select relation::text as name from month
    union all
    select indexrelid::regclass::text from pg_index join month on indrelid = relation
    union all
    select 'round.round'`);
  return rows.map(({ name }) => name);
};

const fill = async (stage: Stage, bets: number): Promise<void> => {
  const url = stage.cluster.urlOf(database);
  await withClient(url, (client) => makePastMonths(client, 'round', 4));
  await Promise.all([
    withClient(url, async (client) => {
      await prepare(client, stage, bets);
      const text = await sqlFile('old-rounds');
      await withoutIndexes(client, 'round.round', () => client.query(text));
    }),
    withClient(url, async (client) => {
      await prepare(client, stage, bets);
      const text = await sqlFile('old-movements');
      for (const month of [4, 3, 2, 1]) {
        await client.query(`set bench.month = ${month}`);
        const table = await monthOf(client, 'round.movement', month);
        await withoutIndexes(client, table, () => client.query(text));
      }
    }),
  ]);
  await withClient(url, async (client) => {
    await client.query('vacuum analyze');
    await client.query('select round.renew_key_filter()');
  });
};

const prepare = async (client: pg.Client, stage: Stage, bets: number) => {
  const { player, cash, players } = stage;
  await setForBulk(client);
  const settings = {
    base: 1_000_000,
    bets,
    players,
    player: player.first,
    stride: player.stride,
    cash: cash.first,
    cash_stride: cash.stride,
    vendor: vendorOf.rsa,
    game,
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [`bench.${name}`, String(value)]);
  }
};
