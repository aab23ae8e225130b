import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import { commonStatuses } from '@parlour/testkit/vendors/dialect-statuses';
import type { Message } from '@parlour/testkit/site/http-client';
import { vendorKeys, type Signature, type VendorKeys } from '@parlour/testkit/vendors/vendor-keys';
import type { OperationKind } from './types';

export type WalletKind = Extract<OperationKind, 'bet' | 'win' | 'rollback' | 'balance'>;

/** How a family of vendors speaks, by its documents. */
type Dialect = {
  signatureHeader: string;
  paths: Record<WalletKind, string>;
  /** The field that names the player, by the kind of the call. */
  player: (kind: WalletKind) => 'user' | 'supplier_user';
  /** Answers to a bet after which nothing more is sent. After any other the bet is rolled back. */
  lets: ReadonlySet<WalletStatus>;
};

const hub88: Dialect = {
  signatureHeader: 'x-hub88-signature',
  paths: {
    balance: '/user/balance',
    bet: '/transaction/bet',
    win: '/transaction/win',
    rollback: '/transaction/rollback',
  },
  player: () => 'user',
  lets: new Set<WalletStatus>(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED']),
};

/** Statuses of a bet after which Caleta rolls it back. */
const rollsBack: ReadonlySet<WalletStatus> = new Set([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
]);

const caleta: Dialect = {
  signatureHeader: 'x-auth-signature',
  paths: {
    balance: '/wallet/balance',
    bet: '/wallet/bet',
    win: '/wallet/win',
    rollback: '/wallet/rollback',
  },
  player: (kind) => (kind === 'rollback' ? 'user' : 'supplier_user'),
  lets: new Set<WalletStatus>(commonStatuses.filter((status) => !rollsBack.has(status))),
};

/** A vendor outside: it knows us only by the wire and its own key. */
export type Vendor = {
  code: string;
  dialectName: 'hub88' | 'caleta';
  game: string;
  /** A bet has one outcome: a second win under another key must be refused. */
  settlesOnce: boolean;
  lets: ReadonlySet<WalletStatus>;
  keys: VendorKeys;
  message: (kind: WalletKind, fields: Fields) => Message;
};

export type Fields = Record<string, unknown> & { user: string; token: string };

/** The kinds of answer that decide nothing: the operation may be done or not. */
export const undecided: ReadonlySet<string> = new Set<WalletStatus>([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
]);

type Identity = {
  code: string;
  dialectName: Vendor['dialectName'];
  signature: Signature;
};

export const makeVendor = ({ code, dialectName, signature }: Identity): Vendor => {
  const dialect = dialectName === 'hub88' ? hub88 : caleta;
  const keys = vendorKeys(signature, code);
  const game = `${code.toLowerCase()}_one`;
  return {
    code,
    dialectName,
    game,
    settlesOnce: dialectName === 'caleta',
    lets: dialect.lets,
    keys,
    message: (kind, { user, ...fields }) => {
      const body = { [dialect.player(kind)]: user, game_code: game, ...fields };
      const bytes = Buffer.from(JSON.stringify(body));
      const headers = {
        'content-type': 'application/json',
        [dialect.signatureHeader]: keys.sign(bytes),
      };
      return { method: 'POST', path: `/vendor/${code}${dialect.paths[kind]}`, headers, bytes };
    },
  };
};
