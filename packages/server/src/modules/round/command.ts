import { hash } from 'node:crypto';
import type { PlayToken } from './find-play-token';

/** A vendor's request to a player's wallet, in the core's words, independent of any dialect. */
export type Command = {
  kind: 'bet' | 'win' | 'rollback';
  playerId: bigint;
  token: Pick<PlayToken, 'hash' | 'mainId' | 'startedAt'>;
  /** The vendor's key of this movement. */
  externalId: string;
  /** The bet that a win pays, or the movement that a rollback takes back. */
  ofExternalId: string | null;
  round: string | null;
  closesRound: boolean;
  game: string | null;
  currency: string | null;
  amount: bigint | null;
  /** A free bet takes nothing from the pockets. */
  isFree: boolean;
  /** The vendor itself pays. */
  isPromo: boolean;
  outcome: Record<string, unknown> | null;
};

export const answers = [
  'ok',
  'repeat',
  'again',
  'duplicate',
  'token_unknown',
  'token_expired',
  'vendor_disabled',
  'player_disabled',
  'game_unknown',
  'wrong_currency',
  'limit_exceeded',
  'round_closed',
  'insufficient',
  'bet_unknown',
  'rolled_back',
] as const;

export type RoundAnswer = Exclude<(typeof answers)[number], 'again'>;

export type PlayResult = {
  answer: RoundAnswer;
  /** The player's spendable balance afterwards; for a repeat that of the first answer. */
  balance: bigint | null;
  roundId: bigint | null;
  /** A win that names another game than its bet, or an unknown one; it is paid. */
  isOfOtherGame: boolean;
};

/** Whether a key is one by which a voided round's movements are undone: no vendor may take it. */
export const isKeyOfVoid = (key: string): boolean => key.startsWith('void:');

/**
 * Identifies two commands under one key as the same: by their meaning, not their bytes. The first
 * 128 bits of SHA-256, written as a uuid.
 */
export const requestHash = (command: Command): string => {
  const { kind, playerId, ofExternalId, round, game, currency, amount, isFree, isPromo } = command;
  const meaning = [kind, playerId, ofExternalId, round, game, currency, amount, isFree, isPromo];
  // The parts are unambiguous: none of them contains a line break.
  return hash('sha256', meaning.map(String).join('\n')).slice(0, 32);
};
