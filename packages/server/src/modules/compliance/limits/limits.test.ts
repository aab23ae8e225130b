import { compliance } from '@parlour/contract/compliance';
import { whileLocked } from '@parlour/testkit/ledger/lock-player';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const [kind, period] = ['deposit', 'day'] as const;
const second = 1000;
const day = 24 * 60 * 60 * second;

const set = (someone: SomePlayer, amount?: string) =>
  someone.call(compliance.setLimit, { kind, period, ...(amount && { amount }) });

const only = async (someone: SomePlayer) =>
  (await someone.get(compliance.readLimits, {})).limits[0];

const confirm = async (someone: SomePlayer) =>
  (await someone.call(compliance.confirmRaise, { kind, period })).refusal?.code ?? 'raised';

describe('[R-L3] [MEMBER-10] a limit', () => {
  test('is lower at once, and higher after 24 hours and a second yes', async () => {
    const early = await registerPlayer(site);
    await set(early, '500');
    await set(early, '300');
    expect(await only(early)).toMatchObject({ amount: '300' });
    await set(early, '900');
    expect(await only(early)).toMatchObject({ amount: '300', raise: { amount: '900' } });
    expect(await confirm(early)).toBe('compliance.raise_waits');

    await site.shiftClock(day - second * 60);
    const waiting = await logInAs(site, early);
    expect(await confirm(waiting)).toBe('compliance.raise_waits');
    expect(await only(waiting)).toMatchObject({ amount: '300', raise: { isReady: false } });

    await site.shiftClock(day + second * 60);
    // The time alone raises nothing.
    expect(await only(waiting)).toMatchObject({ amount: '300', raise: { isReady: true } });
    expect(await confirm(waiting)).toBe('raised');
    expect(await only(waiting)).toMatchObject({ amount: '900' });
    expect(await only(waiting)).not.toHaveProperty('raise');
    expect(await confirm(waiting)).toBe('request.unknown');
    await site.shiftClock(0);
  });

  test('is removed in the same way as it is raised', async () => {
    const early = await registerPlayer(site);
    await set(early, '500');
    await set(early);
    expect(await only(early)).toMatchObject({ amount: '500', raise: { isReady: false } });
    expect(await confirm(early)).toBe('compliance.raise_waits');
    await site.shiftClock(day + second);
    const late = await logInAs(site, early);
    expect(await confirm(late)).toBe('raised');
    expect(await only(late)).toBeUndefined();
    await site.shiftClock(0);
  });

  test('that is lowered again forgets the raise, and asking again begins the wait again', async () => {
    const early = await registerPlayer(site);
    await set(early, '500');
    await set(early, '900');
    await set(early, '400');
    expect(await only(early)).not.toHaveProperty('raise');
    await set(early, '900');
    await site.shiftClock(day / 2);
    const later = await logInAs(site, early);
    await set(later, '1000');
    await site.shiftClock(day + second);
    expect(await confirm(await logInAs(site, early))).toBe('compliance.raise_waits');
    await site.shiftClock(0);
  });

  test('that is set to two amounts at once stays at the lower one, and the other is a raise', async () => {
    const someone = await registerPlayer(site);
    await set(someone, '500');
    await whileLocked(site, someone.playerId, [
      () => set(someone, '100'),
      () => set(someone, '300'),
    ]);
    expect(await only(someone)).toMatchObject({ amount: '100', raise: { amount: '300' } });
  });

  test('keeps its amount when the raise is dropped', async () => {
    const someone = await registerPlayer(site);
    await set(someone, '500');
    await set(someone, '900');
    await someone.get(compliance.dropRaise, { kind, period });
    expect(await only(someone)).toMatchObject({ amount: '500' });
    expect(await only(someone)).not.toHaveProperty('raise');
  });

  test.each([
    ['day', '600', 'week', '500', 'field.below'],
    ['month', '500', 'week', '600', 'field.above'],
    ['month', '500', 'day', '600', 'field.above'],
  ] as const)('a %s of %s does not agree with a %s of %s', async (one, first, two, next, code) => {
    const someone = await registerPlayer(site);
    await someone.get(compliance.setLimit, { kind: 'loss', period: one, amount: first });
    const { refusal } = await someone.call(compliance.setLimit, {
      kind: 'loss',
      period: two,
      amount: next,
    });
    expect(refusal).toMatchObject({
      code: 'compliance.limits_contradict',
      value: { period: one, fields: [{ name: 'amount', code }] },
    });
    // Of another kind it is another limit.
    await someone.get(compliance.setLimit, { kind: 'stake', period: two, amount: next });
  });

  test.each([
    ['session', 'day', '60', 'period'],
    ['loss', 'session', '60', 'period'],
    ['session', 'session', '60.5', 'amount'],
    ['session', 'session', '1441', 'amount'],
    ['loss', 'day', '0', 'amount'],
  ] as const)('of %s a %s of %s names the wrong field', async (of, per, amount, name) => {
    const someone = await registerPlayer(site);
    const { refusal } = await someone.call(compliance.setLimit, { kind: of, period: per, amount });
    expect(refusal?.value?.fields?.map((fault) => fault.name)).toEqual([name]);
  });
});

describe('[R-L4] an exclusion', () => {
  test('is only ever extended, and a block of the site does not replace it', async () => {
    const someone = await registerPlayer(site);
    const until = async () => (await someone.get(compliance.readLimits, {})).exclusion?.until;
    await someone.get(compliance.exclude, { time: '1y' });
    const year = await until();
    await someone.get(compliance.exclude, { time: '6m' });
    expect(await until()).toBe(year);
    await site.database.sql`
      update compliance.player_state set state = 'active', until = null
      where player_id = ${someone.playerId}::bigint`;
    expect(await until()).toBe(year);
    const view = await someone.get(compliance.exclude, { time: 'forever' });
    expect(view.exclusion).toEqual({});
  });
});
