import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateGames } from '@parlour/games/server/migrate-games';
import { openDatabase } from '@parlour/games/server/open-database';

export const gamesFolder = fileURLToPath(new URL('../../../games', import.meta.url));

/** A database for one test file on the server that the tests share. */
export const gamesDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const admin = process.env.PARLOUR_TEST_DATABASE;
  if (!admin) throw new Error('PARLOUR_TEST_DATABASE is missing: run the tests through vitest.');
  const name = `games_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, () => {});
  await migrateGames(database, gamesFolder);
  await database.close();
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
};
