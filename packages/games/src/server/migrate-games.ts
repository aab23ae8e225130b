import { join } from 'node:path';
import { migrate, readMigrations, readVersion } from '@parlour/node-kit/database/migrate';
import type { GamesDatabase } from './open-database';

/** Makes the tables of the games by the `migrations/` of a package. */
export const migrateGames = async (database: GamesDatabase, folder: string): Promise<void> => {
  await migrate(database, {
    version: await readVersion(folder),
    notedIn: 'games',
    migrations: await readMigrations(join(folder, 'migrations')),
  });
};
