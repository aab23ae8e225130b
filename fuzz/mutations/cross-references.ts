import type { Fields } from '../model/reading';
import { compose, someKind } from '../players/compose';
import type { Seat } from '../players/seat';
import { signed, type Mutation } from './attempt';

const keyOf = (seat: Seat, ...kinds: ('bet' | 'win' | 'rollback')[]): unknown =>
  seat.recall(...kinds)?.message.transaction_uuid ?? seat.random.uuid();

/** A key of another vendor. A rollback of it claims it here, so only one player may send one. */
const keyElsewhere = ({ random, neighbours, index }: Seat, kind: 'win' | 'rollback'): string => {
  const place = random.below(neighbours.elsewhere.length);
  return kind === 'win' || place === index ? neighbours.elsewhere[place]! : random.uuid();
};

/** A win or a rollback that refers to a wrong movement, or to none. */
export const crossedReference: Mutation = (seat) => {
  const { random, neighbours } = seat;
  const kind = random.chance(0.5) ? 'win' : 'rollback';
  const message = compose(seat, kind);
  const reference = random.pick([
    () => keyOf(seat, 'win'),
    () => keyOf(seat, 'rollback'),
    () => seat.recall('rollback')?.message.reference_transaction_uuid ?? random.uuid(),
    () => seat.recall('win')?.message.reference_transaction_uuid ?? random.uuid(),
    () => random.pick(neighbours.stranger.keys),
    () => keyElsewhere(seat, kind),
    () => message.transaction_uuid,
    () => message.request_uuid,
    () => random.uuid(),
  ])();
  return signed(seat, kind, { ...message, reference_transaction_uuid: reference });
};

/** The key of another player, under one's own token. */
export const keyOfAStranger: Mutation = (seat) => {
  const { random, neighbours } = seat;
  const kind = random.pick(['bet', 'win', 'rollback'] as const);
  const transaction = random.pick(neighbours.stranger.keys);
  return signed(seat, kind, { ...compose(seat, kind), transaction_uuid: transaction });
};

/** A rollback of a bet that never came and then, perhaps, the bet that comes too late. */
export const tombstone: Mutation = (seat) => {
  const { random } = seat;
  const buried = seat.recall('rollback')?.message.reference_transaction_uuid;
  if (buried !== undefined && random.chance(0.5)) {
    const kind = random.pick(['bet', 'bet', 'win'] as const);
    const late = kind === 'bet' ? { transaction_uuid: buried } : {};
    return signed(seat, kind, {
      ...compose(seat, kind),
      reference_transaction_uuid: buried,
      ...late,
    });
  }
  const message = { ...compose(seat, 'rollback'), reference_transaction_uuid: random.uuid() };
  return signed(seat, 'rollback', message);
};

/** A token, a player or a brand that do not belong together. */
export const wrongBinding: Mutation = (seat) => {
  const { random, neighbours, brand, playerId } = seat;
  // A token swap names no player: it swaps the token of its owner, which is right.
  const some = someKind(seat);
  const kind = some === 'check' ? 'bet' : some;
  const message = compose(seat, kind);
  const named = (user: string): Fields => ({ user, supplier_user: user });
  const change = random.pick<() => Fields>([
    () => ({ token: neighbours.token }),
    () => ({ token: neighbours.stranger.token }),
    () => ({ token: 'x'.repeat(43) }),
    () => ({ token: seat.token.slice(0, 42) }),
    () => ({ token: `${seat.token} ` }),
    () => ({ token: seat.token.toLowerCase() }),
    () => ({ token: random.pick([...seat.tokens.keys()]) }),
    () => named(neighbours.stranger.user),
    () => named(`${brand === 'main' ? 'second' : 'main'}-${playerId}`),
    () => named(`${brand}-0${playerId}`),
    () => named(`${brand}-${playerId} `),
    () => named(`${brand.toUpperCase()}-${playerId}`),
    () => named(`${brand}--${playerId}`),
    () => named(`${brand}-${2n ** 63n}`),
    () => named(`${brand}-${2n ** 63n}`.slice(0, -1)),
    () => named(playerId),
    () => ({ sub_partner_id: brand === 'main' ? 'second' : 'main' }),
    () => ({ sub_partner_id: brand.toUpperCase() }),
    () => ({ sub_partner_id: null, user: null, supplier_user: null }),
  ])();
  return signed(seat, kind, { ...message, ...change });
};
