import type { FastifyInstance } from 'fastify';
import { gameCalls } from '../../rounds/calls';
import { lastRound, listRounds, markSeen } from '../queries/rounds';
import { readSeat } from '../queries/seats';
import type { Session } from '../queries/sessions';
import { keepSound } from '../queries/sounds';
import { Refusal } from '../refusal';
import { choose, readRound } from '../rounds/choose';
import { playedRound, type GameDeps } from '../rounds/rounds';
import { startRound } from '../rounds/start-round';
import { bootOf, changeSeeds, seedList, verifyList } from './boot';
import { serveCalls, type Answers } from './serve-calls';

/** What the page in the frame asks. */
export const roundRoutes =
  (deps: GameDeps, { gamesUrl }: { gamesUrl: string }) =>
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      // No other site's page may act for the player, whatever its cookies are.
      if (request.method !== 'GET' && request.headers.origin !== gamesUrl) {
        throw new Refusal('request.invalid');
      }
    });
    serveCalls(app, deps, gameCalls, answersOf(deps));
  };

const answersOf = (deps: GameDeps): Answers<typeof gameCalls> => {
  const { sql } = deps.database;
  return {
    boot: ({ session }) => bootOf(deps, session),
    start: ({ session, key }, { stake, bet }) =>
      startRound(deps, session, { stake, bet: bet ?? null, key }),
    rounds: async ({ session }, { limit }) => {
      const rounds = await listRounds(sql, await seatId(deps, session), 50);
      return {
        list: rounds
          .slice(0, limit || rounds.length)
          .map((round) => playedRound(round, deps.patience.paceMs)),
      };
    },
    current: async ({ session }) => {
      const round = await lastRound(sql, await seatId(deps, session));
      const isTold = round && (round.endedAt === null || !round.seen);
      return { round: isTold ? playedRound(round, deps.patience.paceMs) : null };
    },
    round: ({ session }, { id }) => readRound(deps, session, id),
    choose: ({ session }, choice) => choose(deps, session, choice),
    seen: async ({ session }, { id }) => {
      await markSeen(sql, id, await seatId(deps, session));
      return {};
    },
    keepSound: async ({ session: { isDemo, playerId } }, sound) => {
      if (isDemo) throw new Refusal('request.invalid');
      await keepSound(sql, playerId, sound);
      return {};
    },
    seeds: ({ session }) => seedList(deps, session),
    rotateSeeds: ({ session }) => changeSeeds(deps, session),
    setClientSeed: ({ session }, { clientSeed }) => changeSeeds(deps, session, clientSeed),
    verify: ({ session }, { seeds, after = 0 }) =>
      verifyList(deps, session, { seedsId: BigInt(seeds), after: BigInt(after) }),
  };
};

const seatId = async ({ database }: GameDeps, { playerId, game }: Session): Promise<bigint> =>
  (await readSeat(database.sql, playerId, game)).id;
