import { moneyText } from '@parlour/contract/money';
import { takeSeat, type Seated } from './seat';
import type { Site } from '../site/site';
import type { Vendor } from '../vendors/vendor';

type Changes = Record<string, unknown>;

/** A player with money at a game of a vendor, and the calls and figures that most tests use. */
export type Scene = {
  site: Site;
  vendor: Vendor;
  seat: Seated;
  /** Each makes a call with its own key and round unless given others, and returns the status. */
  bet: (changes?: Changes) => Promise<string>;
  win: (of: unknown, changes?: Changes) => Promise<string>;
  rollback: (of: unknown, changes?: Changes) => Promise<string>;
  cash: () => Promise<string>;
  openRounds: () => Promise<number>;
  /** The balance of an account of the house, in VND. */
  house: (path: string) => Promise<string>;
};

/** One wire unit of both families is 0.00001: this many make a unit of the currency. */
export const unit = 100_000;

export const openScene = async (site: Site, vendor: Vendor, cash = '10'): Promise<Scene> => {
  const seat = await takeSeat(site, vendor, { cash });
  const call = async (kind: 'bet' | 'win' | 'rollback', changes: Changes) =>
    (await vendor.call(kind, vendor.body(kind, seat, changes))).status;
  return {
    site,
    vendor,
    seat,
    bet: (changes = {}) => call('bet', changes),
    win: (of, changes = {}) => call('win', { reference_transaction_uuid: of, ...changes }),
    rollback: (of, changes = {}) =>
      call('rollback', { reference_transaction_uuid: of, ...changes }),
    cash: async () => moneyText(await seat.cash()),
    openRounds: async () => {
      const rows = await site.database.sql`
        select id from round.rounds_view
        where player_id = ${seat.playerId}::bigint and status = 'open'`;
      return rows.length;
    },
    house: async (path) => {
      const [row] = await site.database.sql<{ balance: string | null }>`
        select trim_scale(ledger.house_balance(${path}, 'VND') / 1000000)::text as balance`;
      return row?.balance ?? '0';
    },
  };
};
