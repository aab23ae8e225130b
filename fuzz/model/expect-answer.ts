import type { CallKind } from '../vendors/dialects';
import type { Seat } from '../players/seat';
import type { Forecast, Play } from './book';
import { grantedReward } from '../vendors/vendors';
import { faultsOfFields, readBody, type Fields } from './reading';

/** The expected answer, and what an `RS_OK` contains and does. */
export type Expected = {
  statuses: string[];
  /** Enters the message into the model; returns the fields that the answer must have then. */
  accept: (answer: Fields) => Fields;
  requestId: string;
};

const mostOnWire = BigInt(Number.MAX_SAFE_INTEGER);
const mostMicros = 10n ** 17n;

const refuse = (statuses: string[], message?: Fields): Expected => ({
  statuses,
  requestId: requestIdOf(message),
  accept: () => ({}),
});

/** The expected answer to a call of this kind with these bytes, correctly signed. */
export const expectAnswer = (seat: Seat, kind: CallKind, bytes: Buffer): Expected => {
  const { vendor } = seat;
  const rules = vendor.dialect.rules[kind];
  const message = readBody(bytes);
  if (bytes.length > 65_536 || !message || !rules)
    return refuse(['RS_ERROR_WRONG_SYNTAX'], message);
  const faults = faultsOfFields(rules, message);
  if (faults.length > 0) return refuse(faults, message);
  const { noPartner } = vendor.dialect;
  // A vendor that is switched off may still pay and roll back.
  const isOff = !vendor.enabled && kind !== 'win' && kind !== 'rollback';
  if (isOff) return refuse([noPartner], message);
  const isUnbound = kind === 'info' && !message.token;
  const strange = isUnbound ? [] : strangersOf(seat, kind, message);
  if (strange.length > 0) return refuse(strange, message);
  const { statuses, accept } = answerOf(seat, kind, message);
  return { statuses, accept, requestId: requestIdOf(message) };
};

/**
 * The request id that every answer repeats; empty where there was no text, or one that is too long.
 */
export const requestIdOf = (message: Fields | undefined): string => {
  const id = message?.request_uuid;
  return typeof id === 'string' && id.length <= 255 ? id : '';
};

/** A token that is not this vendor's, and a player or a brand that is not the token's. */
const strangersOf = (seat: Seat, kind: CallKind, message: Fields): string[] => {
  const isKnown = seat.tokens.has(message.token as string);
  const player = seat.vendor.dialect.player[kind];
  const named = (player && message[player]) ?? null;
  const partner = message.sub_partner_id ?? null;
  // Another player's token may be of another brand: then either status is right.
  const isOdd = partner !== null && (!isKnown || partner !== seat.brand);
  return [
    ...(!isKnown || (named !== null && named !== seat.user) ? ['RS_ERROR_INVALID_TOKEN'] : []),
    ...(isOdd ? [seat.vendor.dialect.noPartner] : []),
  ];
};

type Answer = Pick<Expected, 'statuses' | 'accept'>;

const answerOf = (seat: Seat, kind: CallKind, message: Fields): Answer => {
  const token = seat.tokens.get(message.token as string);
  switch (kind) {
    case 'info': {
      const { user } = message;
      const { users } = seat.neighbours;
      return users.has(user as string)
        ? { statuses: ['RS_OK'], accept: () => ({ user }) }
        : { statuses: ['RS_ERROR_UNKNOWN'], accept: () => ({}) };
    }
    case 'balance':
      if (token?.hasEnded && !seat.vendor.dialect.showsBalanceAfterEnd) {
        return { statuses: ['RS_ERROR_TOKEN_EXPIRED'], accept: () => ({}) };
      }
      return { statuses: ['RS_OK'], accept: () => balanceFields(seat, seat.ledger.balances.total) };
    case 'check':
      if (token?.hasEnded) return { statuses: ['RS_ERROR_TOKEN_EXPIRED'], accept: () => ({}) };
      return {
        statuses: ['RS_OK'],
        accept: (answer) => {
          token!.hasEnded = true;
          seat.takeToken(String(answer.token));
          return { token: answer.token };
        },
      };
    case 'bet':
    case 'win':
    case 'rollback':
      return answerOfPlay(seat, kind, message);
  }
};

const answerOfPlay = (seat: Seat, kind: Play['kind'], message: Fields): Answer => {
  const play = playOf(seat, kind, message);
  if (play.amount !== undefined && play.amount > mostMicros) {
    return { statuses: ['RS_ERROR_WRONG_TYPES'], accept: () => ({}) };
  }
  const { dialect } = seat.vendor;
  const isKnownFree = seat.book.freeKeys.has(play.key);
  if (kind === 'bet' && play.isFree && !isKnownFree && rewardOf(message) !== grantedReward) {
    return { statuses: [dialect.overLimit], accept: () => ({}) };
  }
  const token = seat.tokens.get(message.token as string)!;
  const forecast: Forecast = seat.book.forecast(seat.ledger, play, token);
  return {
    statuses: forecast.statuses,
    accept: ({ status }) => {
      if (status === 'RS_OK') {
        const balance = forecast.accept();
        if (kind === 'bet' && play.isFree) seat.book.freeKeys.add(play.key);
        if (kind === 'rollback') seat.book.freeKeys.delete(play.of!);
        seat.remember(kind, message);
        return balanceFields(seat, balance);
      }
      const isShort = status === 'RS_ERROR_NOT_ENOUGH_MONEY';
      return isShort && dialect.showsBalanceWhenShort
        ? balanceFields(seat, seat.ledger.balances.total)
        : {};
    },
  };
};

const rewardOf = ({ reward_uuid: reward, campaign_uuid: campaign }: Fields): unknown =>
  typeof reward === 'string' && reward !== '' ? reward : campaign;

const playOf = ({ vendor }: Seat, kind: Play['kind'], message: Fields): Play => {
  const isRollback = kind === 'rollback';
  return {
    kind,
    key: (message.transaction_uuid as string).toLowerCase(),
    of: kind === 'bet' ? undefined : (message.reference_transaction_uuid as string).toLowerCase(),
    round: message.round as string,
    closes: message.round_closed === true,
    game: message.game_code as string,
    currency: isRollback ? undefined : (message.currency as string),
    amount: isRollback ? undefined : BigInt(message.amount as number) * vendor.unit,
    isFree: message.is_free === true,
    isPromo: message.is_supplier_promo === true,
  };
};

/** A balance is rounded down to the wire, never up. */
const balanceFields = ({ user, vendor, ledger }: Seat, micros: bigint): Fields => {
  const amount = micros / vendor.unit;
  const balance = Number(amount > mostOnWire ? mostOnWire : amount);
  return { user, currency: ledger.currency, balance };
};
