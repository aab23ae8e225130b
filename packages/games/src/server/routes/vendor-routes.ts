import type {
  AskedOnce,
  GameRoundCall,
  GameUrlCall,
  RoundListCall,
} from '@parlour/contract/vendor-games';
import { phrasedLanguage } from '@parlour/locales/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Games } from '../../rounds/game';
import { listedGames } from './catalogue';
import type { Source } from '../source';
import type { Config } from '../config';
import { isAway, type GamesDatabase } from '../open-database';
import { demoMoney } from '../sessions/demo';
import { listRounds } from '../rounds/list-rounds';
import type { Log } from '@parlour/node-kit/log';
import { roundByReference } from '../queries/rounds';
import { claimQuestion } from '../queries/questions';
import { playerOf } from '../queries/seats';
import { isUuid, makeTicket } from '../sessions/sessions';
import { isSigned, signatureHeader } from '../signature';
import { VendorError } from './vendor-error';
import type { Wallet, WalletHolder } from '../rounds/wallet';

type Parts = {
  config: Config;
  database: GamesDatabase;
  source: Source;
  log: Log;
  wallet: Asked;
  games: Games;
};
type Asked = Pick<Wallet, 'balance'>;

/**
 * What the platform asks of any vendor, signed over the raw body, in which stand the path and the
 * time that the signature is good for, and a number that makes it good once.
 */
export const vendorRoutes = (parts: Parts) => async (app: FastifyInstance) => {
  const { database } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((failure: Error & { statusCode?: number }, request, reply) => {
    const status = isAway(failure) ? 503 : (failure.statusCode ?? 500);
    if (status < 500) return reply.code(status).send({ error: failure.message });
    parts.log.error('vendor.failed', { id: request.id, reason: failure.message });
    return reply.code(status).send({ error: status === 503 ? 'try again' : 'system failed' });
  });
  app.post('/game/list', async (request) => {
    await questionOf(parts, request);
    return listedGames(parts.games, parts.config.gamesUrl);
  });
  app.post('/game/url', async (request) => ({
    url: await addressOf(parts, await questionOf<GameUrlCall>(parts, request)),
  }));
  app.post('/round/list', async (request) =>
    listRounds(database, await questionOf<RoundListCall>(parts, request)),
  );
  app.post('/game/round', async (request) => ({
    url: await recallOf(parts, await questionOf<GameRoundCall>(parts, request)),
  }));
};

const questionOf = async <Call>(
  { config, database }: Parts,
  request: FastifyRequest,
): Promise<Partial<Call>> => {
  const body = signedBody(config, request) as Partial<Call & AskedOnce>;
  const { request_path: path, request_uuid: id, request_time: at } = body;
  if (path !== request.routeOptions.url) {
    throw new VendorError(401, 'the body was signed for another path');
  }
  const time = new Date(typeof at === 'string' ? at : Number.NaN);
  if (!isUuid(id) || Number.isNaN(time.getTime())) {
    throw new VendorError(400, 'request_uuid and request_time are missing');
  }
  if (!(await claimQuestion(database.sql, { id, time }))) {
    throw new VendorError(409, 'the question was asked before, or its time is not now');
  }
  return body;
};

const signedBody = ({ houseSecret }: Config, request: FastifyRequest): object => {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isSigned(houseSecret, bytes, request.headers[signatureHeader])) {
    throw new VendorError(401, 'the signature does not fit the body');
  }
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Refused below, as any other body that is not an object.
  }
  throw new VendorError(400, 'the body is not a JSON object');
};

const addressOf = async (parts: Parts, call: Partial<GameUrlCall>): Promise<string> => {
  const { config, database, source } = parts;
  const game = parts.games.get(wordOf(call, 'game_code', 64));
  if (!game) throw new VendorError(404, 'game_code is unknown');
  const currency = wordOf(call, 'currency', 8);
  if (!(currency in game.limits)) throw new VendorError(400, 'currency is not offered');
  const isDemo = !call.token;
  if (isDemo && currency !== 'FUN') throw new VendorError(400, 'token is missing');
  const lobbyUrl = lobbyOf(call.lobby_url);
  const player = {
    brand: call.sub_partner_id ? wordOf(call, 'sub_partner_id', 64) : '',
    user: isDemo ? `demo:${source.uuid()}` : userOf(call),
    currency,
    demoBalance: isDemo ? demoMoney : null,
  };
  const playToken = isDemo ? null : wordOf(call, 'token', 255);
  if (playToken)
    await assertOwn(parts.wallet, { userRef: player.user, playToken, game: game.code });
  const ticket = await makeTicket(parts, {
    playerId: await playerOf(database.sql, player),
    game: game.code,
    playToken,
    language: languageOf(call.lang),
    siteOrigin: lobbyUrl ? new URL(lobbyUrl).origin : config.siteOrigins[0]!,
    lobbyUrl,
    recall: null,
  });
  return `${config.gamesUrl}/play?ticket=${ticket}`;
};

/** The wallet answers a user under their own token alone. */
const assertOwn = async (wallet: Asked, holder: WalletHolder): Promise<void> => {
  const { kind } = await wallet.balance(holder);
  if (kind === 'unknown') throw new VendorError(503, 'the wallet does not answer');
  if (kind === 'refused') throw new VendorError(403, 'the token is not one of this user');
};

/** A page that shows a round of a player again; nothing can be played on it. */
const recallOf = async (parts: Parts, call: Partial<GameRoundCall>): Promise<string> => {
  const { config, database } = parts;
  const reference = call.round ?? call.transaction_uuid;
  const round = isUuid(reference)
    ? await roundByReference(database.sql, {
        brand: call.sub_partner_id ?? '',
        user: userOf(call),
        reference,
      })
    : undefined;
  if (!round || round.status === 'refused') throw new VendorError(404, 'the round is unknown');
  const ticket = await makeTicket(parts, {
    playerId: round.playerId,
    game: round.game,
    playToken: null,
    language: languageOf(call.lang),
    siteOrigin: config.siteOrigins[0]!,
    lobbyUrl: null,
    recall: round.id,
  });
  return `${config.gamesUrl}/play?ticket=${ticket}`;
};

const wordOf = (call: object, name: string, max: number): string => {
  const value = (call as Record<string, unknown>)[name];
  if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
  throw new VendorError(400, `${name} must be a text of 1 to ${max} characters`);
};

const userOf = (call: object): string => {
  const user = wordOf(call, 'user', 255);
  if (user.length >= 3) return user;
  throw new VendorError(400, 'user must have at least 3 characters');
};

/** The way back, and with it the site that frames the game: the platform signed it. */
const lobbyOf = (address: unknown): string | null => {
  if (typeof address !== 'string' || address.length > 2000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
};

/** English where the platform says nothing that we have phrases for: `en`, `vi-VN`. */
const languageOf = (lang: unknown): string =>
  phrasedLanguage(typeof lang === 'string' ? lang.split('-')[0] : undefined, 'EN');
