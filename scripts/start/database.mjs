import { setTimeout as pause } from 'node:timers/promises';
import { keptSecret } from '../postgres/folder.mjs';
import { startPostgres } from '../postgres.mjs';
import { StartProblem } from './problem.mjs';

const oldestMajor = 15;
const patienceMs = 60_000;
const longestPauseMs = 5000;

/**
 * The database of the site: the embedded one, kept running, or the one of DATABASE_URL. Returns
 * three addresses: of the owner, which makes the tables; of the platform, which owns nothing; and
 * of the games, which see a schema of their own.
 */
export const openDatabase = async ({ dataDir, env, onProblem }) => {
  const own = env.DATABASE_URL === undefined || env.DATABASE_URL === '';
  const server = own ? await keepPostgres(dataDir, onProblem) : undefined;
  const urls = own ? embeddedUrls(server.url, dataDir) : givenUrls(env);
  const makeGames = () => prepareGames(urls, own);
  await makeGames();
  return { ...urls, isEmbedded: own, makeGames, stop: async () => server?.stop() };
};

const embeddedUrls = (ownerUrl, dataDir) => {
  const loginOf = (name, secret) => {
    const login = new URL(ownerUrl);
    login.username = name;
    login.password = keptSecret(dataDir, secret);
    return login.href;
  };
  return {
    ownerUrl,
    url: loginOf('parlour_app', 'app-database'),
    gamesUrl: loginOf('games', 'games-database'),
  };
};

const givenUrls = ({ DATABASE_URL, DATABASE_OWNER_URL, GAMES_DATABASE_URL }) => {
  if (!GAMES_DATABASE_URL) {
    throw new StartProblem(
      'With DATABASE_URL the games need a login of their own in GAMES_DATABASE_URL: ' +
        'docs/operations.md says how it is made.',
    );
  }
  const gamesLogin = userAt(GAMES_DATABASE_URL);
  if ([DATABASE_URL, DATABASE_OWNER_URL].some((url) => url && userAt(url) === gamesLogin)) {
    throw new StartProblem(
      "GAMES_DATABASE_URL is the platform's own login, by which the games could read and move " +
        'the money of players: give them another (docs/operations.md says how).',
    );
  }
  return {
    ownerUrl: DATABASE_OWNER_URL || undefined,
    url: DATABASE_URL,
    gamesUrl: withSearchPath(GAMES_DATABASE_URL),
  };
};

const userAt = (url) => {
  if (!URL.canParse(url)) throw new StartProblem('The address of the database is none.');
  const { host, username } = new URL(url);
  return `${username}@${host}`;
};

/** Starts the embedded server, and restarts it on the same port and data whenever it ends. */
const keepPostgres = async (dataDir, onProblem) => {
  let isStopping = false;
  let server = await startPostgres({ dataDir });
  const { url, port } = server;
  const keep = async () => {
    for (;;) {
      await server.exited;
      if (isStopping) return;
      console.error('The database ended: starting it again.');
      server = await startAgain({ dataDir, port }, () => isStopping);
    }
  };
  void keep().catch((error) => onProblem(error.message));
  return {
    url,
    stop: async () => {
      isStopping = true;
      await server.stop();
    },
  };
};

/**
 * Tries until it runs: a full disk or a port that is still held passes, and the site is there again
 * without a person. Only a folder that is gone is beyond that.
 */
const startAgain = async ({ dataDir, port }, isStopping) => {
  for (let pauseMs = 200, said; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await startPostgres({ dataDir, port, mustExist: true, patienceMs: 0 });
    } catch (error) {
      if (error.isLasting || isStopping()) throw error;
      if (error.message !== said) console.error(`${error.message} Trying again.`);
      said = error.message;
    }
    await pause(pauseMs);
  }
};

/** The games process is a vendor: it sees a schema of its own and nothing of the platform's. */
const prepareGames = async ({ ownerUrl, url, gamesUrl }, own) => {
  const sql = await connect(ownerUrl ?? url);
  try {
    await assertVersion(sql);
    const { username, password } = new URL(gamesUrl);
    // Commands that start at once would change the same rows of the catalogue. Ends with `sql`.
    if (own || ownerUrl) await sql.query('select pg_advisory_lock(7120334)');
    if (own) await sql.query(gamesRole(password));
    // On another database the operator made the login.
    else if (ownerUrl) await sql.query(gamesSchema(decodeURIComponent(username)));
  } finally {
    await sql.end();
  }
};

const withSearchPath = (url) => {
  const address = new URL(url);
  address.searchParams.set('options', '-c search_path=games');
  return address.href;
};

// The password consists of hexadecimal digits, so it needs no quoting.
const gamesRole = (password) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'games') then
      create role games login;
    end if;
  end $$;
  alter role games password '${password}';
  alter role games set search_path = games;
  -- A vendor may not take the connections that players' money goes through.
  alter role games connection limit 40;
  create schema if not exists games authorization games;
  revoke all on schema public from public;`;

const gamesSchema = (name) => `
  create schema if not exists games;
  grant usage, create on schema games to "${name.replaceAll('"', '""')}";`;

/** A connection to a database that may still be starting. */
export const connect = async (url) => {
  const { default: pg } = await import('pg');
  const { host } = new URL(url);
  const giveUpAt = Date.now() + patienceMs;
  for (let isReported = false; ; isReported = true) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (isRefusal(error) || Date.now() > giveUpAt) {
        throw new StartProblem(`The database at ${host} refuses: ${error.message || error.code}.`);
      }
      if (!isReported) console.error(`The database at ${host} does not answer yet: trying on.`);
      await pause(500);
    }
  }
};

// Waiting does not correct a wrong password or name.
const isRefusal = ({ code }) => /^(28|3D|42)/.test(code ?? '');

const assertVersion = async (sql) => {
  const { rows } = await sql.query('show server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= oldestMajor) return;
  throw new StartProblem(
    `The database is PostgreSQL ${major} and Parlour needs ${oldestMajor} or later.`,
  );
};

/** Empties the whole database, even while a site runs on it. */
export const emptyDatabase = async (url) => {
  const sql = await connect(url);
  try {
    const { rows } = await sql.query(
      "select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'",
    );
    const names = rows.map(({ nspname }) => `"${nspname.replaceAll('"', '""')}"`);
    await sql.query(`begin; drop schema ${names.join(', ')} cascade; create schema public; commit`);
    // Prepared statements of other connections refer to dropped tables: they reconnect.
    await sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  } finally {
    await sql.end();
  }
};
