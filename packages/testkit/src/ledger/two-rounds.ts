import { openDatabase } from '@parlour/server/lib/database/open-database';
import { openRounds, type Rounds } from '@parlour/server/modules/round/index';
import type { Site } from '../site/site';

/** Two processes of the platform on one database. */
export type TwoRounds = { here: Rounds; there: Rounds; close: () => Promise<void> };

export const openTwoRounds = ({ platform, databaseUrl }: Site): TwoRounds => {
  const database = openDatabase(databaseUrl);
  const here = openRounds(platform);
  const there = openRounds({ ...platform, database });
  const close = async () => {
    await here.close();
    await there.close();
    await database.close();
  };
  return { here, there, close };
};
