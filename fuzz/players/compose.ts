import type { Fields } from '../model/reading';
import type { CallKind } from '../vendors/dialects';
import { grantedReward } from '../vendors/vendors';
import type { Seat } from './seat';

const usual: readonly CallKind[] = [
  ...Array.from({ length: 11 }, () => 'bet' as const),
  ...Array.from({ length: 7 }, () => 'win' as const),
  ...Array.from({ length: 4 }, () => 'rollback' as const),
  'balance',
  'balance',
  'info',
  'check',
];

/** A kind of call that this vendor makes, as often as vendors make it. */
export const someKind = ({ random, vendor }: Seat): CallKind => {
  const kind = random.pick(usual);
  return vendor.dialect.paths[kind] === undefined ? 'bet' : kind;
};

/** A sound message: a bet within the balance, a win of a bet, a rollback of a movement. */
export const compose = (seat: Seat, kind: CallKind): Fields => {
  const { random, vendor, token } = seat;
  const player = vendor.dialect.player[kind];
  const common: Fields = {
    ...(player && { [player]: seat.user }),
    token,
    request_uuid: random.uuid(),
  };
  if (kind === 'info' && random.chance(0.3)) delete common.token;
  if (kind === 'info' || kind === 'check') return common;
  if (kind === 'balance') return { ...common, game_code: vendor.games.open };
  const movement: Fields = {
    ...common,
    transaction_uuid: random.uuid(),
    round: `r-${random.uuid()}`,
    round_closed: random.chance(0.3),
    game_code: vendor.games.open,
    ...asides(seat),
  };
  if (kind === 'bet') return betOf(seat, movement);
  return kind === 'win' ? winOf(seat, movement) : rollbackOf(seat, movement);
};

const betOf = (seat: Seat, movement: Fields): Fields => {
  const { random, ledger, vendor } = seat;
  const [affordable, limit] = [ledger.balances.total / vendor.unit, 10_000];
  const most = Number(affordable / 3n > limit ? limit : affordable / 3n);
  // Now and then the first pocket is not enough, and the bet takes two.
  const [first = 0n, second = 0n] = ledger.balances.pockets;
  const ofTwo = first / vendor.unit + 1n + BigInt(random.below(7)) * (second / vendor.unit / 9n);
  const takesTwo = random.chance(0.06) && ofTwo < affordable;
  // A round may hold several bets, as long as it is open.
  const former = random.chance(0.2) ? seat.recall('bet')?.message.round : undefined;
  const isOpen = ledger.rounds.get(former as string)?.status === 'open';
  return {
    ...movement,
    ...(isOpen && { round: former }),
    currency: ledger.currency,
    amount: takesTwo ? Number(ofTwo) : random.below(most + 1),
    ...freeOf(seat),
  };
};

/** A free bet names its grant; the mutations make those that do not. */
const freeOf = ({ random }: Seat): Fields =>
  random.chance(0.05) ? { is_free: true, reward_uuid: grantedReward } : { is_free: false };

const winOf = (seat: Seat, movement: Fields): Fields => {
  const { random, ledger } = seat;
  const bet = seat.recall('bet')?.message;
  const stake = Math.min(Number(bet?.amount ?? 10), 1e9);
  return {
    ...movement,
    ...(bet && { round: bet.round }),
    reference_transaction_uuid: bet?.transaction_uuid ?? random.uuid(),
    currency: ledger.currency,
    amount: random.pick([0, stake, random.below(2 * stake + 2), random.below(7 * stake + 7)]),
    is_free: bet?.is_free ?? false,
    ...(random.chance(0.1) && { is_supplier_promo: true }),
  };
};

const rollbackOf = (seat: Seat, movement: Fields): Fields => {
  const { random } = seat;
  const taken = seat.recall(...(random.chance(0.6) ? (['bet'] as const) : (['win'] as const)));
  return {
    ...movement,
    ...(taken && { round: taken.message.round }),
    reference_transaction_uuid: taken?.message.transaction_uuid ?? random.uuid(),
  };
};

/** Fields that a vendor may add, and that we store or ignore. */
const asides = ({ random, brand }: Seat): Fields => ({
  ...(random.chance(0.2) && { supplier_transaction_id: `s-${random.below(1e9)}` }),
  ...(random.chance(0.1) && { sub_partner_id: brand }),
  ...(random.chance(0.1) && { reward_uuid: null }),
  ...(random.chance(0.1) && { meta: { spin: random.below(100), lines: [1, 2.5, null] } }),
  ...(random.chance(0.1) && { of_no_concern: ['x', { y: 0.5 }] }),
});
