import { moneyText } from '@parlour/contract/money';
import {
  moneyFigures,
  type BrandBoard,
  type BoardHour,
  type Figure,
  type FigureName,
  type VendorState,
} from '@parlour/contract/report-console';
import type {
  BoardDay,
  HourRow,
  OpenRow,
  PeopleRow,
  PlayersRow,
  BoardVendor,
  VendorSum,
  WaitingRow,
} from './board-queries';

export type Rows = {
  hours: HourRow[];
  players: PlayersRow[];
  people: PeopleRow[];
  waiting: WaitingRow[];
  open: OpenRow[];
  vendors: BoardVendor[];
  vendorSums: VendorSum[];
};

const hourMs = 3_600_000;

/** The board of a brand in one currency. */
export const boardOf = (day: BoardDay, currency: string, all: Rows): BrandBoard => {
  const isOf = (row: { brand: string; currency: string }) =>
    row.brand === day.brand && row.currency === currency;
  const rows: Rows = {
    hours: all.hours.filter(isOf),
    players: all.players.filter(isOf),
    // A person has one currency only with the brand's: they are counted on its board.
    people: currency === day.currency ? all.people.filter(({ brand }) => brand === day.brand) : [],
    waiting: all.waiting.filter(isOf),
    open: all.open.filter(isOf),
    vendors: all.vendors.filter(({ brand }) => brand === day.brand),
    vendorSums: all.vendorSums.filter(isOf),
  };
  const { brand, name, timeZone, day: date } = day;
  return {
    brand,
    name,
    currency,
    timeZone,
    day: date,
    figures: figuresOf(day, rows),
    hours: hoursOf(day, rows.hours),
    vendors: vendorsOf(rows),
  };
};

/** The currencies that a brand has figures of, its own first. */
export const currenciesOf = (day: BoardDay, { hours, open, waiting }: Rows): string[] => [
  ...new Set([
    day.currency,
    ...[...hours, ...open, ...waiting]
      .filter(({ brand }) => brand === day.brand)
      .map(({ currency }) => currency),
  ]),
];

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => string): bigint =>
  rows.reduce((total, row) => total + BigInt(of(row)), 0n);

/** The figures that are sums of hours. */
const hourly: Partial<Record<FigureName, (row: HourRow) => bigint>> = {
  deposits: (row) => BigInt(row.deposits),
  depositCount: (row) => BigInt(row.depositCount),
  withdrawals: (row) => BigInt(row.withdrawals),
  stake: (row) => BigInt(row.stake),
  rounds: (row) => BigInt(row.rounds),
  gross: (row) => BigInt(row.revenue),
  gifts: (row) => BigInt(row.gifts),
  net: (row) => BigInt(row.revenue) - BigInt(row.gifts),
  commissions: (row) => BigInt(row.commissions),
};

const figureOf = (
  name: FigureName,
  value: bigint,
  asOf: Date,
  before?: { hour: Date; atHour: bigint; dayBefore: bigint },
): Figure => {
  const text = (amount: bigint) =>
    moneyFigures.includes(name) ? moneyText(amount) : amount.toString();
  return {
    name,
    value: text(value),
    asOf: asOf.toISOString(),
    ...(before && {
      before: {
        hour: before.hour.toISOString(),
        atHour: text(before.atHour),
        dayBefore: text(before.dayBefore),
      },
    }),
  };
};

const figuresOf = (day: BoardDay, rows: Rows): Figure[] => {
  const { now } = day;
  return [
    ...hourlyFigures(day, rows.hours),
    ...playerFigures(day, rows.players),
    figureOf(
      'waiting',
      sumOf(rows.waiting, ({ amount }) => amount),
      now,
    ),
    figureOf(
      'waitingCount',
      sumOf(rows.waiting, ({ count }) => count),
      now,
    ),
    figureOf(
      'openRounds',
      sumOf(rows.open, (row) => row.rounds),
      now,
    ),
    figureOf(
      'openStake',
      sumOf(rows.open, ({ stake }) => stake),
      now,
    ),
    ...rows.people.flatMap((people) => peopleFigures(day, people)),
  ];
};

/** Before the first full hour of a day nothing is compared. */
const isCompared = ({ full, begins }: BoardDay): boolean => full > begins;

const hourlyFigures = (day: BoardDay, rows: HourRow[]): Figure[] => {
  const { begins, ends, beganBefore, full, fullBefore, upto } = day;
  const between = (from: Date, to: Date, of: (row: HourRow) => bigint) =>
    rows
      .filter(({ hour }) => hour >= from && hour < to)
      .reduce((total, row) => total + of(row), 0n);
  return Object.entries(hourly).map(([name, of]) => {
    const before = {
      hour: full,
      atHour: between(begins, full, of),
      dayBefore: between(beganBefore, fullBefore, of),
    };
    const value = between(begins, ends, of);
    return figureOf(name as FigureName, value, upto, isCompared(day) ? before : undefined);
  });
};

const peopleFigures = (
  day: BoardDay,
  { online, registered, atFull, before }: PeopleRow,
): Figure[] => {
  const atHour = { hour: day.full, atHour: BigInt(atFull), dayBefore: BigInt(before) };
  return [
    figureOf('online', BigInt(online), day.now),
    figureOf('registered', BigInt(registered), day.now, isCompared(day) ? atHour : undefined),
  ];
};

/** Distinct players do not add up over hours: each hour has its own count since the day began. */
const playerFigures = (
  { begins, beganBefore, full, fullBefore }: BoardDay,
  rows: PlayersRow[],
): Figure[] => {
  const last = rows.findLast(({ hour }) => hour >= begins);
  if (!last) return [];
  const at = (from: Date, to: Date) => rows.findLast(({ hour }) => hour >= from && hour < to);
  const [atHour, before] = [at(begins, full), at(beganBefore, fullBefore)];
  return (['players', 'firstDeposits'] as const).map((name) =>
    figureOf(
      name,
      BigInt(last[name]),
      last.upto,
      atHour &&
        before && {
          hour: full,
          atHour: BigInt(atHour[name]),
          dayBefore: BigInt(before[name]),
        },
    ),
  );
};

const hoursOf = ({ begins, ends, beganBefore, upto }: BoardDay, rows: HourRow[]): BoardHour[] => {
  const at = (time: number) => rows.filter(({ hour }) => hour.getTime() === time);
  const count = Math.round((ends.getTime() - begins.getTime()) / hourMs);
  return Array.from({ length: count }, (_, index) => {
    const hour = begins.getTime() + index * hourMs;
    const now = at(hour);
    return {
      hour: new Date(hour).toISOString(),
      deposits: moneyText(sumOf(now, ({ deposits }) => deposits)),
      withdrawals: moneyText(sumOf(now, ({ withdrawals }) => withdrawals)),
      depositsBefore: moneyText(
        sumOf(at(beganBefore.getTime() + index * hourMs), ({ deposits }) => deposits),
      ),
      isOpen: hour + hourMs > upto.getTime(),
    };
  });
};

const vendorsOf = ({ vendors, vendorSums, open }: Rows): VendorState[] => {
  const listed = new Set(vendors.map(({ vendor }) => vendor));
  // What a vendor left behind is shown after it was taken from the brand's lists.
  const others = [...vendorSums, ...open].filter(({ vendor }) => !listed.has(vendor));
  const removed = [...new Set(others.map(({ vendor }) => vendor))].map((vendor) => ({
    vendor,
    name: vendor,
    gameTypes: [],
    isEnabled: false,
    isMaintained: false,
  }));
  return [...vendors, ...removed].map(({ vendor, name, gameTypes, isEnabled, isMaintained }) => {
    const sums = vendorSums.filter((row) => row.vendor === vendor);
    const rounds = open.filter((row) => row.vendor === vendor);
    return {
      vendor,
      name,
      gameTypes,
      stake: moneyText(sumOf(sums, ({ stake }) => stake)),
      payout: moneyText(sumOf(sums, ({ payout }) => payout)),
      openRounds: Number(sumOf(rounds, (row) => row.rounds)),
      openStake: moneyText(sumOf(rounds, ({ stake }) => stake)),
      state: stateOf(isEnabled, isMaintained),
    };
  });
};

const stateOf = (isEnabled: boolean, isMaintained: boolean): VendorState['state'] => {
  if (!isEnabled) return 'off';
  return isMaintained ? 'maintenance' : 'on';
};
