import { migrate, readMigrations } from '@parlour/node-kit/database/migrate';
import type { Database } from './open-database';

/** Makes the tables of the games by the files of a folder. */
export const migrateGames = async (database: Database, folder: string): Promise<void> => {
  await migrate(database, { notedIn: 'games', migrations: await readMigrations(folder) });
};
