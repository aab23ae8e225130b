import type { Platform } from '../../lib/context';
import { renewFilter } from './queries';

/** Forty million keys take some minutes, once a month. */
const longestMs = 30 * 60_000;

/** When a month is over, its keys go into the filter; until then they are looked up one by one. */
export const renewKeyFilter = async ({
  database,
  log,
}: Pick<Platform, 'database' | 'log'>): Promise<void> => {
  const client = await database.connect('parlour key filter');
  try {
    await client.query(`set statement_timeout = ${longestMs}`);
    await client.query(`select set_config('parlour.clock_offset', $1, false)`, [
      database.clockOffset(),
    ]);
    const keys = await renewFilter(client);
    if (keys !== null) log.info('round.key_filter_made', { keys: `${keys}` });
  } finally {
    await client.end();
  }
};
