import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { RoundAnswer } from '../../round';
import type { Dialect } from '../profiles/profile';

const statusOfAnswer = {
  ok: 'RS_OK',
  repeat: 'RS_OK',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  token_unknown: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  vendor_disabled: 'RS_ERROR_INVALID_PARTNER',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  game_unknown: 'RS_ERROR_INVALID_GAME',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  limit_exceeded: 'RS_ERROR_LIMIT_REACHED',
  // The tables have no word for it; after "unknown" a vendor rolls the bet back, which is harmless.
  round_closed: 'RS_ERROR_UNKNOWN',
  insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
} as const satisfies Record<RoundAnswer, WalletStatus>;

/** The dialect's status for an answer of the core. */
export const statusOf = (dialect: Dialect, answer: RoundAnswer): WalletStatus =>
  dialect.statuses[answer] ?? statusOfAnswer[answer];
