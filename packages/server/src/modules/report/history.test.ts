import { randomUUID } from 'node:crypto';
import { report } from '@parlour/contract/report';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let vendor: Vendor;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});
afterEach(() => site.shiftClock(0));
afterAll(() => site.drop());

const dayMs = 86_400_000;
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

/** A bet of 3 so many months ago, from 10 that came then; the days around it. */
const betThen = async (player: SomePlayer, months: number) => {
  const ago = Math.round(months * 30.4 * dayMs);
  await site.shiftClock(-ago);
  const { playerId } = player;
  await fund(site, player, '10');
  const token = await vendor.token(player);
  const bet = { transaction_uuid: randomUUID(), amount: 300_000 };
  const { status } = await vendor.call('bet', vendor.body('bet', { playerId, token }, bet));
  expect(status).toBe('RS_OK');
  await site.shiftClock(0);
  const at = Date.now() - ago;
  return { from: dayOf(at - dayMs), to: dayOf(at + dayMs) };
};

describe('[R-H2] of so many months ago', () => {
  // Six months are what a player must read alone, twelve what we show, five years what is kept.
  test.each([6, 12, 59])(
    '%i: money and bets are read, added up and saved by the player',
    async (months) => {
      const player = await registerPlayer(site);
      const days = await betThen(player, months);
      const { list, totals } = await player.get(report.listTransactions, days);
      expect(list.map(({ type, amount }) => [type, amount])).toEqual([
        ['bet', '-3'],
        ['adjust', '10'],
      ]);
      expect(totals).toMatchObject({ opening: '0', closing: '7' });
      const rounds = await player.get(report.listRounds, days);
      expect(rounds.totals).toMatchObject({ rounds: 1, stake: '3' });
      const message = await player.messageOf(report.exportTransactions, days);
      const { text } = await player.send(message);
      expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    },
  );
});
