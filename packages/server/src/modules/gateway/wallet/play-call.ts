import type { Platform } from '../../../lib/context';
import { noteLarge } from '../../brand';
import {
  isKeyOfVoid,
  readFunds,
  type Command,
  type PlayToken,
  type RoundAnswer,
} from '../../round';
import type { WalletDeps, WireAnswer } from './answer-call';
import { isUuid, type Fields } from './fields';
import { noteLateWin } from './note-late-win';
import { outcomeOf } from './outcome';
import { vendorUser, type Profile } from '../profiles/profile';
import { giveFreeBetBack, claimFreeBet } from '../queries';
import { statusOf } from './statuses';
import { wireBalance, wireMicros } from './wire-amount';

type Play = {
  kind: 'bet' | 'win' | 'rollback';
  token: PlayToken;
  message: Fields;
  /** By then the vendor was answered "unknown". */
  until: number;
};

/**
 * A bet, a win or a rollback: translated into the core's command, done by the ledger, and its
 * answer translated back.
 */
export const playCall = async (
  { platform, rounds }: WalletDeps,
  profile: Profile,
  play: Play,
): Promise<WireAnswer> => {
  const { token } = play;
  const command = commandOf(profile, play);
  if (!command) return { status: 'RS_ERROR_WRONG_TYPES' };
  const free = command.isFree ? await freeBetOf(platform, profile, play, command) : 'none';
  if (free === 'refused') return { status: statusOf(profile.dialect, 'limit_exceeded') };
  const { answer, balance: first, isOfOtherGame, roundId } = await rounds.play(command, play.until);
  if (isOfOtherGame) {
    const { game } = command;
    const { playerId } = token;
    platform.log.warn('gateway.unexpected_game', { vendor: profile.code, game, playerId, roundId });
  }
  if (answer === 'ok') noteBy(platform, token, command);
  await noteLateWin(platform, profile, command, { token, answer });
  await settleFreeBet(platform, profile, command, { free, answer });
  const isOfNow = answer === 'repeat' && profile.dialect.repeatBalance === 'current';
  const funds = isOfNow ? await readFunds(platform.database.sql, token.hash) : undefined;
  const balance = funds?.balance ?? first;
  const status = statusOf(profile.dialect, answer);
  const withBalance =
    status === 'RS_OK' ||
    (status === 'RS_ERROR_NOT_ENOUGH_MONEY' && profile.dialect.balanceWhenShort);
  if (!withBalance || balance === null) return { status };
  return {
    user: vendorUser(token.brand, token.playerId),
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

/** How a free bet was taken from its grant; a paid bet needs none. */
type Free = 'none' | 'taken' | 'known' | 'refused';

/**
 * A free bet costs no one anything until it wins, so it must belong to a grant and be within the
 * bound.
 */
const freeBetOf = async (
  { database, log }: Platform,
  profile: Profile,
  { token, message }: Play,
  { kind, externalId, amount }: Command,
): Promise<Free> => {
  if (kind !== 'bet' || amount === null) return 'none';
  const { brand, playerId, currency } = token;
  const most = profile.freeBetMax(currency);
  const answer =
    most === undefined || amount > most
      ? 'over_profile'
      : await claimFreeBet(database.sql, {
          vendor: profile.code,
          key: externalId,
          reference: referenceOf(message),
          brand,
          playerId,
          currency,
          amount,
        });
  const facts = { vendor: profile.code, playerId, currency, amount, answer };
  if (answer === 'taken' || answer === 'known') {
    log.info('gateway.free_bet', facts);
    return answer;
  }
  log.warn('gateway.free_bet_refused', facts);
  return 'refused';
};

/** The reward or the campaign that a free bet belongs to. */
const referenceOf = ({ reward_uuid: reward, campaign_uuid: campaign }: Fields): string | null => {
  if (typeof reward === 'string' && reward !== '') return reward;
  return typeof campaign === 'string' && campaign !== '' ? campaign : null;
};

/** A free bet that the core refused, or that was rolled back, may be taken again. */
const settleFreeBet = async (
  { database }: Platform,
  { code }: Profile,
  { kind, externalId, ofExternalId }: Command,
  { free, answer }: { free: Free; answer: RoundAnswer },
): Promise<void> => {
  const isDone = answer === 'ok' || answer === 'repeat';
  if (free === 'taken' && !isDone) await giveFreeBetBack(database.sql, code, externalId);
  if (kind === 'rollback' && isDone && ofExternalId !== null) {
    await giveFreeBetBack(database.sql, code, ofExternalId);
  }
};

const commandOf = (profile: Profile, { kind, token, message }: Play): Command | undefined => {
  const isRollback = kind === 'rollback';
  const amount = isRollback
    ? null
    : wireMicros(profile, token.currency, message.amount as number | string);
  if (amount === undefined) return undefined;
  const externalId = keyOf(message.transaction_uuid);
  if (isKeyOfVoid(externalId)) return undefined;
  return {
    kind,
    playerId: token.playerId,
    token,
    externalId,
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
