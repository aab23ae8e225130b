import type { Sql } from '@parlour/node-kit/database/database';
import * as cashier from './modules/cashier';
import * as session from './modules/session';

/** The demo or test content that is left in a database for real money, as a sentence. */
export const productionProblem = async (sql: Sql): Promise<string | undefined> => {
  const [clock] = await sql<{ mayMove: boolean }>`select lib.clock_may_move() as "mayMove"`;
  if (clock?.mayMove) {
    return (
      'In production no login may move the clock of the database, as each can while ' +
      'lib.clock_may_move() is true: begin with a database that no test was run on.'
    );
  }
  const names = await session.readDemoNames(sql);
  if (names.length > 0) {
    return (
      `In production no one may sign in with a printed password, as ${names.join(', ')} can: ` +
      'begin with a database that never held the demo, or set NODE_ENV=development.'
    );
  }
  const brands = await cashier.readLiveSandboxes(sql);
  if (brands.length > 0) {
    return (
      'In production the sandbox pays no brand with real money, as it would ' +
      `${brands.join(', ')}: ` +
      "set enabled = false in cashier.method where provider = 'sandbox', or make it a demo brand."
    );
  }
  return undefined;
};
