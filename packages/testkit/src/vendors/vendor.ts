import { randomUUID, type KeyObject } from 'node:crypto';
import type { WalletAnswer } from '@parlour/contract/vendor-wallet';
import { issuePlayToken } from '@parlour/server/modules/round/index';
import { admitVendor, grantFreeBets } from './admit-vendor';
import type { Site } from '../site/site';
import { vendorKeys, type Signature } from './vendor-keys';

export type Dialect = 'hub88' | 'caleta';

export type VendorOptions = {
  code?: string;
  dialect?: Dialect;
  signature?: Signature;
  baseUrl?: string;
  switches?: Record<string, unknown>;
  units?: Record<string, string>;
};

type Body = Record<string, unknown>;

/** A vendor outside: it knows us only by the wallet over HTTP and its own key. */
export type Vendor = {
  code: string;
  game: string;
  /** The public half of the key with which we sign our calls to it, where it uses RSA. */
  ourPublicKey: KeyObject | undefined;
  /** A play token, as it would come with the address of a game. */
  token: (player: { playerId: string }, options?: TokenOptions) => Promise<string>;
  /** Signs these very bytes and sends them. */
  send: (path: string, bytes: string | Buffer, signature?: string) => Promise<WalletAnswer>;
  sign: (bytes: string | Buffer) => string;
  /** Calls as vendors do: an indefinite answer is followed by a repeat. */
  call: (kind: WalletCallKind, body: Body) => Promise<WalletAnswer>;
  /** A bet of the dialect with all required fields, changed by the given ones. */
  body: (kind: WalletCallKind, seat: Seat, changes?: Body) => Body;
};

export type TokenOptions = {
  currency?: string;
  signInId?: string;
  mode?: 'real' | 'trial';
  /** Its bets spend the wallet that is kept for the vendor. */
  ownWallet?: boolean;
};
export type WalletCallKind = 'info' | 'balance' | 'bet' | 'win' | 'rollback' | 'check';
export type Seat = { playerId: string; token: string };

const paths: Record<Dialect, Partial<Record<WalletCallKind, string>>> = {
  hub88: {
    info: '/user/info',
    balance: '/user/balance',
    bet: '/transaction/bet',
    win: '/transaction/win',
    rollback: '/transaction/rollback',
  },
  caleta: {
    check: '/wallet/check',
    balance: '/wallet/balance',
    bet: '/wallet/bet',
    win: '/wallet/win',
    rollback: '/wallet/rollback',
  },
};

/** The reference under which all players of the main brand have free bets. */
const freeReward = 'granted to all';

/** Adds a vendor with one game, by rows alone. */
export const openVendor = async (
  site: Site,
  {
    code = 'ACME',
    dialect = 'hub88',
    signature = 'rsa-sha256',
    baseUrl = 'http://127.0.0.1:49151',
    switches = {},
    units = {},
  }: VendorOptions = {},
): Promise<Vendor> => {
  const { sql } = site.database;
  // One pair a side serves every vendor of a file.
  const keys = vendorKeys(signature, 'the tests');
  const game = `${code.toLowerCase()}_one`;
  const games = [{ code: game }];
  const freeBetMax = { VND: '100000000000000' };
  await admitVendor(sql, { code, dialect, keys, games, baseUrl, switches, units, freeBetMax });
  await grantFreeBets(sql, { code, reference: freeReward, brand: 'main', currency: 'VND' });
  const header = dialect === 'hub88' ? 'x-hub88-signature' : 'x-auth-signature';

  const send: Vendor['send'] = async (path, bytes, given = keys.sign(bytes)) => {
    const response = await site.app.inject({
      method: 'POST',
      url: `/vendor/${code}${path}`,
      headers: { 'content-type': 'application/json', [header]: given },
      payload: bytes,
    });
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`);
    return response.json<WalletAnswer>();
  };

  return {
    code,
    game,
    ourPublicKey: keys.ourPublicKey,
    sign: keys.sign,
    send,
    token: ({ playerId }, { currency = 'VND', signInId, mode = 'real', ownWallet } = {}) =>
      issuePlayToken(sql, {
        playerId,
        signInId: signInId ?? null,
        brand: 'main',
        vendor: code,
        currency,
        mode,
        settlesOnce: switches.settlesOnce === true,
        ...(ownWallet && { wallet: code }),
      }),
    call: async (kind, body) => {
      const path = paths[dialect][kind] ?? '/nowhere';
      for (let tries = 1; ; tries += 1) {
        const answer = await send(path, JSON.stringify(body));
        if (answer.status !== 'RS_ERROR_UNKNOWN' || tries === 4) return answer;
      }
    },
    body: (kind, seat, changes = {}) => ({
      ...bodyOf(dialect, kind, seat, game),
      ...(kind === 'bet' && changes.is_free === true && { reward_uuid: freeReward }),
      ...changes,
    }),
  };
};

const bodyOf = (dialect: Dialect, kind: WalletCallKind, seat: Seat, game: string): Body => {
  const user = `main-${seat.playerId}`;
  if (kind === 'check') return { token: seat.token, request_uuid: randomUUID() };
  const common = {
    ...(dialect === 'hub88' || kind === 'rollback' ? { user } : { supplier_user: user }),
    token: seat.token,
    request_uuid: randomUUID(),
    game_code: game,
  };
  if (kind === 'info' || kind === 'balance') return common;
  const movement = {
    ...common,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
  };
  if (kind === 'rollback') return { ...movement, reference_transaction_uuid: randomUUID() };
  const money = { ...movement, currency: 'VND', amount: 100_000, is_free: false };
  return kind === 'win' ? { ...money, reference_transaction_uuid: randomUUID() } : money;
};
