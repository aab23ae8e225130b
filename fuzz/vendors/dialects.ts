import { commonStatuses } from '@parlour/testkit/vendors/dialect-statuses';

/** What vendors of two families send, by their own documents and independent of our code. */

export type Family = 'hub88' | 'caleta';
export type CallKind = 'info' | 'balance' | 'check' | 'bet' | 'win' | 'rollback';

/** What a field holds; a `?` says that it may be missing or null. */
export type FieldKind = 'name' | 'uuid' | 'token' | 'flag' | 'amount' | 'text' | 'object';
export type Rules = Record<string, FieldKind | `${FieldKind}?`>;

export type Dialect = {
  header: string;
  paths: Partial<Record<CallKind, string>>;
  rules: Partial<Record<CallKind, Rules>>;
  /** The field that names the player. */
  player: Partial<Record<CallKind, 'user' | 'supplier_user'>>;
  /** The balance comes with "not enough money". */
  showsBalanceWhenShort: boolean;
  overLimit: string;
  /** The status for a partner that is not enabled. */
  noPartner: string;
  /** A token that takes no bets any more still answers the balance. */
  showsBalanceAfterEnd: boolean;
  /** Every status of its tables; an answer with another one is no answer. */
  statuses: ReadonlySet<string>;
};

const movement: Rules = {
  token: 'token',
  request_uuid: 'uuid',
  transaction_uuid: 'uuid',
  round: 'name',
  game_code: 'name',
  supplier_transaction_id: 'text?',
  sub_partner_id: 'name?',
};

const money: Rules = {
  ...movement,
  round_closed: 'flag',
  currency: 'name',
  amount: 'amount',
  is_supplier_promo: 'flag?',
  reward_uuid: 'text?',
  bet: 'text?',
};

const hub88Money: Rules = {
  ...money,
  user: 'name',
  is_free: 'flag?',
  is_aggregated: 'flag?',
  supplier_user: 'text?',
  meta: 'object?',
};

const caletaMoney: Rules = {
  ...money,
  supplier_user: 'name',
  is_free: 'flag',
  campaign_uuid: 'text?',
  user: 'text?',
};

export const dialects: Record<Family, Dialect> = {
  hub88: {
    header: 'X-Hub88-Signature',
    paths: {
      info: '/user/info',
      balance: '/user/balance',
      bet: '/transaction/bet',
      win: '/transaction/win',
      rollback: '/transaction/rollback',
    },
    rules: {
      info: { user: 'name', request_uuid: 'uuid', token: 'token?' },
      balance: {
        user: 'name',
        token: 'token',
        request_uuid: 'uuid',
        game_code: 'name?',
        supplier_user: 'text?',
      },
      bet: hub88Money,
      win: { ...hub88Money, reference_transaction_uuid: 'uuid' },
      rollback: {
        ...movement,
        user: 'name',
        reference_transaction_uuid: 'uuid',
        round_closed: 'flag?',
        supplier_user: 'text?',
        meta: 'object?',
      },
    },
    player: { info: 'user', balance: 'user', bet: 'user', win: 'user', rollback: 'user' },
    showsBalanceWhenShort: true,
    overLimit: 'RS_ERROR_LIMIT_REACHED',
    noPartner: 'RS_ERROR_INVALID_PARTNER',
    showsBalanceAfterEnd: false,
    statuses: new Set([
      ...commonStatuses,
      'RS_ERROR_INVALID_PARTNER',
      'RS_ERROR_LIMIT_REACHED',
      'RS_ERROR_BET_LIMIT_EXCEEDED',
    ]),
  },
  caleta: {
    header: 'X-Auth-Signature',
    paths: {
      check: '/wallet/check',
      balance: '/wallet/balance',
      bet: '/wallet/bet',
      win: '/wallet/win',
      rollback: '/wallet/rollback',
    },
    rules: {
      check: { token: 'token', request_uuid: 'uuid?' },
      balance: { supplier_user: 'name', token: 'token', request_uuid: 'uuid', game_code: 'name' },
      bet: caletaMoney,
      win: { ...caletaMoney, reference_transaction_uuid: 'uuid', jackpot_win: 'amount?' },
      rollback: {
        ...movement,
        reference_transaction_uuid: 'uuid',
        round_closed: 'flag',
        user: 'name?',
        supplier_user: 'text?',
      },
    },
    player: {
      balance: 'supplier_user',
      bet: 'supplier_user',
      win: 'supplier_user',
      rollback: 'user',
    },
    showsBalanceWhenShort: false,
    // Its table has no word for these.
    overLimit: 'RS_ERROR_UNKNOWN',
    noPartner: 'RS_ERROR_UNKNOWN',
    showsBalanceAfterEnd: true,
    statuses: new Set(commonStatuses),
  },
};
