import type { Random } from '@parlour/testkit/random';
import type { Fields } from '../model/reading';
import { compose } from '../players/compose';
import type { Remembered, Seat } from '../players/seat';
import { signed, type Mutation } from './attempt';

const plays = ['bet', 'win', 'rollback'] as const;

/** An acknowledged message or, as long as there is none, a new bet. */
const something = (seat: Seat): Remembered =>
  seat.recall(...plays) ?? { kind: 'bet', message: compose(seat, 'bet') };

/** The same message again, as vendors repeat after a lost answer. */
export const repeat: Mutation = (seat) => {
  const { kind, message } = something(seat);
  return signed(seat, kind, message);
};

/** A new message sent twice at the same time: done once, and both copies are acknowledged. */
export const twiceAtOnce: Mutation = (seat) => {
  const kind = seat.random.pick(plays);
  return { ...signed(seat, kind, compose(seat, kind)), isTwice: true };
};

/** The same message in another form: capital letters in ids, another order, meaningless fields. */
export const repeatInOtherWords: Mutation = (seat) => {
  const { random } = seat;
  const { kind, message } = something(seat);
  const words: Fields = {
    ...Object.fromEntries(Object.entries(message).toReversed()),
    request_uuid: random.uuid(),
    supplier_transaction_id: `again-${random.below(100)}`,
    round_closed: random.chance(0.5),
    token: random.pick([...seat.tokens.keys()]),
  };
  for (const name of ['transaction_uuid', 'reference_transaction_uuid']) {
    if (name in words && random.chance(0.6)) words[name] = randomCase(random, String(words[name]));
  }
  return signed(seat, kind, words);
};

type Change = (seat: Seat, message: Fields) => Fields;

const changes: Change[] = [
  ({ random }, { amount }) => ({ amount: Number(amount ?? 0) + 1 + random.below(3) }),
  (_seat, { amount }) => ({ amount: Math.max(0, Number(amount ?? 0) - 1) }),
  ({ random }) => ({ round: `r-${random.uuid()}` }),
  (_seat, { round }) => ({ round: `${round} ` }),
  (_seat, { round }) => ({ round: String(round).toUpperCase() }),
  ({ vendor }) => ({ game_code: vendor.games.limited }),
  ({ vendor }) => ({ game_code: vendor.games.off }),
  () => ({ game_code: 'no_such_game' }),
  ({ ledger }) => ({ currency: ledger.currency === 'VND' ? 'PHP' : 'VND' }),
  ({ ledger }) => ({ currency: ledger.currency.toLowerCase() }),
  () => ({ currency: 'FUN' }),
  () => ({ currency: 'XXX' }),
  (_seat, { is_free }) => ({ is_free: is_free !== true }),
  (_seat, { is_supplier_promo }) => ({ is_supplier_promo: is_supplier_promo !== true }),
  ({ random }) => ({ reference_transaction_uuid: random.uuid() }),
  (seat) => ({
    reference_transaction_uuid: something(seat).message.transaction_uuid,
  }),
  ({ neighbours }) => ({ user: neighbours.stranger.user, supplier_user: neighbours.stranger.user }),
];

/** An existing key, with other fields. */
export const knownKeyChanged: Mutation = (seat) => {
  const { random } = seat;
  const { kind, message } = something(seat);
  const changed = { ...message, request_uuid: random.uuid() };
  Object.assign(changed, random.pick(changes)(seat, message));
  if (random.chance(0.2)) Object.assign(changed, random.pick(changes)(seat, message));
  return signed(seat, kind, changed);
};

/** An existing key, for another kind of movement. */
export const knownKeyOfAnotherKind: Mutation = (seat) => {
  const { random } = seat;
  const { kind: former, message } = something(seat);
  const kind = random.pick(plays.filter((each) => each !== former));
  const changed = { ...compose(seat, kind), transaction_uuid: message.transaction_uuid };
  if (random.chance(0.4)) Object.assign(changed, { round: message.round, token: message.token });
  return signed(seat, kind, changed);
};

/** A message with one new field that is wrong. */
export const newWithAChange: Mutation = (seat) => {
  const { random } = seat;
  const kind = random.pick(plays);
  const message = compose(seat, kind);
  return signed(seat, kind, { ...message, ...random.pick(changes)(seat, message) });
};

/** A text with some of its letters in capitals. */
const randomCase = (random: Random, text: string): string =>
  random.chance(0.5)
    ? text.toUpperCase()
    : [...text].map((sign) => (random.chance(0.5) ? sign.toUpperCase() : sign)).join('');
