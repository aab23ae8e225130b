import type { GameRoundCall, GameUrlCall, RoundListCall } from '@parlour/contract/vendor-games';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameByCode } from '../games';
import { listedGames } from './catalogue';
import type { Source } from './clock';
import type { Config } from './config';
import { isAway, type Database } from './database';
import { demoMoney } from './demo';
import { listRounds } from './list-rounds';
import type { Log } from './log';
import { roundByReference } from './queries/rounds';
import { playerOf } from './queries/seats';
import { isUuid, makeTicket } from './sessions';
import { isSigned, signatureHeader } from './signature';
import { SupplierError } from './supplier-error';

type Parts = { config: Config; database: Database; source: Source; log: Log };

/** What the platform asks of any supplier, signed over the raw body. */
export const supplierRoutes = (parts: Parts) => async (app: FastifyInstance) => {
  const { database } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((failure: Error & { statusCode?: number }, request, reply) => {
    const status = isAway(failure) ? 503 : (failure.statusCode ?? 500);
    if (status < 500) return reply.code(status).send({ error: failure.message });
    parts.log.error('supplier.failed', { id: request.id, reason: failure.message });
    return reply.code(status).send({ error: status === 503 ? 'try again' : 'system failed' });
  });
  app.post('/game/list', async (request) => {
    signedBody(parts.config, request);
    return listedGames();
  });
  app.post('/game/url', async (request) => ({
    url: await addressOf(parts, signedBody(parts.config, request) as Partial<GameUrlCall>),
  }));
  app.post('/round/list', async (request) =>
    listRounds(database, signedBody(parts.config, request) as Partial<RoundListCall>),
  );
  app.post('/game/round', async (request) => ({
    url: await recallOf(parts, signedBody(parts.config, request) as Partial<GameRoundCall>),
  }));
};

const signedBody = ({ houseSecret }: Config, request: FastifyRequest): object => {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isSigned(houseSecret, bytes, request.headers[signatureHeader])) {
    throw new SupplierError(401, 'the signature does not fit the body');
  }
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Told below, as for any other body that is not an object.
  }
  throw new SupplierError(400, 'the body is not a JSON object');
};

const addressOf = async (parts: Parts, call: Partial<GameUrlCall>): Promise<string> => {
  const { config, database, source } = parts;
  const game = gameByCode.get(wordOf(call, 'game_code', 64));
  if (!game) throw new SupplierError(404, 'game_code is unknown');
  const currency = wordOf(call, 'currency', 8);
  if (!(currency in game.limits)) throw new SupplierError(400, 'currency is not offered');
  const isDemo = !call.token;
  if (isDemo && currency !== 'FUN') throw new SupplierError(400, 'token is missing');
  const lobbyUrl = lobbyOf(call.lobby_url);
  const player = {
    brand: call.sub_partner_id ? wordOf(call, 'sub_partner_id', 64) : '',
    user: isDemo ? `demo:${source.uuid()}` : userOf(call),
    currency,
    demoBalance: isDemo ? demoMoney : null,
  };
  const ticket = await makeTicket(parts, {
    playerId: await playerOf(database.sql, player),
    game: game.code,
    playToken: isDemo ? null : wordOf(call, 'token', 255),
    language: languageOf(call.lang),
    siteOrigin: lobbyUrl ? new URL(lobbyUrl).origin : config.siteOrigins[0]!,
    lobbyUrl,
    recall: null,
  });
  return `${config.gamesUrl}/play?ticket=${ticket}`;
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
  if (!round || round.status === 'refused') throw new SupplierError(404, 'the round is unknown');
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
  throw new SupplierError(400, `${name} must be a text of 1 to ${max} characters`);
};

const userOf = (call: object): string => {
  const user = wordOf(call, 'user', 255);
  if (user.length >= 3) return user;
  throw new SupplierError(400, 'user must have at least 3 characters');
};

/** The way back, and with it the site that frames the game: the platform signed it. */
const lobbyOf = (address: unknown): string | null => {
  if (typeof address !== 'string' || address.length > 2000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
};

const languageOf = (lang: unknown): string =>
  typeof lang === 'string' && /^vi/i.test(lang) ? 'VI' : 'EN';
