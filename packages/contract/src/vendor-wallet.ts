/**
 * The wallet that a vendor calls (the RS_* dialect of Hub88 and its relatives): `POST` with JSON,
 * signed over the raw bytes. Amounts are whole numbers of 10⁻⁵ of the currency's unit.
 */

export const walletStatuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_BET_LIMIT_EXCEEDED',
  'RS_ERROR_TIMEOUT',
] as const;

export type WalletStatus = (typeof walletStatuses)[number];

/** Fields of every wallet call. */
export type WalletCall = {
  user: string;
  token: string;
  request_uuid: string;
  game_code: string;
};

export type BetCall = WalletCall & {
  transaction_uuid: string;
  supplier_transaction_id?: string;
  round: string;
  round_closed: boolean;
  is_free?: boolean;
  is_supplier_promo?: boolean;
  is_aggregated?: boolean;
  reward_uuid?: string | null;
  currency: string;
  amount: number;
  bet?: string | null;
  meta?: Record<string, unknown> | null;
  sub_partner_id?: string;
};

export type WinCall = BetCall & { reference_transaction_uuid: string };

export type RollbackCall = WalletCall & {
  transaction_uuid: string;
  reference_transaction_uuid: string;
  round: string;
  round_closed: boolean;
};

export type WalletAnswer = {
  status: WalletStatus;
  request_uuid?: string;
  user?: string;
  currency?: string;
  balance?: number;
};
