import { readFileSync } from 'node:fs';
import type { Database } from '@parlour/node-kit/database/database';

const fill = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');

type Amounts = { rounds: number; entries: number };

/** The months that the 90 days before today touch. */
export const makePastMonths = ({ sql }: Database): Promise<unknown> =>
  sql`
    with past as materialized (select set_config('parlour.clock_offset', '-4 months', true))
    select ledger.ensure_partitions(4) from past`;

/** So many rounds and entries of one player, over the last 90 days. */
export const fillRecords = async (
  database: Database,
  playerId: string,
  { rounds, entries }: Amounts,
): Promise<void> => {
  const client = await database.connect('parlour bench');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set bench.player = '${playerId}'`);
    await client.query(`set bench.rounds = '${rounds}'`);
    await client.query(`set bench.entries = '${entries}'`);
    const statement = { text: fill, query_timeout: 3_600_000 };
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export const dayText = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
