import { CodedRefusal } from '@parlour/node-kit/refusal';
import type { GameRefusalCode } from '../rounds/wire';

/** An expected answer that is not a success. */
export class Refusal extends CodedRefusal<GameRefusalCode> {
  readonly retryAfterMs: number | undefined;

  constructor(code: GameRefusalCode, retryAfterMs?: number) {
    super(code);
    this.retryAfterMs = retryAfterMs;
  }
}

export const statusOf = {
  'ticket.invalid': 403,
  'session.expired': 401,
  'wallet.insufficient_funds': 409,
  'wallet.limit_reached': 403,
  'wallet.player_paused': 403,
  'wallet.refused': 403,
  'wallet.unreachable': 503,
  'round.too_soon': 429,
  'round.open': 409,
  'round.unknown': 404,
  'round.choice_invalid': 409,
  'stake.invalid': 400,
  'request.invalid': 400,
  'request.too_many': 429,
  'request.repeat_conflict': 409,
  'game.closed': 403,
  'game.unavailable': 503,
  'system.failed': 500,
} satisfies Record<GameRefusalCode, number>;
