import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Message } from './client';
import type { OperationKind } from './types';

export type WalletKind = Extract<OperationKind, 'bet' | 'win' | 'rollback' | 'balance'>;

/** How a family of vendors speaks, as its documents say it. */
type Dialect = {
  signatureHeader: string;
  paths: Record<WalletKind, string>;
  /** Who plays, by the kind of the call. */
  player: (kind: WalletKind) => 'user' | 'supplier_user';
  /** Answers to a bet after which nothing more is sent. After any other it is taken back. */
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

const caleta: Dialect = {
  signatureHeader: 'x-auth-signature',
  paths: {
    balance: '/wallet/balance',
    bet: '/wallet/bet',
    win: '/wallet/win',
    rollback: '/wallet/rollback',
  },
  player: (kind) => (kind === 'rollback' ? 'user' : 'supplier_user'),
  lets: new Set<WalletStatus>([
    'RS_OK',
    'RS_ERROR_INVALID_TOKEN',
    'RS_ERROR_INVALID_GAME',
    'RS_ERROR_WRONG_CURRENCY',
    'RS_ERROR_NOT_ENOUGH_MONEY',
    'RS_ERROR_USER_DISABLED',
    'RS_ERROR_INVALID_SIGNATURE',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_DUPLICATE_TRANSACTION',
  ]),
};

/** A vendor outside: it knows us by the wire and its own key, and nothing else. */
export type Vendor = {
  code: string;
  dialectName: 'hub88' | 'caleta';
  signature: 'rsa-sha256' | 'hmac-sha256';
  game: string;
  /** A bet has one outcome: a second win under another key must be refused. */
  settlesOnce: boolean;
  lets: ReadonlySet<WalletStatus>;
  /** What the site must know of it. */
  keys: { publicKey: string | null; siteKey: string };
  message: (kind: WalletKind, fields: Fields) => Message;
};

export type Fields = Record<string, unknown> & { user: string; token: string };

/** The kinds of answer that decide nothing: what was asked for may be done or not. */
export const undecided: ReadonlySet<string> = new Set<WalletStatus>([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
]);

type Identity = {
  code: string;
  dialectName: Vendor['dialectName'];
  signature: Vendor['signature'];
};

export const makeVendor = ({ code, dialectName, signature }: Identity): Vendor => {
  const dialect = dialectName === 'hub88' ? hub88 : caleta;
  const { keys, signBytes } = signature === 'rsa-sha256' ? rsaKeys() : hmacKeys(code);
  const game = `${code.toLowerCase()}_one`;
  return {
    code,
    dialectName,
    signature,
    game,
    settlesOnce: dialectName === 'caleta',
    lets: dialect.lets,
    keys,
    message: (kind, { user, ...fields }) => {
      const body = { [dialect.player(kind)]: user, game_code: game, ...fields };
      const bytes = Buffer.from(JSON.stringify(body));
      const headers = {
        'content-type': 'application/json',
        [dialect.signatureHeader]: signBytes(bytes),
      };
      return { method: 'POST', path: `/vendor/${code}${dialect.paths[kind]}`, headers, bytes };
    },
  };
};

type Keys = Pick<Vendor, 'keys'> & { signBytes: (bytes: Buffer) => string };

const rsaKeys = (): Keys => {
  const [theirs, site] = [rsaPair(), rsaPair()];
  return {
    keys: {
      publicKey: theirs.publicKey.export({ type: 'spki', format: 'pem' }) as string,
      siteKey: site.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    },
    signBytes: (bytes) => sign('sha256', bytes, theirs.privateKey).toString('base64'),
  };
};

const rsaPair = (): { publicKey: KeyObject; privateKey: KeyObject } =>
  generateKeyPairSync('rsa', { modulusLength: 2048 });

const hmacKeys = (code: string): Keys => {
  const secret = `the secret that ${code} shares with the site, long enough`;
  return {
    keys: { publicKey: null, siteKey: secret },
    signBytes: (bytes) => createHmac('sha256', secret).update(bytes).digest('base64'),
  };
};
