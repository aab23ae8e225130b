import type { Platform } from '../../lib/context';
import { noteLarge } from '../brand';
import { readFunds, type Command, type PlayToken } from '../round';
import type { Gateway, WireAnswer } from './answer-call';
import { isUuid, type Fields } from './fields';
import { outcomeOf } from './outcome';
import { supplierUser, type Profile } from './profile';
import { statusOf } from './statuses';
import { wireBalance, wireMicros } from './wire-amount';

type Play = {
  kind: 'bet' | 'win' | 'rollback';
  token: PlayToken;
  message: Fields;
  /** Afterwards the supplier has heard that we do not know. */
  until: number;
};

/**
 * A bet, a win or a rollback: into the core's words, through the ledger, and back into the
 * dialect's.
 */
export const playCall = async (
  { platform, rounds }: Gateway,
  profile: Profile,
  play: Play,
): Promise<WireAnswer> => {
  const { token } = play;
  const command = commandOf(profile, play);
  if (!command) return { status: 'RS_ERROR_WRONG_TYPES' };
  const { answer, balance: first } = await rounds.play(command, play.until);
  if (answer === 'ok') noteBy(platform, token, command);
  const isOfNow = answer === 'repeat' && profile.dialect.repeatBalance === 'current';
  const funds = isOfNow ? await readFunds(platform.database.sql, token.hash) : undefined;
  const balance = funds?.balance ?? first;
  const status = statusOf(profile.dialect, answer);
  const withBalance =
    status === 'RS_OK' ||
    (status === 'RS_ERROR_NOT_ENOUGH_MONEY' && profile.dialect.balanceWhenShort);
  if (!withBalance || balance === null) return { status };
  return {
    user: supplierUser(token.brand, token.playerId),
    status,
    currency: token.currency,
    balance: wireBalance(profile, token.currency, balance),
  };
};

const noteBy = (platform: Platform, token: PlayToken, { kind, amount }: Command): void => {
  if (amount === null || kind === 'rollback' || token.mode !== 'real') return;
  const { brand, currency } = token;
  noteLarge(platform, kind, { brand, playerId: token.playerId.toString(), currency, amount });
};

const commandOf = (profile: Profile, { kind, token, message }: Play): Command | undefined => {
  const isRollback = kind === 'rollback';
  const amount = isRollback
    ? null
    : wireMicros(profile, token.currency, message.amount as number | string);
  if (amount === undefined) return undefined;
  return {
    kind,
    playerId: token.playerId,
    token,
    externalId: keyOf(message.transaction_uuid),
    ofExternalId: kind === 'bet' ? null : keyOf(message.reference_transaction_uuid),
    round: message.round as string,
    closesRound: message.round_closed === true,
    game: message.game_code as string,
    currency: isRollback ? null : (message.currency as string),
    amount,
    isFree: message.is_free === true,
    isPromo: message.is_supplier_promo === true,
    outcome: outcomeOf(message),
  };
};

/** A uuid is one key in small and in capital letters. */
const keyOf = (key: unknown): string =>
  isUuid(key as string) ? (key as string).toLowerCase() : (key as string);
