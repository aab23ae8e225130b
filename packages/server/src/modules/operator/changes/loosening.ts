import { settingsOf } from '@parlour/contract/settings';
import type { Json } from '../../audit';
import { diffOf, type ChangeValues } from './kind';

const number = (value: Json): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : Number(value);

/** A limit that is gone is the loosest of all. */
const up = (before: Json, after: Json): boolean =>
  (number(after) ?? Infinity) > (number(before) ?? Infinity);
const down = (before: Json, after: Json): boolean => (number(after) ?? 0) < (number(before) ?? 0);
/** Without one there is no automatic approval at all. */
const upFromNone = (before: Json, after: Json): boolean =>
  (number(after) ?? 0) > (number(before) ?? 0);
const any = (): boolean => true;

/** Which direction of a setting loosens a control; a setting that is not here loosens none. */
const loosening: Record<string, (before: Json, after: Json) => boolean> = {
  'settings.autoApproveBelow': upFromNone,
  'settings.twoPersonsAbove': up,
  'settings.withdrawalsADay': up,
  'settings.withdrawalsOfDay': up,
  'settings.turnoverDust': upFromNone,
  'settings.turnoverTimes': down,
  'settings.payeeRestHours': down,
  'settings.minAge': down,
  'settings.mostSessions': up,
  'settings.verification': any,
  'settings.newDevice': any,
  'settings.limits': any,
  'settings.serviceHosts': any,
  alone: (_before, after) => after === true,
  mode: any,
  // A place that was refused is served again.
  countries: (before, after) => lost(before, after),
  networks: (before, after) => lost(before, after),
};

const lost = (before: Json, after: Json): boolean => {
  const left = new Set((after ?? []) as string[]);
  return ((before ?? []) as string[]).some((one) => !left.has(one));
};

/** What holds where nothing is stored. */
const initial = settingsOf({}).settings as unknown as Record<string, Json>;

const held = (name: string, value: Json): Json =>
  value === null || value === '' ? initial[name.replace('settings.', '')] : value;

export const loosensBrand = (before: ChangeValues, after: ChangeValues): boolean =>
  diffOf(before, after).some(
    ([name, from, to]) => loosening[name]?.(held(name, from), held(name, to)) ?? false,
  );
