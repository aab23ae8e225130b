import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Platform } from '../../../lib/context';
import { parseStrictJson } from '../../../lib/http/strict-json';
import { findPlayToken, readFunds, swapPlayToken, type PlayToken, type Rounds } from '../../round';
import { faultOf, type Fields } from './fields';
import { playCall } from './play-call';
import { vendorUser, type CallKind, type Dialect, type Profile } from '../profiles/profile';
import { readPlayerFacts } from '../queries';
import { isSigned } from '@parlour/node-kit/signature';
import { wireBalance } from './wire-amount';
import { decodeCall, decodeRequestId, type HeardCall } from './field-mapping';

/** The answer on the wire: always HTTP 200 with a status. */
export type WireAnswer = { status: WalletStatus } & Record<string, unknown>;

export type WalletDeps = { platform: Platform; rounds: Rounds };

export type SignedCall = {
  path: string;
  bytes: Buffer;
  signature: unknown;
  /** The caller's network address, and the time. */
  from: string;
  now: number;
};

/** A parsed call: the number to return, and its meaning or why it is invalid. */
export type ReadCall = { requestId: string } & (
  | { refused: WalletStatus; decoded?: undefined }
  | { decoded: HeardCall }
);

const longestBody = 64 * 1024;

/**
 * Parses one wallet call of a vendor. Nothing of it counts before its signature fits its bytes;
 * until then only its number is read, which every answer returns.
 */
export const readCall = (
  profile: Profile,
  { path, bytes, signature, from, now }: SignedCall,
): ReadCall => {
  const message = objectOf(bytes);
  const requestId = message ? decodeRequestId(profile.dialect, message) : '';
  const refused = (status: WalletStatus): ReadCall => ({ requestId, refused: status });
  if (bytes.length > longestBody) return refused('RS_ERROR_WRONG_SYNTAX');
  if (!profile.mayCallFrom(from)) return refused('RS_ERROR_INVALID_PARTNER');
  if (!isSigned(profile.signing, bytes, signature, now))
    return refused('RS_ERROR_INVALID_SIGNATURE');
  const decoded = message && decodeCall(profile.dialect, path, message);
  if (!decoded) return refused('RS_ERROR_WRONG_SYNTAX');
  const fault = faultOf(decoded.call, decoded.message);
  if (fault === 'syntax') return refused('RS_ERROR_WRONG_SYNTAX');
  if (fault || isUnstorable(decoded.message, bytes)) return refused('RS_ERROR_WRONG_TYPES');
  return { requestId, decoded: decoded };
};

/** The number of a call of which nothing else is known. */
export const requestIdOf = (dialect: Dialect | undefined, bytes: Buffer): string => {
  const message = objectOf(bytes);
  return message ? decodeRequestId(dialect, message) : '';
};

const objectOf = (bytes: Buffer): Fields | undefined => {
  const parsed = parseStrictJson(bytes);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  return Array.isArray(parsed.value) ? undefined : (parsed.value as Fields);
};

/**
 * A zero character or an unpaired surrogate, which no column can hold. JSON can only write them
 * with an escape.
 */
const isUnstorable = (message: Fields, bytes: Buffer): boolean =>
  bytes.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(message));

/** What a vendor that is switched off may still do: end what it began. */
const ends = new Set<CallKind>(['win', 'rollback']);

/** Answers a parsed call; `until` is when the vendor stops waiting, by `performance.now()`. */
export const answerCall = async (
  deps: WalletDeps,
  profile: Profile,
  { call, message }: HeardCall,
  until: number,
): Promise<WireAnswer> => {
  if (!profile.enabled && !ends.has(call.kind)) return { status: 'RS_ERROR_INVALID_PARTNER' };
  if (call.kind === 'info' && !message.token) return userInfo(deps, profile, message);

  const token = await findPlayToken(deps.platform.database, message.token as string);
  if (!token || token.vendor !== profile.code) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const partner = message.sub_partner_id;
  if (partner !== undefined && partner !== null && partner !== token.brand) {
    return { status: 'RS_ERROR_INVALID_PARTNER' };
  }
  const named = call.player === undefined ? undefined : message[call.player];
  if (named !== undefined && named !== null && named !== userOf(token)) {
    return { status: 'RS_ERROR_INVALID_TOKEN' };
  }

  switch (call.kind) {
    case 'info':
      return userInfo(deps, profile, message);
    case 'balance':
      return balanceOf(deps, profile, token);
    case 'check':
      return swapToken(deps, message);
    case 'bet':
    case 'win':
    case 'rollback':
      return playCall(deps, profile, { kind: call.kind, token, message, until });
  }
};

const userOf = (token: PlayToken): string => vendorUser(token.brand, token.playerId);

const balanceOf = async (
  { platform }: WalletDeps,
  profile: Profile,
  token: PlayToken,
): Promise<WireAnswer> => {
  const funds = await readFunds(platform.database.sql, token.hash);
  if (!funds) return { status: 'RS_ERROR_INVALID_TOKEN' };
  if (!funds.live && !profile.dialect.balanceAfterEnd) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  return {
    user: userOf(token),
    status: 'RS_OK',
    currency: token.currency,
    balance: wireBalance(profile, token.currency, funds.balance),
  };
};

/** The old token then counts as expired, for new bets only. */
const swapToken = async ({ platform }: WalletDeps, message: Fields): Promise<WireAnswer> => {
  const token = await swapPlayToken(platform.database.sql, message.token as string);
  return token ? { status: 'RS_OK', token } : { status: 'RS_ERROR_TOKEN_EXPIRED' };
};

/** What we may tell a vendor about a player who came to it: no name, no contact, no address. */
const userInfo = async (
  { platform }: WalletDeps,
  { code: vendor }: Profile,
  message: Fields,
): Promise<WireAnswer> => {
  const user = message.user as string;
  const [, brand, playerId] = /^([a-z0-9]+)-([1-9]\d{0,17})$/.exec(user) ?? [];
  const facts =
    brand &&
    playerId &&
    (await readPlayerFacts(platform.database.sql, { vendor, brand, playerId }));
  if (!facts) return { status: 'RS_ERROR_UNKNOWN' };
  return {
    user,
    status: 'RS_OK',
    country: null,
    jurisdiction: null,
    sub_partner_id: brand,
    birth_date: null,
    registration_date: facts.registeredAt.toISOString().slice(0, 10),
    tags: [],
    sex: null,
    affiliate_id: null,
  };
};
