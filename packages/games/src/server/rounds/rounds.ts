import { moneyText } from '@parlour/contract/money';
import type { Games } from '../../rounds/game';
import type { roundOf } from '../../rounds/round-of';
import type { GameRefusalCode, PlayedRound } from '../../rounds/wire';
import type { Limits } from '../sessions/limits';
import type { Log } from '@parlour/node-kit/log';
import type { Source } from '../source';
import type { GamesDatabase } from '../open-database';
import type { Round } from '../queries/rounds';
import type { SeedSeal } from './seed-seal';
import type { Wallet } from './wallet';

/** What the verbs of a round are handed. */
export type GameDeps = {
  database: GamesDatabase;
  wallet: Wallet;
  games: Games;
  /** The outcome of a pair of seeds and a nonce: computed when a bet has been accepted. */
  draw: typeof roundOf;
  seal: SeedSeal;
  source: Source;
  log: Log;
  patience: Patience;
  limits: Limits;
};

export type Patience = {
  /** Between two starts of a player at a game. */
  paceMs: number;
  /** Between two answers to repeats of a refused press, a seat. */
  repeatMs: number;
  /** Pauses before a bet whose answer was lost is sent again; then it is taken back. */
  betPausesMs: number[];
  /**
   * How long a round belongs to the process that works on it. Longer than one wallet call may
   * take.
   */
  leaseMs: number;
  /** How long a start or a pick waits for a definite outcome before it answers `settling`. */
  waitMs: number;
};

export const patience: Patience = {
  paceMs: 2500,
  repeatMs: 250,
  betPausesMs: [200, 600, 1200],
  leaseMs: 5000,
  waitMs: 6000,
};

/** A round as the browser receives it. What is uncertain is not shown. */
export const playedRound = (round: Round, paceMs: number): PlayedRound => {
  const isBetKnown = round.status !== 'betting' && round.status !== 'cancelling';
  const tookPlace = isBetKnown && round.status !== 'refunded' && round.status !== 'refused';
  const { outcome } = round;
  const isSettled = round.status === 'settled';
  return {
    id: round.id,
    number: Number(round.number),
    status: toldStatus(round),
    stake: moneyText(round.stake),
    payout: moneyText(isSettled ? round.payout : 0n),
    outcome:
      tookPlace && outcome
        ? outcome
        : { game: round.game, version: round.version, phases: [], units: 0 },
    balanceBefore: round.balanceBefore === null ? null : moneyText(round.balanceBefore),
    balanceAfter: round.balanceAfter === null ? null : moneyText(round.balanceAfter),
    startedAt: round.startedAt.toISOString(),
    endedAt: round.endedAt?.toISOString() ?? null,
    nextStartAt: new Date(round.startedAt.getTime() + paceMs).toISOString(),
    fair: {
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.clientSeed,
      nonce: Number(round.nonce),
      serverSeed: round.serverSeed,
    },
    unseen: round.endedAt !== null && !round.seen,
  };
};

const toldStatus = ({ status }: Round): PlayedRound['status'] =>
  status === 'betting' || status === 'cancelling' ? 'settling' : status;

/** The wallet's reason for a refused bet, in the shell's words. */
export const refusalOf = (status: string | null): GameRefusalCode => {
  if (status === 'RS_ERROR_NOT_ENOUGH_MONEY') return 'wallet.insufficient_funds';
  if (status === 'RS_ERROR_LIMIT_REACHED') return 'wallet.limit_reached';
  if (status === 'RS_ERROR_USER_DISABLED') return 'wallet.player_paused';
  if (status === 'RS_ERROR_INVALID_GAME' || status === 'RS_ERROR_INVALID_PARTNER') {
    return 'game.closed';
  }
  if (status === 'RS_ERROR_INVALID_TOKEN' || status === 'RS_ERROR_TOKEN_EXPIRED') {
    return 'session.expired';
  }
  return 'wallet.refused';
};
