import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrations, readVersion, type Schema } from '@parlour/node-kit/database/migrate';
import { readSchemaFiles } from '@parlour/node-kit/database/schema-files';

/**
 * Reads `migrations/*.sql`, `schema/<noun>/*.sql` and `grants.sql` of a folder, and the version of
 * its package.
 */
export const readSchema = async (folder: string): Promise<Required<Schema>> => ({
  version: await readVersion(folder),
  notedIn: 'lib',
  migrations: await readMigrations(join(folder, 'migrations')),
  files: await readSchemaFiles(join(folder, 'schema')),
  grants: await readFile(join(folder, 'grants.sql'), 'utf8'),
});
