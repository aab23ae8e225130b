import { processConfigOf } from '@parlour/node-kit/environment';
import { randomUUID } from 'node:crypto';
import type { AskedOnce } from '@parlour/contract/vendor-games';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { gameByCode, slotByCode } from '@parlour/games/games';
import type { Games } from '@parlour/games/rounds/game';
import { slotRoundOf } from '@parlour/games/slots/rules/slot-round';
import { roundOf } from '@parlour/games/rounds/round-of';
import type { SlotOutcome } from '@parlour/games/slots/rules/round';
import { createApp } from '@parlour/games/server/routes/app';
import { systemSource } from '@parlour/games/server/source';
import { openDatabase } from '@parlour/games/server/open-database';
import { limits, type Limits } from '@parlour/games/server/sessions/limits';
import { createLog } from '@parlour/node-kit/log';
import { finishDue } from '@parlour/games/server/rounds/recover';
import { patience, type GameDeps, type Patience } from '@parlour/games/server/rounds/rounds';
import { cookieName } from '@parlour/games/server/sessions/sessions';
import { createSeedSeal } from '@parlour/games/server/rounds/seed-seal';
import { signatureHeader, signatureOf } from '@parlour/games/server/signature';
import { createWallet } from '@parlour/games/server/rounds/wallet';
import { injected } from '../site/line';
import { gamesDatabase } from './games-database';
import { gamePage, sessionIn } from './page';
import { startWalletDouble } from './wallet-double';

export const secret = 'a secret of the house and the platform';
const seedSecret = 'a secret that seals the seeds of the tests';
export const site = 'http://localhost:3000';
export const gamesOrigin = 'http://games.localhost:3001';

/** A games process, its database, and a wallet that it calls over HTTP. */
export const gamesWorld = async (
  hurry: Partial<Patience> = {},
  allowed: Partial<Limits> = {},
  games: Games = gameByCode,
) => {
  const wallet = await startWalletDouble(secret, { lateMs: 3000 });
  const kept = await gamesDatabase();
  const running: { app: FastifyInstance; deps: GameDeps }[] = [];

  /** Another process on the same database, which is all that it shares with the first. */
  const start = async () => {
    const database = openDatabase(kept.url, () => {});
    const log = createLog('silent', systemSource.now);
    const deps: GameDeps = {
      database,
      wallet: createWallet({
        url: wallet.url,
        secret,
        uuid: systemSource.uuid,
        timeoutMs: 2500,
        games,
      }),
      games,
      draw: roundOf,
      seal: createSeedSeal([seedSecret], systemSource),
      source: systemSource,
      log,
      patience: { ...patience, betPausesMs: [10, 20], waitMs: 15_000, leaseMs: 10_000, ...hurry },
      limits: { ...limits, ...allowed },
    };
    const config = {
      ...processConfigOf({}, 10),
      port: 0,
      host: '127.0.0.1',
      databaseUrl: kept.url,
      walletUrl: wallet.url,
      siteOrigins: [site, 'http://second.localhost:3000'],
      gamesUrl: gamesOrigin,
      houseSecret: secret,
      seedSecrets: [seedSecret],
      production: false,
      logLevel: 'silent' as const,
      distFolder: 'dist',
    };
    const shells = () => ({ script: '/assets/main.js', preloads: [], styles: [] });
    const app = await createApp({ config, deps, shells });
    const process = { app, deps };
    running.push(process);
    return process;
  };
  const first = await start();
  const client = new pg.Client({ connectionString: kept.url });
  await client.connect();
  return {
    ...first,
    wallet,
    start,
    query: async (text: string, values: unknown[] = []) =>
      (await client.query<Record<string, unknown>>(text, values)).rows,
    /** Moves the rounds' clock forward: their leases, the pace, the day of an open pick. */
    pass: async (time: string) => {
      await client.query(
        `update games.round set next_try_at = next_try_at - $1::interval,
           touched_at = touched_at - $1::interval`,
        [time],
      );
      await client.query(`update games.seat set last_started_at = last_started_at - $1::interval`, [
        time,
      ]);
    },
    recover: (deps: GameDeps = first.deps) => finishDue(deps),
    close: async () => {
      await client.end();
      for (const { app, deps } of running) {
        await app.close();
        await deps.database.close();
      }
      await wallet.close();
      await kept.drop();
    },
  };
};

export type GamesWorld = Awaited<ReturnType<typeof gamesWorld>>;

const vendorPath = (path: string): string => `/operator/generic/v2${path}`;

/** The headers of a call that is sent once, on one path, now. */
export const numbered = (path: string): AskedOnce => ({
  request_uuid: randomUUID(),
  request_path: vendorPath(path),
  request_time: systemSource.now().toISOString(),
});

/** A signed call by the platform. */
export const ask = async (app: FastifyInstance, path: string, body: object) => {
  const payload = JSON.stringify(Array.isArray(body) ? body : { ...numbered(path), ...body });
  return app.inject({
    method: 'POST',
    url: vendorPath(path),
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(secret, payload),
    },
    payload,
  });
};

/** A player with the game open in a browser. */
export const sitDown = async (
  app: FastifyInstance,
  {
    game = 'lotus-pond',
    user = `main-${randomUUID().slice(0, 8)}`,
    demo = false,
    currency = 'VND',
  }: { game?: string; user?: string; demo?: boolean; currency?: string } = {},
) => {
  const token = randomUUID();
  const answer = await ask(app, '/game/url', {
    operator_id: 1,
    game_code: game,
    platform: 'GPL_MOBILE',
    lang: 'vi',
    lobby_url: `${site}/rng`,
    sub_partner_id: 'main',
    ...(demo ? { currency: 'FUN' } : { user, token, currency }),
  });
  const { url } = answer.json<{ url: string }>();
  const opened = await app.inject({ method: 'GET', url: url.slice(gamesOrigin.length) });
  const session = sessionIn(opened.body);
  const cookie = opened.cookies.find(({ name }) => name === cookieName)?.value ?? '';
  return seatedPlayer({ app, session, cookie, token, user });
};

type Seated = {
  app: FastifyInstance;
  session: string;
  cookie: string;
  token: string;
  user: string;
};

/** The page of a seated player, in this process or in another one. */
const seatedPlayer = (seated: Seated) => ({
  ...seated,
  ...gamePage(injected(seated.app), {
    origin: gamesOrigin,
    session: seated.session,
    cookies: new Map([[cookieName, seated.cookie]]),
  }),
  /** The same browser, after the first process has ended. */
  movedTo: (app: FastifyInstance) => seatedPlayer({ ...seated, app }),
});

export type Player = ReturnType<typeof seatedPlayer>;

/** Replaces the server seed in use. */
export const putServerSeed = async (
  world: GamesWorld,
  player: Player,
  serverSeed: string,
): Promise<void> => {
  const { sealedSeed, serverSeedHash } = world.deps.seal.seal(serverSeed);
  await world.query(
    `update games.seeds set sealed_seed = $1, server_seed_hash = $2
     where started_at is not null and opened_at is null and seat_id in (
       select s.id from games.seat s join games.session e
         on e.player_id = s.player_id and e.game = s.game where e.id = $3)`,
    [sealedSeed, serverSeedHash, player.session],
  );
};

/** Gives a player seeds whose next round has the wanted outcome; returns it. */
export const nextRoundIs = async (
  world: GamesWorld,
  player: Player,
  game: string,
  wanted: (outcome: SlotOutcome) => boolean,
): Promise<SlotOutcome> => {
  const { rules } = slotByCode.get(game)!;
  for (;;) {
    const serverSeed = systemSource.bytes(32).toString('hex');
    const seeds = { serverSeed, clientSeed: 'forced', nonce: 1 };
    const { outcome } = slotRoundOf(rules, seeds);
    if (!wanted(outcome)) continue;
    await player.call('PUT', '/seeds/client', { body: { clientSeed: 'forced' } });
    await putServerSeed(world, player, serverSeed);
    return outcome;
  }
};
