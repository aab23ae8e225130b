import type { FastifyInstance } from 'fastify';
import { gameCalls } from '../../rounds/calls';
import { lastRound, listRounds, markSeen } from '../queries/rounds';
import { readSeat } from '../queries/seats';
import type { Session } from '../queries/sessions';
import { keepSound } from '../queries/sounds';
import { Refusal } from '../refusal';
import { choosePlate, readRound } from '../rounds/lift-plate';
import { playedRound, type House } from '../rounds/rounds';
import { startRound } from '../rounds/start-round';
import { bootOf, changeSeeds, seedList, verifyList } from './boot';
import { serveCalls, type Answers } from './serve-calls';

/** What the page in the frame asks. */
export const roundRoutes =
  (house: House, { gamesUrl }: { gamesUrl: string }) =>
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      // Nobody else's page may act for the player, whatever its cookies are.
      if (request.method !== 'GET' && request.headers.origin !== gamesUrl) {
        throw new Refusal('request.invalid');
      }
    });
    serveCalls(app, house, gameCalls, answersOf(house));
  };

const answersOf = (house: House): Answers<typeof gameCalls> => {
  const { sql } = house.database;
  return {
    boot: ({ session }) => bootOf(house, session),
    start: ({ session, key }, { stake }) => startRound(house, session, { stake, key }),
    rounds: async ({ session }, { limit }) => {
      const rounds = await listRounds(sql, await seatId(house, session), 50);
      return {
        list: rounds
          .slice(0, limit || rounds.length)
          .map((round) => playedRound(round, house.patience.paceMs)),
      };
    },
    current: async ({ session }) => {
      const round = await lastRound(sql, await seatId(house, session));
      const isTold = round && (round.endedAt === null || !round.seen);
      return { round: isTold ? playedRound(round, house.patience.paceMs) : null };
    },
    round: ({ session }, { id }) => readRound(house, session, id),
    choose: ({ session }, choice) => choosePlate(house, session, choice),
    seen: async ({ session }, { id }) => {
      await markSeen(sql, id, await seatId(house, session));
      return {};
    },
    keepSound: async ({ session: { isDemo, playerId } }, sound) => {
      if (isDemo) throw new Refusal('request.invalid');
      await keepSound(sql, playerId, sound);
      return {};
    },
    seeds: ({ session }) => seedList(house, session),
    rotateSeeds: ({ session }) => changeSeeds(house, session),
    setClientSeed: ({ session }, { clientSeed }) => changeSeeds(house, session, clientSeed),
    verify: ({ session }, { seeds, after = 0 }) =>
      verifyList(house, session, { seedsId: BigInt(seeds), after: BigInt(after) }),
  };
};

const seatId = async ({ database }: House, { playerId, game }: Session): Promise<bigint> =>
  (await readSeat(database.sql, playerId, game)).id;
