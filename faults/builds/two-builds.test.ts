import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { round } from '@parlour/contract/round';
import { wallet } from '@parlour/contract/wallet';
import type { WalletAnswer } from '@parlour/contract/vendor-wallet';
import { admitVendor } from '@parlour/testkit/vendors/admit-vendor';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { overHttp, type Line } from '@parlour/testkit/site/line';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { newVisitor } from '@parlour/testkit/site/visitor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { issuePlayToken } from '../../packages/server/src/modules/round';
import { startPostgres, type PostgresServer } from '../../scripts/postgres.mjs';
import { makeVendor, undecided, type WalletKind } from '../harness/vendor';
import { prepareDatabase, startBuild, startInVain, type BuildProcess } from './build-process';
import { makeReleases, type Releases } from './releases';
import type { SourceTree } from './source-tree';

type Seat = { player: SomePlayer; user: string; token: string; rounds: number };

const vendor = makeVendor({ code: 'ACME', dialectName: 'hub88', signature: 'hmac-sha256' });

let folder: string;
let postgres: PostgresServer;
let database: ReturnType<typeof openDatabase>;
let releases: Releases;
let seats: Seat[];
type Serving = BuildProcess & { line: Line; running: number };

/** The processes that serve; calls go to them in turn, as through a proxy. */
const serving: Serving[] = [];
/** How many calls each version has answered. */
const answered = new Map<string, number>();

let turn = 0;
const inTurn: Line = async (message, address) => {
  turn += 1;
  const chosen = serving[turn % serving.length]!;
  chosen.running += 1;
  const reply = await chosen.line(message, address).finally(() => (chosen.running -= 1));
  answered.set(chosen.version, (answered.get(chosen.version) ?? 0) + 1);
  return reply;
};

const serve = async (release: SourceTree): Promise<void> => {
  const started = await startBuild(release, postgres.url);
  serving.push({ ...started, line: overHttp(started.url), running: 0 });
};

/** Takes a process from the proxy, and ends it when it has answered its calls. */
const stopServing = async (release: SourceTree): Promise<void> => {
  const place = serving.findIndex(({ version }) => version === release.version);
  const [process] = serving.splice(place, 1);
  await expect.poll(() => process!.running, { timeout: 10_000 }).toBe(0);
  await process!.stop();
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-builds-'));
  [releases, postgres] = await Promise.all([
    makeReleases(folder),
    startPostgres({ dataDir: path.join(folder, 'data') }),
  ]);
  expect(await prepareDatabase(releases.older, postgres.url)).toMatchObject({ code: 0 });
  database = openDatabase(postgres.url);
  const { code, dialectName: dialect, keys, game } = vendor;
  await admitVendor(database.sql, { code, dialect, keys, games: [{ code: game }] });
  await serve(releases.older);
  seats = await Promise.all(Array.from({ length: 4 }, takeSeat));
}, 120_000);

afterAll(async () => {
  for (const { stop } of serving) await stop();
  await database?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A signed-in player with 100, at the vendor's game. */
const takeSeat = async (): Promise<Seat> => {
  const ground = { line: inTurn, host: 'localhost', now: () => new Date() };
  const player = await registerPlayer({ visitor: (options) => newVisitor(ground, options) });
  const { playerId } = player;
  await fund({ database }, player, '100');
  const token = await issuePlayToken(database.sql, {
    playerId,
    signInId: null,
    brand: 'main',
    vendor: vendor.code,
    currency: 'VND',
    mode: 'real',
    settlesOnce: false,
  });
  return { player, user: `main-${playerId}`, token, rounds: 0 };
};

const unit = 100_000;

/** As vendors do: an answer that decides nothing is followed by a repeat of the call. */
const call = async (kind: WalletKind, { user, token }: Seat, fields: object): Promise<string> => {
  const request = { user, token, request_uuid: randomUUID(), ...fields };
  for (let tries = 1; ; tries += 1) {
    const { status: http, text } = await inTurn(vendor.message(kind, request), '10.0.0.1');
    const status = http === 200 ? (JSON.parse(text) as WalletAnswer).status : `HTTP ${http}`;
    if (!undecided.has(status) || tries === 20) return status;
  }
};

/** A bet of one unit and a win of two, each sent twice. */
const playRound = async (seat: Seat): Promise<string[]> => {
  const key = randomUUID();
  const common = { round: randomUUID(), currency: 'VND', is_free: false };
  const bet = { ...common, transaction_uuid: key, amount: unit, round_closed: false };
  const win = {
    ...common,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: key,
    amount: 2 * unit,
    round_closed: true,
  };
  const statuses = [];
  for (const [kind, fields] of [
    ['bet', bet],
    ['bet', bet],
    ['win', win],
    ['win', win],
  ] as const) {
    statuses.push(await call(kind, seat, fields));
  }
  seat.rounds += 1;
  return statuses;
};

/** All play while the work is done, and until every process has then answered 20 calls more. */
const playDuring = async (work: () => Promise<void>): Promise<void> => {
  let isOver = false;
  const playing = seats.map(async (seat) => {
    const statuses = new Set<string>();
    while (!isOver) for (const status of await playRound(seat)) statuses.add(status);
    return statuses;
  });
  try {
    await work();
    const versions = serving.map(({ version }) => version);
    const before = new Map(answered);
    const added = (version: string) => answered.get(version)! - (before.get(version) ?? 0);
    await expect
      .poll(() => Math.min(...versions.map(added)), { timeout: 20_000 })
      .toBeGreaterThan(20);
  } finally {
    isOver = true;
  }
  for (const statuses of await Promise.all(playing)) expect([...statuses]).toEqual(['RS_OK']);
};

/** Each round brings one unit, however often its bet and its win were sent. */
const expectMoney = async (): Promise<void> => {
  for (const { player, rounds } of seats) {
    const { sumBalance } = await player.get(wallet.readBalance, {});
    expect(sumBalance).toBe(String(100 + rounds));
  }
  await expectSoundBooks(database);
};

/** The version of the game in the first and in the last round of a player, by every process. */
const gameVersions = async ({ player }: Seat): Promise<string[]> => {
  const rows = await database.sql<{ id: bigint }>`
    (select id from round.round where player_id = ${player.playerId}::bigint order by id limit 1)
    union all
    (select max(id) from round.round where player_id = ${player.playerId}::bigint)`;
  const shown = [];
  for (const { id } of rows) {
    for (const _process of serving) {
      shown.push((await player.get(round.readRound, { id: String(id) })).game.version);
    }
  }
  return shown;
};

describe('[R-W6] two versions on one database', () => {
  test('an expanding migration runs while the older version serves; then both serve', async () => {
    const { older, later } = releases;
    console.log(`The older version is ${releases.olderIs}.`);
    for (const seat of seats) await playRound(seat);
    await playDuring(async () => {
      expect(await prepareDatabase(later, postgres.url)).toMatchObject({ code: 0 });
      await serve(later);
      // A process of the older version may restart on the later version's database.
      await serve(older);
      await stopServing(older);
    });
    expect(serving.map(({ version }) => version)).toEqual([later.version, older.version]);
    expect(await gameVersions(seats[0]!)).toEqual(['1.0', '1.0', '1.0', '1.0']);
    await expectMoney();
    const openers = await database.sql<{ by: string; rounds: bigint }>`
      select coalesce(opened_by, 'before') as by, count(*) as rounds
      from round.round group by 1 order by 1`;
    expect(openers.map(({ by }) => by)).toEqual(['before', 'later', 'older']);
  });

  test('a contracting migration runs when only the version that allows it serves', async () => {
    const { older, later, last } = releases;
    await playDuring(async () => {
      await stopServing(older);
      expect(await prepareDatabase(last, postgres.url)).toMatchObject({ code: 0 });
      await serve(last);
    });
    expect(serving.map(({ version }) => version)).toEqual([later.version, last.version]);
    expect(await gameVersions(seats[0]!)).toEqual(['1.0', '1.0', '1.0', '1.0']);
    await expectMoney();
  });

  test('the older version then refuses to start in one sentence and changes nothing', async () => {
    const { older, later } = releases;
    const sentence =
      `The database holds migration 9999-contract.sql, which works with version ` +
      `${later.version} and later: this is ${older.version}.`;
    const schemaNow = () => database.sql`
      select name, hash, made_by from lib.schema_file order by name`;
    const before = await schemaNow();
    const refused = { code: 78, problem: sentence, output: `${sentence}\n` };
    await playDuring(async () => {
      expect(await startInVain(older, postgres.url)).toEqual(refused);
      expect(await prepareDatabase(older, postgres.url)).toEqual(refused);
    });
    expect(await schemaNow()).toEqual(before);
    await expectMoney();
  });
});
