import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDialectSite, type DialectSite } from '@parlour/testkit/vendors/dialect-site';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import type { Dialect } from '@parlour/testkit/vendors/vendor';
import { jobs } from '..';

let opened: DialectSite;

beforeAll(async () => {
  opened = await openDialectSite();
});

afterAll(() => opened.close());

const id = () => randomUUID();

/** The changes of the balances afterwards; no other account moves. */
type Moved = { player?: string; debt?: string; wagers?: string; vendor?: string };

type Row = {
  event: string;
  play: (scene: Scene) => Promise<string[]>;
  statuses: string[];
  moved: Moved;
  /** The round afterwards, when the event plays one. */
  round?: { stake: string; payout: string; status: string };
};

const ok = (count: number): string[] => Array.from({ length: count }, () => 'RS_OK');
const one = () => ({ transaction_uuid: id(), round: id() });

/** As if every round had been idle for two days. */
const age = () => opened.site.database.sql`
  update round.round set (opened_at, last_at) = (select at, at from (
    select lib.now() - interval '49 hours' as at
  ) aged)`;

const rows: Row[] = [
  {
    event: 'a bet is the house’s',
    play: async ({ bet }) => [await bet()],
    statuses: ok(1),
    moved: { player: '-1', wagers: '1' },
    round: { stake: '1', payout: '0', status: 'open' },
  },
  {
    event: 'a win is paid by the house',
    play: async ({ bet, win }) => {
      const its = one();
      return [
        await bet(its),
        await win(its.transaction_uuid, { round: its.round, amount: 3 * unit }),
      ];
    },
    statuses: ok(2),
    moved: { player: '2', wagers: '-2' },
    round: { stake: '1', payout: '3', status: 'open' },
  },
  {
    event: 'a free bet takes nothing of anybody',
    play: async ({ bet }) => [await bet({ is_free: true, amount: 50 * unit })],
    statuses: ok(1),
    moved: {},
    round: { stake: '0', payout: '0', status: 'open' },
  },
  {
    event: 'what a free bet of ours wins is paid by the house',
    play: async ({ bet, win }) => {
      const its = { ...one(), is_free: true };
      return [
        await bet(its),
        await win(its.transaction_uuid, { ...its, transaction_uuid: id(), amount: 4 * unit }),
      ];
    },
    statuses: ok(2),
    moved: { player: '4', wagers: '-4' },
    round: { stake: '0', payout: '4', status: 'open' },
  },
  {
    event: 'what a free bet of the vendor’s wins it pays itself',
    play: async ({ bet, win }) => {
      const its = { ...one(), is_free: true, is_supplier_promo: true };
      return [
        await bet(its),
        await win(its.transaction_uuid, { ...its, transaction_uuid: id(), amount: 4 * unit }),
      ];
    },
    statuses: ok(2),
    moved: { player: '4', vendor: '-4' },
    round: { stake: '0', payout: '4', status: 'open' },
  },
  {
    event: 'a win that the vendor took back goes back to the vendor',
    play: async ({ bet, win, rollback }) => {
      const [its, paid] = [one(), id()];
      return [
        await bet({ ...its, is_free: true }),
        await win(its.transaction_uuid, {
          round: its.round,
          transaction_uuid: paid,
          is_supplier_promo: true,
          amount: 4 * unit,
        }),
        await rollback(paid, { round: its.round }),
      ];
    },
    statuses: ok(3),
    moved: {},
    round: { stake: '0', payout: '0', status: 'open' },
  },
  {
    event: 'a win of ours that was taken back goes back to the house',
    play: async ({ bet, win, rollback }) => {
      const [its, paid] = [one(), id()];
      return [
        await bet(its),
        await win(its.transaction_uuid, { round: its.round, transaction_uuid: paid }),
        await rollback(paid, { round: its.round }),
      ];
    },
    statuses: ok(3),
    moved: { player: '-1', wagers: '1' },
    round: { stake: '1', payout: '0', status: 'open' },
  },
  {
    event: 'a free bet that was taken back gives nothing, and wins nothing',
    play: async ({ bet, win, rollback }) => {
      const its = { ...one(), is_free: true };
      return [
        await bet(its),
        await rollback(its.transaction_uuid, { round: its.round }),
        await win(its.transaction_uuid, { ...its, transaction_uuid: id() }),
      ];
    },
    statuses: ['RS_OK', 'RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
    moved: {},
    round: { stake: '0', payout: '0', status: 'refunded' },
  },
  {
    event: 'a prize of the vendor’s on a bet that was paid is the vendor’s money',
    play: async ({ bet, win }) => {
      const its = one();
      return [
        await bet(its),
        await win(its.transaction_uuid, {
          round: its.round,
          is_supplier_promo: true,
          amount: 7 * unit,
        }),
      ];
    },
    statuses: ok(2),
    moved: { player: '6', wagers: '1', vendor: '-7' },
    round: { stake: '1', payout: '7', status: 'open' },
  },
  {
    event: 'a jackpot is a part of its win and paid once',
    play: async ({ bet, win }) => {
      const its = one();
      return [
        await bet(its),
        await win(its.transaction_uuid, {
          round: its.round,
          amount: 9 * unit,
          jackpot_win: 8 * unit,
        }),
      ];
    },
    statuses: ok(2),
    moved: { player: '8', wagers: '-8' },
    round: { stake: '1', payout: '9', status: 'open' },
  },
  {
    event: 'several bets in one message are one bet, and so are their wins',
    play: async ({ bet, win }) => {
      const its = { ...one(), is_aggregated: true };
      return [
        await bet({ ...its, amount: 5 * unit }),
        await win(its.transaction_uuid, { ...its, transaction_uuid: id(), amount: 6 * unit }),
      ];
    },
    statuses: ok(2),
    moved: { player: '1', wagers: '-1' },
    round: { stake: '5', payout: '6', status: 'open' },
  },
  {
    event: 'bets and wins of a round that stand together come to their sum',
    play: async ({ bet, win, rollback }) => {
      const [round, first, second, third, lost] = [id(), id(), id(), id(), id()];
      return [
        await bet({ transaction_uuid: first, round, amount: unit }),
        await bet({ transaction_uuid: second, round, amount: 2 * unit }),
        await bet({ transaction_uuid: third, round, amount: 3 * unit, is_free: true }),
        await win(first, { round, amount: unit }),
        await win(second, { round, transaction_uuid: lost, amount: 4 * unit }),
        await win(third, { round, amount: 2 * unit, is_supplier_promo: true }),
        await rollback(lost, { round }),
        await win(second, { round, amount: 5 * unit, round_closed: true }),
      ];
    },
    statuses: ok(8),
    moved: { player: '5', wagers: '-3', vendor: '-2' },
    round: { stake: '3', payout: '8', status: 'closed' },
  },
  {
    event: 'what a prize that is taken back does not find any more becomes a debt',
    play: async ({ bet, win, rollback }) => {
      const [its, paid] = [one(), id()];
      return [
        await bet({ ...its, is_free: true }),
        await win(its.transaction_uuid, {
          round: its.round,
          transaction_uuid: paid,
          is_supplier_promo: true,
          amount: 4 * unit,
        }),
        await bet({ round: its.round, amount: 12 * unit }),
        await rollback(paid, { round: its.round }),
      ];
    },
    statuses: ok(4),
    moved: { player: '-10', debt: '-2', wagers: '12' },
    round: { stake: '12', payout: '0', status: 'open' },
  },
  {
    event: 'a loss that was not reported leaves the stake in place',
    play: async ({ bet }) => {
      const answers = [await bet()];
      await age();
      await jobs.every!['gateway.close_silent_rounds']!.work(opened.site.platform);
      return answers;
    },
    statuses: ok(1),
    moved: { player: '-1', wagers: '1' },
    round: { stake: '1', payout: '0', status: 'closed' },
  },
  {
    event: 'a late win on a round that we closed is paid',
    play: async ({ bet, win }) => {
      const its = one();
      const answers = [await bet(its)];
      await age();
      await jobs.every!['gateway.close_silent_rounds']!.work(opened.site.platform);
      return [...answers, await win(its.transaction_uuid, { round: its.round, amount: 2 * unit })];
    },
    statuses: ok(2),
    moved: { player: '1', wagers: '-1' },
    round: { stake: '1', payout: '2', status: 'closed' },
  },
  {
    event: 'a round may be closed again and again',
    play: async ({ bet, win }) => {
      const its = { ...one(), round_closed: true };
      const answers = [await bet(its), await bet(its)];
      for (const amount of [unit, 0]) {
        const paid = { ...its, transaction_uuid: id(), amount };
        answers.push(await win(its.transaction_uuid, paid));
        answers.push(await win(its.transaction_uuid, paid));
      }
      return answers;
    },
    statuses: ok(6),
    moved: {},
    round: { stake: '1', payout: '1', status: 'closed' },
  },
  {
    event: 'a bet that comes after its round was closed moves nothing, and may be taken back',
    play: async ({ bet, rollback }) => {
      const [its, late] = [one(), id()];
      return [
        await bet({ ...its, round_closed: true }),
        await bet({ round: its.round, transaction_uuid: late }),
        await rollback(late, { round: its.round, round_closed: true }),
        await bet({ round: its.round, transaction_uuid: late }),
      ];
    },
    statuses: ['RS_OK', 'RS_ERROR_UNKNOWN', 'RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
    moved: { player: '-1', wagers: '1' },
    round: { stake: '1', payout: '0', status: 'closed' },
  },
];

/** In whole micros as text, of the four accounts that a scene may change. */
const holdings = async ({ vendor, seat, cash, house }: Scene) => {
  const [debt] = await opened.site.database.sql<{ balance: string }>`
    select trim_scale(debt / 1000000)::text as balance from wallet.balance_view
    where player_id = ${seat.playerId}::bigint and currency = 'VND'`;
  return {
    player: await cash(),
    debt: debt!.balance,
    wagers: await house(`house:main:wagers:${vendor.code}`),
    vendor: await house(`vendor:${vendor.code}:settle`),
  };
};

const micros = (text: string): bigint => BigInt(Math.round(Number(text) * 1e6));

describe.each<Dialect>(['hub88', 'caleta'])('[GAME-08] whose money moves, in %s', (dialect) => {
  test.each(rows)('$event', async ({ play, statuses, moved, round }) => {
    const scene = await openScene(opened.site, opened.vendors.get(dialect)!);
    const before = await holdings(scene);
    expect(await play(scene)).toEqual(statuses);
    const after = await holdings(scene);
    for (const who of ['player', 'debt', 'wagers', 'vendor'] as const) {
      const change = micros(after[who]) - micros(before[who]);
      expect({ who, change }).toEqual({ who, change: micros(moved[who] ?? '0') });
    }
    const played = await opened.site.database.sql`
      select trim_scale(stake / 1000000.0)::text as stake,
        trim_scale(payout / 1000000.0)::text as payout, status
      from round.rounds_view where player_id = ${scene.seat.playerId}::bigint`;
    expect(played).toEqual([round]);
  });
});
