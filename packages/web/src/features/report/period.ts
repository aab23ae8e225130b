import type { Zone } from '@parlour/contract/time-zone';
import { isoDay } from '@parlour/ui/iso-day';

export const periodNames = ['today', 'yesterday', 'last7', 'last30', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Round by round, or day by day. */
export type RecordView = 'rounds' | 'days';

/** Days of the brand's time zone, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

const dayText = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Which rounds the record shows and how, from its address. A wrong address means the last seven
 * days, round by round.
 */
export const viewOf = (
  search: string,
  now: number,
  timeZone: Zone,
): { name: PeriodName; period: Period; page: number; by: RecordView } => {
  const query = new URLSearchParams(search);
  const name = periodNames.find((one) => one === query.get('period')) ?? 'last7';
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('recordPage'))) || 1));
  const by = query.get('recordView') === 'days' ? 'days' : 'rounds';
  if (name !== 'custom') return { name, period: periodOf(name, now, timeZone), page, by };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isSound = dayText.test(from) && dayText.test(to) && from <= to;
  return { name, period: isSound ? { from, to } : periodOf('last7', now, timeZone), page, by };
};

const dayMs = 86_400_000;

/** The days of a named period, by the server's clock. */
export const periodOf = (
  name: Exclude<PeriodName, 'custom'>,
  now: number,
  timeZone: Zone,
): Period => {
  const back = (days: number) => isoDay(now - days * dayMs, timeZone);
  switch (name) {
    case 'today':
      return { from: back(0), to: back(0) };
    case 'yesterday':
      return { from: back(1), to: back(1) };
    case 'last7':
      return { from: back(6), to: back(0) };
    case 'last30':
      return { from: back(29), to: back(0) };
  }
};
