import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Platform } from '../../lib/context';
import { parseStrictJson } from '../../lib/strict-json';
import { findPlayToken, readFunds, swapPlayToken, type PlayToken, type Rounds } from '../round';
import { faultOf, type Fields } from './fields';
import { playCall } from './play-call';
import { supplierUser, type Profile } from './profile';
import { readPlayerFacts } from './queries';
import { isSigned } from './signature';
import { wireBalance } from './wire-amount';
import { hearCall, type HeardCall } from './wire-words';

/** What goes back over the wire: always HTTP 200 with a status. */
export type WireAnswer = { status: WalletStatus } & Record<string, unknown>;

export type Gateway = { platform: Platform; rounds: Rounds };

export type SignedCall = {
  path: string;
  bytes: Buffer;
  signature: unknown;
  /** When nobody waits for the answer any more, by `performance.now()`. */
  until: number;
};

const longestBody = 64 * 1024;

/**
 * Answers one wallet call of a supplier. Nothing of it is read before its signature fits its bytes.
 */
export const answerCall = async (
  gateway: Gateway,
  profile: Profile,
  { path, bytes, signature, until }: SignedCall,
): Promise<WireAnswer> => {
  if (bytes.length > longestBody) return { status: 'RS_ERROR_WRONG_SYNTAX' };
  if (!isSigned(profile.signing, bytes, signature)) return { status: 'RS_ERROR_INVALID_SIGNATURE' };
  const given = objectOf(bytes);
  const heard = given && hearCall(profile.dialect, path, given);
  if (!heard) return { status: 'RS_ERROR_WRONG_SYNTAX' };
  const { call, message } = heard;
  const fault = faultOf(call, message) ?? (isUnstorable(message, bytes) ? 'types' : undefined);
  const answer: WireAnswer = fault
    ? { status: fault === 'syntax' ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES' }
    : await answerMessage(gateway, profile, { call, message, until });
  const id = message.request_uuid;
  return typeof id === 'string' ? { ...answer, request_uuid: id.slice(0, 255) } : answer;
};

const objectOf = (bytes: Buffer): Fields | undefined => {
  const parsed = parseStrictJson(bytes);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  return Array.isArray(parsed.value) ? undefined : (parsed.value as Fields);
};

/**
 * A zero character or half a surrogate pair, which no column can hold. JSON can only spell them
 * with an escape.
 */
const isUnstorable = (message: Fields, bytes: Buffer): boolean =>
  bytes.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(message));

const answerMessage = async (
  gateway: Gateway,
  profile: Profile,
  { call, message, until }: HeardCall & Pick<SignedCall, 'until'>,
): Promise<WireAnswer> => {
  if (!profile.enabled) return { status: 'RS_ERROR_INVALID_PARTNER' };
  if (call.kind === 'info' && !message.token) return userInfo(gateway, message);

  const token = await findPlayToken(gateway.platform.database, message.token as string);
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
      return userInfo(gateway, message);
    case 'balance':
      return balanceOf(gateway, profile, token);
    case 'check':
      return swapToken(gateway, message);
    case 'bet':
    case 'win':
    case 'rollback':
      return playCall(gateway, profile, { kind: call.kind, token, message, until });
  }
};

const userOf = (token: PlayToken): string => supplierUser(token.brand, token.playerId);

const balanceOf = async (
  { platform }: Gateway,
  profile: Profile,
  token: PlayToken,
): Promise<WireAnswer> => {
  const funds = await readFunds(platform.database.sql, token.hash);
  if (!funds) return { status: 'RS_ERROR_INVALID_TOKEN' };
  if (!funds.live) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  return {
    user: userOf(token),
    status: 'RS_OK',
    currency: token.currency,
    balance: wireBalance(profile, token.currency, funds.balance),
  };
};

/** The old token then counts as expired, for new bets only. */
const swapToken = async ({ platform }: Gateway, message: Fields): Promise<WireAnswer> => {
  const token = await swapPlayToken(platform.database.sql, message.token as string);
  return token ? { status: 'RS_OK', token } : { status: 'RS_ERROR_TOKEN_EXPIRED' };
};

/** What we know and may tell of a player: no name, no contact, no address. */
const userInfo = async ({ platform }: Gateway, message: Fields): Promise<WireAnswer> => {
  const user = message.user as string;
  const [, brand, playerId] = /^([a-z0-9]+)-([1-9]\d{0,17})$/.exec(user) ?? [];
  const facts =
    brand && playerId && (await readPlayerFacts(platform.database.sql, brand, playerId));
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
