import { mostSessionMinutes, type LimitKind, type LimitPeriod } from '@parlour/contract/compliance';
import { microsPerUnit, micros, moneyText } from '@parlour/contract/money';
import { invalid, Refusal } from '../../../lib/refusal';

export type LimitRow = {
  id: bigint;
  currency: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Micros; minutes of the kind session. */
  amount: bigint;
  raiseReadyAt: Date | null;
  /** No amount removes the limit. */
  raiseAmount: bigint | null;
};

export type NamedLimit = Pick<LimitRow, 'kind' | 'period'>;

const periodsOf: Record<LimitKind, readonly LimitPeriod[]> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  session: ['session'],
};

/** The wire's amount of a limit; undefined removes it. */
export const amountOf = (
  { kind, period }: NamedLimit,
  amount: string | undefined,
): bigint | undefined => {
  if (!periodsOf[kind].includes(period)) throw invalid({ name: 'period', code: 'field.pattern' });
  if (amount === undefined) return undefined;
  const value = micros(amount);
  if (kind !== 'session') return value;
  if (value % microsPerUnit !== 0n) throw invalid({ name: 'amount', code: 'field.not_number' });
  const minutes = value / microsPerUnit;
  if (minutes <= BigInt(mostSessionMinutes)) return minutes;
  throw invalid({ name: 'amount', code: 'field.above', max: mostSessionMinutes.toString() });
};

export const amountText = (kind: LimitKind, amount: bigint): string =>
  kind === 'session' ? amount.toString() : moneyText(amount);

/** Whether a change of a limit is in force at once: only what is lower, or the first. */
export const isLowering = (known: LimitRow | undefined, amount: bigint | undefined): boolean =>
  amount !== undefined && (known === undefined || amount <= known.amount);

/**
 * Refuses a limit that another in force makes pointless: a day's above the week's or the month's, a
 * month's below the week's or the day's.
 */
export const assertAgrees = (
  rows: readonly LimitRow[],
  { kind, period, amount }: NamedLimit & { amount: bigint },
): void => {
  const order = periodsOf[kind];
  const place = order.indexOf(period);
  for (const other of rows.filter((row) => row.kind === kind && row.period !== period)) {
    const isLonger = order.indexOf(other.period) > place;
    const bound = amountText(kind, other.amount);
    if (isLonger && amount > other.amount) {
      throw contradicts({ code: 'field.above', max: bound }, other.period);
    }
    if (!isLonger && amount < other.amount) {
      throw contradicts({ code: 'field.below', min: bound }, other.period);
    }
  }
};

const contradicts = (
  fault: { code: 'field.above'; max: string } | { code: 'field.below'; min: string },
  period: LimitPeriod,
): Refusal =>
  new Refusal('compliance.limits_contradict', { fields: [{ name: 'amount', ...fault }], period });
