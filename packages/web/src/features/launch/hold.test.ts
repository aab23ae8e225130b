import type { FromGame } from '@parlour/contract/frame';
import type { Balance } from '@parlour/contract/wallet';
import { describe, expect, test } from 'vitest';
import { type BalanceHold, type HoldEvent, openHold, quietMs, recordUntil, stepped } from './hold';

const had = (cash: string, version: number, more: Partial<Balance> = {}): Balance => ({
  sumBalance: cash,
  currency: 'VND',
  symbol: '₫',
  cash,
  bonus: '0',
  held: '0',
  wallets: [],
  version,
  ...more,
});

let at = 0;
const posted = (message: Omit<FromGame, 'parlour'>, later = 0): HoldEvent => ({
  type: 'message',
  message: { parlour: 1, ...message } as FromGame,
  at: (at += later),
});
const ready = () => posted({ type: 'ready' });
const pressed = (stake: string, key = 'one'): HoldEvent =>
  posted({ type: 'round-started', key, stake } as never);
const takenUp = (since?: string): HoldEvent =>
  posted({ type: 'round-started', key: 'old', stake: '0', since } as never);
const ended = (played: boolean): HoldEvent => posted({ type: 'round-ended', played } as never);
const live = (cash: string, version: number): HoldEvent => ({
  type: 'received',
  balance: { sumBalance: cash, cash, bonus: '0', held: '0', version },
});

const after = (
  events: HoldEvent[],
  { isFirst = false, known = had('1000', 5) } = {},
): BalanceHold => {
  at = 0;
  return events.reduce(stepped, openHold(known, { isFirst, at: 0 }));
};

/** What is shown after each event. */
const shownAfter = (
  events: HoldEvent[],
  options?: Parameters<typeof after>[1],
): (string | undefined)[] =>
  events.map((_event, index) => after(events.slice(0, index + 1), options).shown?.sumBalance);

describe('[GAME-10] the shown balance while a game plays a round', () => {
  test.each<[string, HoldEvent[], (string | undefined)[]]>([
    ['nothing is held without a round', [ready(), live('990', 6)], ['1000', '990']],
    [
      'the stake goes with the press, the win comes with the stage, whichever came first',
      [ready(), pressed('10'), live('990', 6), live('1490', 7), ended(true)],
      ['1000', '990', '990', '990', '1490'],
    ],
    [
      'of what comes only the newest counts',
      [ready(), pressed('10'), live('1490', 7), live('990', 6), ended(true)],
      ['1000', '990', '990', '990', '1490'],
    ],
    [
      'a round that never took place shows the newest at once',
      [ready(), pressed('10'), live('1200', 6), ended(false)],
      ['1000', '990', '990', '1200'],
    ],
    [
      'a refused press without news shows what was there',
      [ready(), pressed('10'), ended(false)],
      ['1000', '990', '1000'],
    ],
    [
      'a deposit is added at once, and is in the newest sum',
      [
        ready(),
        pressed('10'),
        { type: 'deposited', amount: '500' },
        live('1490', 7),
        ended(true),
        { type: 'deposited', amount: '9' },
      ],
      ['1000', '990', '1490', '1490', '1490', '1490'],
    ],
    [
      'with a dead line the sum of the end is waited for',
      [ready(), pressed('10'), ended(true), live('1490', 7)],
      ['1000', '990', '990', '1490'],
    ],
    [
      'the same word twice takes the stake once',
      [ready(), pressed('10'), pressed('10'), pressed('20', 'two')],
      ['1000', '990', '990', '980'],
    ],
    [
      'a press that is sent twice after another round takes its stake from the newest',
      [ready(), pressed('10'), live('1490', 7), pressed('20', 'two')],
      ['1000', '990', '990', '1470'],
    ],
    [
      'an old round that is taken up has paid its stake',
      [takenUp(), ready(), live('1490', 6), ended(true), live('1490', 6)],
      ['1000', '1000', '1000', '1490', '1490'],
    ],
    [
      'a press while another tab plays gives its stake back, and its round is held without one',
      [ready(), pressed('10'), ended(false), takenUp(), live('1490', 6), ended(true)],
      ['1000', '990', '1000', '1000', '1000', '1490'],
    ],
    [
      'an error of the game lets everything through',
      [ready(), pressed('10'), live('1490', 7), posted({ type: 'failed', code: 'x' } as never)],
      ['1000', '990', '990', '1490'],
    ],
    [
      'the end of the frame lets everything through',
      [ready(), pressed('10'), live('1490', 7), { type: 'closed' }],
      ['1000', '990', '990', '1490'],
    ],
    [
      'an amount that is none takes nothing, and still holds',
      [ready(), pressed('-10'), live('1490', 7)],
      ['1000', '1000', '1000'],
    ],
  ])('%s', (_name, events, shown) => {
    expect(shownAfter(events)).toEqual(shown);
  });

  test('a page that begins with a game shows no balance before the game is ready', () => {
    const settled = [live('1490', 6), ready(), live('1500', 7)];
    expect(shownAfter(settled, { isFirst: true })).toEqual([undefined, '1490', '1500']);
    const open = [live('1490', 6), pressed('10'), ready(), ended(true), live('1490', 6)];
    expect(shownAfter(open, { isFirst: true })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '1490',
    ]);
  });

  test.each([
    ['of a press', undefined, '2026-11-20T20:00:00.000Z'],
    ['that is taken up', '2026-11-20T19:59:30.500Z', '2026-11-20T19:59:29.500Z'],
    ['that begins in the future', '2026-11-20T21:00:00.000Z', '2026-11-20T20:00:00.000Z'],
    ['whose beginning is no time', 'yesterday', '2026-11-20T20:00:00.000Z'],
  ])('the record stands before a round %s', (_name, since, until) => {
    const hold = after([ready(), since === undefined ? pressed('10') : takenUp(since)]);
    expect(recordUntil(hold, Date.parse('2026-11-20T20:00:00Z'))).toBe(until);
  });

  test('after a change of player no earlier balance is shown, and a page that is opening goes on opening', () => {
    const ended: HoldEvent[] = [ready(), pressed('10'), live('1490', 7), { type: 'forgotten' }];
    expect(shownAfter([...ended, { type: 'closed' }]).slice(-2)).toEqual([undefined, undefined]);
    const whole: HoldEvent = { type: 'received', balance: had('1490', 7) };
    expect(shownAfter([{ type: 'forgotten' }, whole, ready()], { isFirst: true })).toEqual([
      undefined,
      undefined,
      '1490',
    ]);
  });

  test('after a minute without a message the held balance is shown; a message extends the hold', () => {
    const begun = [ready(), pressed('10'), live('1490', 7)];
    const passed = (ms: number): HoldEvent => ({ type: 'passed', at: ms });
    expect(after([...begun, passed(quietMs - 1)]).shown?.sumBalance).toBe('990');
    expect(after([...begun, passed(quietMs)]).shown?.sumBalance).toBe('1490');
    const alive = posted({ type: 'round-alive' }, 20_000);
    expect(after([...begun, { ...alive, at: 20_000 } as HoldEvent, passed(quietMs)])).toMatchObject(
      { phase: 'round', shown: { sumBalance: '990' } },
    );
  });

  test('only the end of a played round animates the balance', () => {
    const rolls = (events: HoldEvent[]) => after(events).rolls;
    expect(rolls([ready(), pressed('10'), live('1490', 7), ended(true)])).toBe(1);
    expect(rolls([ready(), pressed('10'), ended(true)])).toBe(0);
    expect(rolls([ready(), pressed('10'), ended(true), live('990', 6)])).toBe(1);
    expect(rolls([ready(), pressed('10'), live('1490', 7), ended(false)])).toBe(0);
    expect(rolls([ready(), live('1490', 7), { type: 'closed' }])).toBe(0);
  });
});

describe('[GAME-10] the pocket from which a stake is taken until the server answers', () => {
  const purse = had('100', 1, {
    sumBalance: '175',
    bonus: '50',
    wallets: [
      { vendor: 'HOUSE', balance: '20' },
      { vendor: 'OTHER', balance: '5' },
    ],
  });
  const staked = (stake: string, wallet?: string) =>
    after([{ type: 'opened', wallet }, ready(), pressed(stake)], { known: purse }).shown;

  test.each([
    ['30', undefined, { cash: '70', bonus: '50', sumBalance: '145' }, ['20', '5']],
    ['120', undefined, { cash: '0', bonus: '30', sumBalance: '55' }, ['20', '5']],
    ['160', undefined, { cash: '0', bonus: '0', sumBalance: '15' }, ['10', '5']],
    ['1000', undefined, { cash: '0', bonus: '0', sumBalance: '0' }, ['0', '0']],
    ['15', 'HOUSE', { cash: '100', bonus: '50', sumBalance: '160' }, ['5', '5']],
    ['60.5', 'HOUSE', { cash: '100', bonus: '9.5', sumBalance: '114.5' }, ['0', '5']],
  ])('%s of the wallet %s', (stake, wallet, pockets, wallets) => {
    const shown = staked(stake, wallet);
    expect(shown).toMatchObject(pockets);
    expect(shown?.wallets.map(({ balance }) => balance)).toEqual(wallets);
  });

  test.each([
    [{ from: 'main', to: 'HOUSE', amount: '40' }, '60', ['45', '5']],
    [{ from: 'OTHER', to: 'HOUSE', amount: '5' }, '100', ['10', '0']],
    [{ from: 'main', to: 'NEW', amount: '1' }, '99', ['5', '5', '1']],
    [{ from: 'HOUSE' }, '105', ['0', '5']],
    [{}, '110', ['0', '0']],
  ])('a transfer %j in a round moves what is shown, not what was won', (move, cash, wallets) => {
    const events: HoldEvent[] = [
      { type: 'opened', wallet: 'HOUSE' },
      ready(),
      pressed('15'),
      { type: 'moved', move, balance: had('5000', 9, { sumBalance: '9999' }) },
    ];
    const hold = after(events, { known: purse });
    expect(hold.shown).toMatchObject({ cash, sumBalance: '160' });
    expect(hold.shown?.wallets.map(({ balance }) => balance)).toEqual(wallets);
    expect(stepped(hold, ended(true)).shown?.sumBalance).toBe('9999');
  });
});
