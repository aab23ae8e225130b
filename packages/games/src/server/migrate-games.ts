import { migrate, readMigrations } from '@parlour/node-kit/database/migrate';
import type { GamesDatabase } from './open-database';

/** Makes the tables of the games by the files of a folder. */
export const migrateGames = async (database: GamesDatabase, folder: string): Promise<void> => {
  await migrate(database, { notedIn: 'games', migrations: await readMigrations(folder) });
};
