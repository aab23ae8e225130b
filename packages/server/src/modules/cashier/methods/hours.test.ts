import { cashier } from '@parlour/contract/cashier';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let finance: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  finance = await openOperator(site, { roles: ['finance'], brands: ['main'] });
});
afterAll(() => site.drop());

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const hanoi = 'Asia/Ho_Chi_Minh';

type Hours = { days: number[]; opens: string; closes: string };

const opensAt = async ({ days, opens, closes }: Hours, zone: string, at: string) => {
  const [row] = await site.database.sql<{ at: Date | null }>`
    select cashier.opens_at(${days.map(String)}::smallint[], ${opens}::time, ${closes}::time,
      ${zone}, ${at}::timestamptz) as at`;
  return row!.at?.toISOString() ?? 'open';
};

const propose = async (kind: 'deposit' | 'withdrawal', patch: Record<string, unknown>) => {
  const of = { kind: 'method', object: `main:${kind}:bank` } as const;
  const { version } = await finance.get(operator.previewChange, { ...of, patch: {} });
  return finance.call(operator.proposeChange, {
    ...of,
    version,
    patch,
    reason: 'the bank works in the day',
  });
};

/** A day of the week that is neither today nor tomorrow in Hanoi. */
const dayToCome = (): number => {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: hanoi });
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return ((names.indexOf(name.format(site.platform.clock.now())) + 3) % 7) + 1;
};

describe('[WALLET-03] the hours of a method', () => {
  const day = { days: everyDay, opens: '08:00', closes: '22:00' };
  const night = { days: [5, 6], opens: '20:00', closes: '02:30' };
  test.each<[string, Hours, string, string, string]>([
    [
      'all day',
      { days: everyDay, opens: '00:00', closes: '00:00' },
      hanoi,
      '2026-03-02T17:00:00Z',
      'open',
    ],
    ['in them', day, hanoi, '2026-03-02T01:00:00Z', 'open'],
    ['at their end', day, hanoi, '2026-03-02T15:00:00Z', '2026-03-03T01:00:00.000Z'],
    ['before them', day, hanoi, '2026-03-02T00:59:59Z', '2026-03-02T01:00:00.000Z'],
    ['on a Saturday past midnight', night, hanoi, '2026-03-06T19:29:59Z', 'open'],
    ['on a Sunday night', night, hanoi, '2026-03-08T13:30:00Z', '2026-03-13T13:00:00.000Z'],
    [
      'on one day of the week',
      { ...day, days: [1] },
      hanoi,
      '2026-03-02T16:00:00Z',
      '2026-03-09T01:00:00.000Z',
    ],
    [
      'where the clock is put forward',
      day,
      'Europe/Berlin',
      '2026-03-28T22:00:00Z',
      '2026-03-29T06:00:00.000Z',
    ],
  ])('are of the brand’s clock: %s', async (_name, hours, zone, at, expected) => {
    expect(await opensAt(hours, zone, at)).toBe(expected);
  });

  test('are changed by one person, refuse a deposit outside of them, and say when it opens', async () => {
    const player = await registerPlayer(site);
    const made = await propose('deposit', { days: [dayToCome()], opens: '08:00', closes: '22:00' });
    expect(made.body.value).toMatchObject({ state: 'applied', needsSecond: false });
    const { list } = await player.get(cashier.listMethods, { kind: 'deposit' });
    expect(list.map(({ id }) => id)).toEqual(['sandbox', 'bank']);
    const [sandbox, bank] = list;
    expect(sandbox!.opensAt).toBeUndefined();
    expect(bank!.opensAt).toMatch(/^\d{4}-\d\d-\d\dT01:00:00\.000Z$/);
    const input = { methodId: 'bank', amount: '500000' };
    const refused = await player.call(cashier.requestDeposit, input);
    expect(refused.refusal).toMatchObject({
      code: 'cashier.method_hours',
      value: { opensAt: bank!.opensAt },
    });
    await finance.get(operator.undoChange, { id: made.body.value.id, reason: 'it works at night' });
    const answer = await player.call(cashier.requestDeposit, input);
    expect(answer.status).toBe(200);
  });

  test('[WALLET-04] refuse a withdrawal outside of them, whose money stays', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const made = await propose('withdrawal', { days: [dayToCome()] });
    const { refusal } = await player.call(
      cashier.requestWithdrawal,
      withdrawalOf(player, '200000', 'bank'),
    );
    expect(refusal?.code).toBe('cashier.method_hours');
    const [held] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from cashier.withdrawal
      where player_id = ${player.playerId}::bigint`;
    expect(held!.count).toBe(0);
    await finance.get(operator.undoChange, { id: made.body.value.id, reason: 'it works at night' });
  });

  test.each([
    ['no day', { days: [] }, 'days'],
    ['a day twice', { days: [1, 1] }, 'days'],
    ['an eighth day', { days: [8] }, 'days'],
    ['an hour that is none', { opens: '24:00' }, 'opens'],
    ['a word', { closes: 'noon' }, 'closes'],
  ])('are refused with %s', async (_name, patch, name) => {
    const answer = await finance.call(operator.previewChange, {
      kind: 'method',
      object: 'main:deposit:bank',
      patch,
    });
    expect(answer.refusal?.value).toMatchObject({ fields: [{ name, code: 'field.pattern' }] });
  });
});
