import type {
  ListedRound,
  RoundListAnswer,
  RoundListCall,
  RoundState,
} from '@parlour/contract/vendor-games';
import type { GamesDatabase } from '../open-database';
import { roundsOpened, type OpenedRound } from '../queries/listed-rounds';
import type { RoundStatus } from '../queries/rounds';
import { isUuid } from '../sessions/sessions';
import { VendorError } from '../routes/vendor-error';

const mostRounds = 1000;

/**
 * `round/list`: the rounds that used the wallet, so that the platform can compare them with its own
 * record. A round whose bet is still uncertain is not listed.
 */
export const listRounds = async (
  { sql }: GamesDatabase,
  call: Partial<RoundListCall>,
): Promise<RoundListAnswer> => {
  const { from, to } = { from: timeOf(call, 'from'), to: timeOf(call, 'to') };
  const limit = limitOf(call);
  const rows = await roundsOpened(sql, { from, to, after: cursorOf(call), limit });
  return {
    rounds: rows.map(listed),
    next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
  };
};

const listed = (round: OpenedRound): ListedRound => ({
  round: round.id,
  user: round.userRef,
  game_code: round.game,
  currency: round.currency,
  status: stateOf[round.status],
  bet: round.status === 'refunded' ? 0 : wireAmount(round.stake),
  // A win that is owed is listed as well: then the platform reports that it never came.
  win: round.status === 'settled' || round.status === 'settling' ? wireAmount(round.payout) : 0,
  opened_at: round.startedAt.toISOString(),
});

const stateOf: Record<RoundStatus, RoundState> = {
  betting: 'open',
  open: 'open',
  settling: 'open',
  cancelling: 'open',
  settled: 'closed',
  refunded: 'refunded',
  refused: 'refunded',
};

// Unit prices are whole multiples of 10⁻⁵, so nothing is lost here.
const wireAmount = (micros: bigint): number => Number(micros / 10n);

const timeOf = (call: Partial<RoundListCall>, name: 'from' | 'to'): Date => {
  const value = call[name];
  const time = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new VendorError(400, `${name} must be a time in ISO 8601`);
  return new Date(time);
};

const limitOf = ({ limit = mostRounds }: Partial<RoundListCall>): number => {
  if (Number.isInteger(limit) && limit >= 1 && limit <= mostRounds) return limit;
  throw new VendorError(400, `limit must be a whole number from 1 to ${mostRounds}`);
};

const cursorOf = ({ cursor }: Partial<RoundListCall>): string | null => {
  if (cursor === undefined || cursor === null) return null;
  if (isUuid(cursor)) return cursor;
  throw new VendorError(400, 'cursor must be the next of a page');
};
