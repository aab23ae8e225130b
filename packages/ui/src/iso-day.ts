import type { Zone } from '@parlour/contract/time-zone';
import { momentOf, timeOf, type When } from './format';

/** `2026-11-20`, the day in the brand's time zone, as date filters want it. */
export const isoDay = (when: When, zone: Zone): string => {
  const { year, month, day } = momentOf(timeOf(when), zone);
  return `${year}-${month}-${day}`;
};
