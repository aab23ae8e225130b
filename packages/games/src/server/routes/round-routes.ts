import { moneyPattern } from '@parlour/contract/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RoundList, SoundChoice } from '../../rounds/wire';
import { bootOf, changeSeeds, seedList, verifyList } from './boot';
import { choosePlate, readRound } from '../rounds/lift-plate';
import { createLimiter, type Limits } from '../sessions/limits';
import { lastRound, listRounds, markSeen } from '../queries/rounds';
import { readSeat } from '../queries/seats';
import type { Session } from '../queries/sessions';
import { keepSound } from '../queries/sounds';
import { Refusal } from '../refusal';
import { playedRound, type House } from '../rounds/rounds';
import { isUuid, sessionOf } from '../sessions/sessions';
import { startRound } from '../rounds/start-round';

type ById = { Params: { id: string } };

/**
 * What the page in the frame asks, each call by the browser's cookie and the page's own session.
 */
export const roundRoutes =
  (house: House, { gamesUrl }: { gamesUrl: string }) =>
  async (app: FastifyInstance) => {
    const { sql } = house.database;
    const { anySession, session } = askersOf(house);

    app.addHook('onRequest', async (request) => {
      // Nobody else's page may act for the player, whatever its cookies are.
      if (request.method !== 'GET' && request.headers.origin !== gamesUrl) {
        throw new Refusal('request.invalid');
      }
    });

    app.get('/boot', async (request) => bootOf(house, await anySession(request)));

    app.post('/rounds', async (request) =>
      startRound(house, await session(request, 'start'), startOf(request)),
    );

    app.get<{ Querystring: { limit?: string } }>('/rounds', async (request): Promise<RoundList> => {
      const rounds = await listRounds(sql, await seatId(house, await session(request)), 50);
      const limit = Number(request.query.limit ?? 0);
      return {
        list: rounds
          .slice(0, limit > 0 ? limit : rounds.length)
          .map((round) => playedRound(round, house.patience.paceMs)),
      };
    });

    app.get('/rounds/current', async (request) => {
      const round = await lastRound(sql, await seatId(house, await session(request)));
      const isTold = round && (round.endedAt === null || !round.seen);
      return { round: isTold ? playedRound(round, house.patience.paceMs) : null };
    });

    app.get<ById>('/rounds/:id', async (request) =>
      readRound(house, await anySession(request), roundId(request.params)),
    );

    app.post<ById>('/rounds/:id/choice', async (request) =>
      choosePlate(house, await session(request, 'choose'), {
        id: roundId(request.params),
        plate: plateOf(request.body),
      }),
    );

    app.post<ById>('/rounds/:id/seen', async (request) => {
      const id = roundId(request.params);
      await markSeen(sql, id, await seatId(house, await session(request)));
      return {};
    });

    app.put('/sound', async (request) => {
      const { isDemo, playerId } = await session(request, 'keepSound');
      if (isDemo) throw new Refusal('request.invalid');
      await keepSound(sql, playerId, choiceOf(request.body));
      return {};
    });

    seedRoutes(app, house, anySession);
  };

/** What is promised, what was opened, and the presses of an opened pair. */
const seedRoutes = (app: FastifyInstance, house: House, anySession: Asker): void => {
  app.get('/seeds', async (request) => seedList(house, await anySession(request)));

  app.post('/seeds/rotate', async (request) =>
    changeSeeds(house, await anySession(request, 'changeSeeds')),
  );

  app.put('/seeds/client', async (request) =>
    changeSeeds(house, await anySession(request, 'changeSeeds'), clientSeedOf(request.body)),
  );

  app.get<{ Querystring: { seeds?: string; after?: string } }>('/verify', async (request) => {
    const { seeds = '', after = '0' } = request.query;
    if (![seeds, after].every((id) => /^\d{1,18}$/.test(id))) throw new Refusal('round.unknown');
    const page = { seedsId: BigInt(seeds), after: BigInt(after) };
    return verifyList(house, await anySession(request, 'verify'), page);
  });
};

type Asker = (request: FastifyRequest, call?: keyof Limits) => Promise<Session>;

/** Who asks: of any page, or of one that plays. */
const askersOf = (house: House) => {
  const assertWithin = createLimiter(house.limits, house.source);
  const anySession: Asker = async (request, call = 'read') => {
    const found = await sessionOf(house, request);
    assertWithin(call, found.playerId);
    return found;
  };
  /** A page that shows a round again has that round and its seeds, and no more. */
  const session: Asker = async (request, call) => {
    const found = await anySession(request, call);
    if (found.recall) throw new Refusal('game.unavailable');
    return found;
  };
  return { anySession, session };
};

const seatId = async ({ database }: House, { playerId, game }: Session): Promise<bigint> =>
  (await readSeat(database.sql, playerId, game)).id;

const startOf = ({ headers, body }: FastifyRequest): { stake: string; key: string } => {
  const key = headers['idempotency-key'];
  const stake = fieldOf(body, 'stake');
  if (!isUuid(key) || typeof stake !== 'string' || !moneyPattern.test(stake)) {
    throw new Refusal('request.invalid');
  }
  return { stake, key };
};

const plateOf = (body: unknown): number => {
  const plate = fieldOf(body, 'plate');
  if (typeof plate !== 'number' || !Number.isInteger(plate)) throw new Refusal('request.invalid');
  return plate;
};

const clientSeedOf = (body: unknown): string => {
  const seed = fieldOf(body, 'clientSeed');
  // Printable, and without a lone half of a pair, so that every side reads the same bytes.
  const isGood =
    typeof seed === 'string' && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(seed) && [...seed].length <= 64;
  if (!isGood) throw new Refusal('request.invalid');
  return seed;
};

const choiceOf = (body: unknown): SoundChoice => {
  const { on, volume } = fieldsOf(body, ['on', 'volume']);
  const isVolume = typeof volume === 'number' && Number.isInteger(volume);
  if (typeof on !== 'boolean' || !isVolume || volume < 0 || volume > 100) {
    throw new Refusal('request.invalid');
  }
  return { on, volume };
};

const fieldOf = (body: unknown, name: string): unknown => fieldsOf(body, [name])[name];

/** The fields of a body; any other is refused. */
const fieldsOf = (body: unknown, names: readonly string[]): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null) throw new Refusal('request.invalid');
  if (Object.keys(body).some((key) => !names.includes(key))) throw new Refusal('request.invalid');
  return body as Record<string, unknown>;
};

const roundId = ({ id }: { id: string }): string => {
  if (!isUuid(id)) throw new Refusal('round.unknown');
  return id;
};
