import { Problem } from '@parlour/node-kit/problem';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateGames } from './migrate-games';
import { openDatabase, type GamesDatabase } from './open-database';
import { gamesDatabase, gamesFolder } from '@parlour/testkit/games/games-database';

let own: Awaited<ReturnType<typeof gamesDatabase>>;
let owner: pg.Client;
let database: GamesDatabase;

beforeAll(async () => {
  own = await gamesDatabase();
  owner = new pg.Client({ connectionString: own.url });
  await owner.connect();
  database = openDatabase(own.url, () => {});
});

afterAll(async () => {
  await database.close();
  await owner.end();
  await own.drop();
});

beforeEach(async () => {
  await owner.query('drop schema games cascade');
});

const namesDone = async () =>
  (await owner.query<{ name: string }>('select name from games.migration order by name')).rows;

describe('[R-W6] the tables of the games', () => {
  test('are created once by processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => migrateGames(database, gamesFolder)));
    const done = await namesDone();
    expect(done[0]).toEqual({ name: '0001-games.sql' });
    expect(await database.sql`select from games.round`).toEqual([]);
    await migrateGames(database, gamesFolder);
    expect(await namesDone()).toEqual(done);
  });

  test('are created in a schema of their own by a login that may create none', async () => {
    await owner.query(`create role games_login login password 'of the tests'`);
    await owner.query('create schema games authorization games_login');
    const url = new URL(own.url);
    [url.username, url.password] = ['games_login', 'of the tests'];
    const asLogin = openDatabase(url.href, () => {});
    await migrateGames(asLogin, gamesFolder);
    await asLogin.close();
    expect(await namesDone()).not.toEqual([]);
    await owner.query('drop owned by games_login; drop role games_login');
    await owner.query('create schema games');
  });

  test.each([
    [
      'a file that ran was changed',
      `update games.migration set hash = ''`,
      /0\d\d\d-[a-z-]+\.sql differs/,
    ],
    [
      'the database is ahead',
      `insert into games.migration (name, hash) values ('9999-later.sql', '')`,
      /holds migration 9999-later\.sql, which this version does not know/,
    ],
  ])('are left alone when %s', async (_case, change, sentence) => {
    await migrateGames(database, gamesFolder);
    await owner.query(change);
    const refused = migrateGames(database, gamesFolder);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toBeInstanceOf(Problem);
  });
});
