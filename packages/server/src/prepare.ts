import { setTimeout as pause } from 'node:timers/promises';
import { loadDemo, makeDemoAccounts } from './demo';
import type { Config } from './lib/config';
import type { Database, Transaction } from '@parlour/node-kit/database/database';
import { openDatabase } from './lib/database/open-database';
import { readSchema } from './lib/database/read-schema';
import { durabilityProblem } from './lib/database/durability';
import type { Log } from '@parlour/node-kit/log';
import { migrate, readMissing, type Steps } from '@parlour/node-kit/database/migrate';
import { codeOf } from '@parlour/node-kit/database/failure';
import { Problem } from '@parlour/node-kit/problem';
import { appRole, roleProblem } from './lib/database/role';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as casework from './modules/casework';
import * as ledger from './modules/ledger';
import * as operator from './modules/operator';
import * as player from './modules/player';
import * as round from './modules/round';
import type { SiteKeys } from './lib/seal';
import { productionProblem } from './production';

const folder = 'packages/server';

/**
 * Brings the schema up to date and, on an empty database, loads the demo. A database that could
 * lose money, or that lacks a guard of the money, is not served; nor is one with demo content in
 * production. Returns the invitations of the first operators, where there are none.
 */
export const prepare = async (
  config: Config,
  database: Database,
  log: Log,
): Promise<operator.FirstInvitation[]> => {
  if (config.databaseOwnerUrl) await prepareAsOwner(config, config.databaseOwnerUrl, log);
  await waitForDatabase(database, 'DATABASE_URL', log);
  const weakness = await durabilityProblem(database);
  if (weakness) throw new Problem(weakness);
  if (!config.databaseOwnerUrl) await makeMissing(config, database);
  const gap =
    (await ledger.schemaProblem(database.sql)) ?? (await round.schemaProblem(database.sql));
  if (gap) throw new Problem(gap);
  if (!(await brand.canUnseal(database.sql, config))) {
    throw new Problem(
      'SECRET_KEY is not the one that sealed the keys in this database: give the former one in ' +
        'SECRET_KEY_OLD, or bring back the one that was backed up.',
    );
  }
  if (config.demo) {
    await database.transaction(async (sql) => {
      const isNew = await loadDemo(sql, { games: config.demoGames });
      if (isNew && !config.production) await makeDemoAccounts(sql);
    });
  }
  await database.transaction((sql) => casework.seedMissingRules(sql));
  if (config.production) await refuseDanger(database);
  return database.transaction((sql) => operator.inviteFirst(sql, config));
};

const refuseDanger = async (database: Database): Promise<void> => {
  const danger = (await roleProblem(database.sql)) ?? (await productionProblem(database.sql));
  if (danger) throw new Problem(danger);
};

/** What migrations need done with the site's keys, which are not in the database. */
const stepsOf = (keys: SiteKeys): Steps => ({
  '0023-player-personal.sql': (sql: Transaction) => player.moveClearContacts(sql, keys),
  '0175-cashier-payer.sql': async (sql: Transaction) => {
    await cashier.rewrapTexts(sql, keys);
  },
  '0320-cashier-payee-tail.sql': (sql: Transaction) => cashier.rewrapPayees(sql, keys),
});

/** Makes the schema under the login that owns it, and enables the application's login. */
const prepareAsOwner = async (config: Config, ownerUrl: string, log: Log) => {
  const owner = openDatabase(ownerUrl);
  try {
    await waitForDatabase(owner, 'DATABASE_OWNER_URL', log);
    await migrate(owner, await readSchema(folder), stepsOf(config));
    await giveLogin(owner, config.databaseUrl);
  } finally {
    await owner.close();
  }
};

/** Without an owner's login the schema must exist, or this login must own it. */
const makeMissing = async (config: Config, database: Database) => {
  const schema = await readSchema(folder);
  const [first] = await readMissing(database, schema);
  if (first === undefined) return;
  await migrate(database, schema, stepsOf(config)).catch((error: unknown) => {
    if (codeOf(error) !== noRight) throw error;
    throw new Problem(
      `The database lacks ${first}, which the login of DATABASE_URL may not make: ` +
        'start once with DATABASE_OWNER_URL, the login that owns the tables.',
    );
  });
};

const unknownLogin = new Set(['28P01', '28000']);
const noRight = '42501';

/** The application's role gets the password of DATABASE_URL, if it has another or none. */
const giveLogin = async ({ sql }: Database, databaseUrl: string) => {
  const { username, password } = new URL(databaseUrl);
  if (username !== appRole || password === '') return;
  const app = openDatabase(databaseUrl);
  try {
    await app.sql`select 1`;
  } catch (error) {
    if (!unknownLogin.has(codeOf(error))) return;
    const [row] = await sql<{ text: string }>`
      select format('alter role %I login password %L', ${appRole}::text,
        ${decodeURIComponent(password)}::text) as text`;
    await sql([row!.text] as unknown as TemplateStringsArray).catch((failure: unknown) => {
      // We may not set it, or another start is setting it: the next connection decides.
      if (codeOf(failure) !== noRight && codeOf(failure) !== 'XX000') throw failure;
    });
  } finally {
    await app.close();
  }
};

// Wrong password, unknown role, missing database, missing privilege: waiting changes none of them.
const refusedForGood = new Set(['28P01', '28000', '3D000', noRight]);

/** The database may start later than we do, or be restarting. */
const waitForDatabase = async (database: Database, name: string, log: Log) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await database.sql`select 1`;
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code && refusedForGood.has(code)) {
        throw new Problem(`The database refuses ${name}: ${message}.`);
      }
      if (attempt === 0) log.warn('database.waiting', { message: message || code });
      // Retried soon: the whole site waits for this.
      await pause(Math.min(250 * 2 ** attempt, 1000));
    }
  }
};
