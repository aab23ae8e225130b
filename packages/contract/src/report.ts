import { gameTypes, type GameType } from './catalogue';
import { choice, date, endpoint, endpoints, output, text, whole } from './endpoint';
import type { RoundStatus } from './round';

export type RoundRow = {
  roundId: string;
  game: { gameCode: string; vassalage: string; name: string; gameType: GameType };
  stake: string;
  payout: string;
  net: string;
  status: RoundStatus;
  at: string;
};

/** The sums of a player's rounds on a day of the brand. */
export type DayRow = {
  /** `YYYY-MM-DD` */
  day: string;
  rounds: number;
  stake: string;
  payout: string;
  net: string;
  /** Rounds opened on an earlier day, or changed after they were counted. */
  corrections: number;
};

export type Totals = { rounds: number; stake: string; payout: string; net: string };

const moment = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$';

export const report = endpoints('report', {
  listRounds: endpoint({
    method: 'GET',
    path: '/api/report/rounds',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    limit: { by: 'player', count: 120, seconds: 60 },
    noStore: true,
    input: {
      from: date(),
      to: date(),
      /** A time: only rounds that were opened before it. */
      before: text({ optional: true, max: 24, pattern: moment }),
      gameType: choice(gameTypes, { optional: true }),
      vassalage: text({ optional: true, max: 64 }),
      page: whole({ optional: true, min: 1, max: 10_000 }),
      pageSize: whole({ optional: true, min: 1, max: 100 }),
    },
    output: output<{
      list: RoundRow[];
      totals: Totals;
      total: number;
      totalPages: number;
      page: number;
    }>(),
    refusals: [],
  }),
  readDays: endpoint({
    method: 'GET',
    path: '/api/report/days',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    limit: { by: 'player', count: 120, seconds: 60 },
    noStore: true,
    input: { from: date(), to: date() },
    output: output<{
      /** The latest day first; a day without play has no row. */
      list: DayRow[];
      /** Everything before this time is counted. */
      asOf: string;
    }>(),
    refusals: [],
  }),
});
