import { cashier, type Deposit } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSecondProcess, type SecondProcess } from '@parlour/testkit/site/second-process';
import { openSite, type Site } from '@parlour/testkit/site/site';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
let second: SecondProcess;

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { mostWaitingDeposits: 20 });
  second = await openSecondProcess(site);
  second.forgetBrands();
});

afterAll(async () => {
  await site.shiftClock(0);
  await second.close();
  await site.drop();
});

// The model counts in pieces of the method's lowest amount, and in moments of the brand's clock.

const piece = 50_000;
const minute = 60_000;
const day = 24 * 60 * minute;
/** The demo brand's zone has no summer time. */
const zone = 7 * 60 * minute;
const mostWaiting = 20;
const mostAskedAnHour = 30;

const periods = ['day', 'week', 'month'] as const;
type Period = (typeof periods)[number];

const numberOf: Record<Period, (at: number) => number> = {
  day: (at) => Math.floor((at + zone) / day),
  // The first of January 1970 was a Thursday.
  week: (at) => Math.floor((Math.floor((at + zone) / day) + 3) / 7),
  month: (at) => {
    const local = new Date(at + zone);
    return local.getUTCFullYear() * 12 + local.getUTCMonth();
  },
};

type Limit = { amount: number; raise?: { amount?: number | undefined; readyAt: number } };
/** `kept`: its money is here, and goes back to its payer. */
type Order = {
  deposit: Deposit;
  amount: number;
  state: 'pending' | 'kept' | 'failed' | 'credited';
  until: number;
  creditedAt?: number;
};
type Account = {
  limits: Map<Period, Limit>;
  orders: Order[];
  coolingUntil: number;
  excludedUntil: number;
};

const reserves = ({ state, until }: Order, at: number): boolean =>
  state === 'pending' && until > at;

const sum = (orders: readonly Order[]): number =>
  orders.reduce((all, { amount }) => all + amount, 0);

const creditedIn = ({ orders }: Account, period: Period, at: number): number =>
  sum(
    orders.filter(
      ({ creditedAt }) =>
        creditedAt !== undefined && numberOf[period](creditedAt) === numberOf[period](at),
    ),
  );

const usedOf = (account: Account, period: Period, at: number): number =>
  creditedIn(account, period, at) + sum(account.orders.filter((order) => reserves(order, at)));

/** What may still be asked for; endless without a limit. */
const roomOf = (account: Account, at: number): number =>
  Math.min(
    Infinity,
    ...[...account.limits].map(([period, { amount }]) => amount - usedOf(account, period, at)),
  );

/** Whether money for an order may be credited. */
const isCredited = (account: Account, order: Order, amount: number, at: number): boolean => {
  if (order.state === 'credited' || pauseOf(account, at)) return false;
  if (account.limits.size === 0) return true;
  if (!reserves(order, at)) return false;
  const others = account.orders.filter((other) => other !== order && reserves(other, at));
  // What is paid above an order leaves the others their room.
  const kept = amount > order.amount ? sum(others) : 0;
  return [...account.limits].every(
    ([period, limit]) => creditedIn(account, period, at) + kept + amount <= limit.amount,
  );
};

const pauseOf = ({ coolingUntil, excludedUntil }: Account, at: number): string | undefined => {
  if (excludedUntil > at) return 'compliance.excluded';
  return coolingUntil > at ? 'compliance.cooling_off' : undefined;
};

/** A limit above a longer period's, or below a shorter one's, says nothing. */
const contradicts = ({ limits }: Account, period: Period, amount: number): boolean =>
  [...limits].some(([other, limit]) => {
    const further = periods.indexOf(other) - periods.indexOf(period);
    return (further > 0 && amount > limit.amount) || (further < 0 && amount < limit.amount);
  });

const afterMonths = (at: number, months: number): number => {
  const moment = new Date(at);
  const last = new Date(at);
  last.setUTCMonth(last.getUTCMonth() + months + 1, 0);
  moment.setUTCMonth(
    moment.getUTCMonth() + months,
    Math.min(moment.getUTCDate(), last.getUTCDate()),
  );
  return moment.getTime();
};

// A player whom the site and the model know; each act is done to both and compared.

type Depositor = {
  account: Account;
  someone: SomePlayer;
  real: number;
  at: number;
  asked: number;
};

/** Noon of the brand's next day: the run's own seconds then pass no midnight. */
const nextNoon = (now: number): number => {
  const local = now + zone;
  return local - (local % day) + day + day / 2 - zone;
};

const shiftClocks = async (milliseconds: number): Promise<void> => {
  await site.shiftClock(milliseconds);
  await second.shiftClock(milliseconds);
};

const openDepositor = async (): Promise<Depositor> => {
  await shiftClocks(0);
  const someone = await registerPlayer(site);
  const real = Date.now();
  const account = { limits: new Map(), orders: [], coolingUntil: 0, excludedUntil: 0 };
  const depositor = { account, someone, real, at: 0, asked: 0 };
  await reach(depositor, nextNoon(real));
  return depositor;
};

const reach = async (depositor: Depositor, at: number): Promise<void> => {
  await shiftClocks(at - depositor.real);
  const someone = await logInAs(site, depositor.someone);
  Object.assign(depositor, { at, someone, asked: 0 });
};

const request = (someone: SomePlayer, amount: number) =>
  someone.call(cashier.requestDeposit, { methodId: 'sandbox', amount: `${amount * piece}` });

const noteOrder = ({ account, at }: Depositor, deposit: Deposit, amount: number): void => {
  account.orders.push({ deposit, amount, state: 'pending', until: at + 15 * minute });
};

/** Leaves so many requests before the counts that are not of limits refuse one. */
const leaveRequests = async (depositor: Depositor, count: number): Promise<void> => {
  const { account, at, asked } = depositor;
  const waiting = account.orders.filter((order) => reserves(order, at)).length;
  if (asked + count > mostAskedAnHour || waiting + count > mostWaiting) {
    await reach(depositor, at + 61 * minute);
  }
  depositor.asked += count;
};

const answerTo = ({ account, at }: Depositor, amount: number): string => {
  const pause = pauseOf(account, at);
  if (pause) return pause;
  return amount <= roomOf(account, at) ? 'asked' : 'compliance.limit_reached';
};

const ask = async (depositor: Depositor, amount: number): Promise<void> => {
  await leaveRequests(depositor, 1);
  const { body, refusal } = await request(depositor.someone, amount);
  expect(refusal?.code ?? 'asked').toBe(answerTo(depositor, amount));
  if (!refusal) noteOrder(depositor, body.value, amount);
};

/** Several requests at once, in two processes, perhaps while the limit of a period changes. */
const askTogether = async (
  depositor: Depositor,
  amount: number,
  change?: { period: Period; amount: number },
): Promise<void> => {
  const count = 4;
  await leaveRequests(depositor, count);
  const { account, someone, at } = depositor;
  const other = second.there(someone);
  const before = roomOf(account, at);
  const [answers] = await Promise.all([
    Promise.all(
      Array.from({ length: count }, (_each, n) => request(n % 2 ? someone : other, amount)),
    ),
    change && setLimit(depositor, change.period, change.amount),
  ]);
  const after = roomOf(account, at);
  const mayBe = (room: number) =>
    pauseOf(account, at) ? 0 : Math.max(0, Math.min(count, Math.floor(room / amount)));
  const accepted = answers.filter(({ refusal }) => !refusal);
  expect(accepted.length).toBeLessThanOrEqual(Math.max(mayBe(before), mayBe(after)));
  expect(accepted.length).toBeGreaterThanOrEqual(Math.min(mayBe(before), mayBe(after)));
  for (const { body } of accepted) noteOrder(depositor, body.value, amount);
};

const payOrder = async ({ deposit }: Order, amount: number, { app } = site): Promise<string> => {
  const body = paid({ ...deposit, amount: `${amount * piece}` });
  return (await deliver({ app }, signed(site, { body }))).result;
};

const notePaid = (order: Order, result: string, amount: number, at: number): void => {
  if (result === 'credited') Object.assign(order, { state: 'credited', amount, creditedAt: at });
  else if (order.state !== 'credited') order.state = 'kept';
};

const pay = async ({ account, at }: Depositor, order: Order, amount: number): Promise<void> => {
  const expected = isCredited(account, order, amount, at) ? 'credited' : 'received';
  expect(await payOrder(order, amount)).toBe(expected);
  notePaid(order, expected, amount, at);
};

/** All that wait are paid at once, in two processes: those that are kept fit beside no other. */
const payTogether = async ({ account, at }: Depositor): Promise<void> => {
  const orders = account.orders.filter((order) => reserves(order, at));
  const results = await Promise.all(
    orders.map((order, n) => payOrder(order, order.amount, n % 2 ? site : { ...site, ...second })),
  );
  const pause = pauseOf(account, at);
  for (const [n, order] of orders.entries()) {
    if (pause) expect(results[n]).toBe('received');
    notePaid(order, results[n]!, order.amount, at);
  }
  if (pause) return;
  for (const [period, { amount }] of account.limits) {
    if (results.includes('credited')) {
      expect(creditedIn(account, period, at)).toBeLessThanOrEqual(amount);
    }
  }
  for (const [n, order] of orders.entries()) {
    if (results[n] === 'credited') continue;
    expect(isCredited(account, order, order.amount, at)).toBe(false);
  }
};

const decline = async ({ at }: Depositor, order: Order): Promise<void> => {
  if (!reserves(order, at)) return;
  const body = paid(order.deposit, { status: 'declined' });
  expect((await deliver(site, signed(site, { body }))).result).toBe('failed');
  order.state = 'failed';
};

const setLimit = async (
  { account, someone, at }: Depositor,
  period: Period,
  amount: number | undefined,
): Promise<void> => {
  const wanted = amount === undefined ? {} : { amount: `${amount * piece}` };
  const { refusal } = await someone.call(compliance.setLimit, {
    kind: 'deposit',
    period,
    ...wanted,
  });
  const known = account.limits.get(period);
  if (amount !== undefined && contradicts(account, period, amount)) {
    expect(refusal?.code).toBe('compliance.limits_contradict');
    return;
  }
  expect(refusal).toBeUndefined();
  if (amount !== undefined && amount <= (known?.amount ?? Infinity)) {
    account.limits.set(period, { amount });
  } else if (known) known.raise = { amount, readyAt: at + day };
};

const confirm = async ({ account, someone, at }: Depositor, period: Period): Promise<void> => {
  const { refusal } = await someone.call(compliance.confirmRaise, { kind: 'deposit', period });
  const raise = account.limits.get(period)?.raise;
  const isWrong = raise?.amount !== undefined && contradicts(account, period, raise.amount);
  const code = raise
    ? raise.readyAt > at
      ? 'compliance.raise_waits'
      : isWrong
        ? 'compliance.limits_contradict'
        : undefined
    : 'request.unknown';
  expect(refusal?.code).toBe(code);
  if (code) return;
  if (raise?.amount === undefined) account.limits.delete(period);
  else account.limits.set(period, { amount: raise.amount });
};

const drop = async ({ account, someone }: Depositor, period: Period): Promise<void> => {
  const { refusal } = await someone.call(compliance.dropRaise, { kind: 'deposit', period });
  const limit = account.limits.get(period);
  expect(refusal?.code).toBe(limit?.raise ? undefined : 'request.unknown');
  delete limit?.raise;
};

const coolOff = async ({ account, someone, at }: Depositor, days: '1' | '7'): Promise<void> => {
  await someone.get(compliance.coolOff, { days });
  account.coolingUntil = Math.max(account.coolingUntil, at + Number(days) * day);
};

const exclude = async ({ account, someone, at }: Depositor): Promise<void> => {
  await someone.get(compliance.exclude, { time: '6m' });
  account.excludedUntil = Math.max(account.excludedUntil, afterMonths(at, 6));
};

/** What the page of limits shows is what the model has. */
const compareView = async ({ account, someone, at }: Depositor): Promise<void> => {
  const view = await someone.get(compliance.readLimits, {});
  const shown = view.limits.map(({ period, amount, used, raise }) => ({
    period,
    amount: Number(amount) / piece,
    used: Number(used) / piece,
    ...(raise && {
      raise: { isReady: raise.isReady, amount: raise.amount && Number(raise.amount) / piece },
    }),
  }));
  const known = [...account.limits].map(([period, { amount, raise }]) => ({
    period,
    amount,
    used: usedOf(account, period, at),
    ...(raise && { raise: { isReady: raise.readyAt <= at, amount: raise.amount } }),
  }));
  const byPeriod = (one: { period: string }, other: { period: string }) =>
    one.period < other.period ? -1 : 1;
  expect(shown.toSorted(byPeriod)).toEqual(known.toSorted(byPeriod));
  expect(Boolean(view.exclusion)).toBe(account.excludedUntil > at);
  expect(Boolean(view.coolingOff)).toBe(account.coolingUntil > at);
};

const period = fc.constantFrom(...periods);
const size = fc.integer({ min: 1, max: 6 });
const limit = fc.integer({ min: 2, max: 16 });
const place = fc.nat(30);
const passed = fc.constantFrom(
  10 * minute,
  16 * minute,
  6 * 60 * minute,
  day - minute,
  day,
  7 * day,
  31 * day,
);

type Act = (depositor: Depositor) => Promise<void>;
const ofOrder =
  (n: number, act: (depositor: Depositor, order: Order) => Promise<void>): Act =>
  async (depositor) => {
    const { orders } = depositor.account;
    const order = orders[orders.length - 1 - (n % Math.max(1, orders.length))];
    if (order) await act(depositor, order);
  };

type Step = { name: string; act: Act };
/** A failed run lists its steps by their names. */
const stepOf = (name: string, act: Act): Step =>
  Object.assign({ name, act }, { [fc.toStringMethod]: () => name });

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: size.map((n) => stepOf(`ask ${n}`, (one) => ask(one, n))) },
  {
    weight: 2,
    arbitrary: size.map((n) => stepOf(`ask 4 × ${n}`, (one) => askTogether(one, n))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(size, period, limit)
      .map(([n, which, amount]) =>
        stepOf(`ask 4 × ${n} while ${which} becomes ${amount}`, (one) =>
          askTogether(one, n, { period: which, amount }),
        ),
      ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(place, fc.constantFrom(0, 0, 0, 2, -1)).map(([n, more]) =>
      stepOf(
        `pay ${n} and ${more}`,
        ofOrder(n, (one, order) => pay(one, order, Math.max(1, order.amount + more))),
      ),
    ),
  },
  { weight: 2, arbitrary: fc.constant(stepOf('pay all', payTogether)) },
  {
    weight: 1,
    arbitrary: place.map((n) => stepOf(`decline ${n}`, ofOrder(n, decline))),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(period, limit)
      .map(([which, n]) => stepOf(`${which} ${n}`, (one) => setLimit(one, which, n))),
  },
  {
    weight: 1,
    arbitrary: period.map((which) =>
      stepOf(`no ${which}`, (one) => setLimit(one, which, undefined)),
    ),
  },
  {
    weight: 3,
    arbitrary: period.map((which) => stepOf(`yes ${which}`, (one) => confirm(one, which))),
  },
  {
    weight: 1,
    arbitrary: period.map((which) => stepOf(`keep ${which}`, (one) => drop(one, which))),
  },
  {
    weight: 6,
    arbitrary: passed.map((time) =>
      stepOf(`pass ${time / minute} minutes`, (one) => reach(one, one.at + time)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<'1' | '7'>('1', '7')
      .map((days) => stepOf(`cool off ${days}`, (one) => coolOff(one, days))),
  },
);

/** An exclusion ends half a year later: one in a while, or nothing else would happen. */
const sequences = fc
  .tuple(fc.array(steps, { minLength: 25, maxLength: 40 }), fc.nat(80))
  .map(([all, at]) => all.toSpliced(at, 0, stepOf('exclude', exclude)));

test('[R-L1] over random months of deposits and limits each answer is the model’s', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (all) => {
      const depositor = await openDepositor();
      for (const { act } of all) {
        await act(depositor);
        await compareView(depositor);
      }
    }),
    // Without shrinking, which is as long as many runs: the seed and its steps are printed.
    { numRuns: 8, endOnFailure: true },
  );
});
