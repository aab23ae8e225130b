import { isoDay } from '@parlour/ui/format';

export const periodNames = ['today', 'yesterday', 'last7', 'last30', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Days of the brand's time zone, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

const dayMs = 86_400_000;

/** The days of a named period, by the server's clock. */
export const periodOf = (
  name: Exclude<PeriodName, 'custom'>,
  now: number,
  timeZone: string,
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
