import { micros, moneyPattern, moneyText } from '@parlour/contract/money';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import {
  lockMethod,
  writeMethod,
  type DeskMethodRow,
  type MethodKind,
  type MethodPlace,
  type MethodTerms,
} from './desk-method-queries';

type Values = Parameters<ChangeKind['loosens']>[0];

/** An object is `brand:kind:code`. */
const placeOf = (object: string): MethodPlace | undefined => {
  const [, brand, kind, id] = /^([^:]+):(deposit|withdrawal):([^:]+)$/.exec(object) ?? [];
  return brand && id ? { brand, kind: kind as MethodKind, id } : undefined;
};

/** Which values may be changed, and which of them are right. */
const isRight: Record<string, (value: unknown) => boolean> = {
  min: (value) => isMoney(value),
  max: (value) => isMoney(value),
  feePermille: (value) => isWhole(value, 999),
  minutes: (value) => isWhole(value, 43_200),
  presets: (value) => Array.isArray(value) && value.length <= 12 && value.every(isMoney),
  enabled: (value) => typeof value === 'boolean',
};

const isMoney = (value: unknown): value is string =>
  typeof value === 'string' && moneyPattern.test(value) && micros(value) > 0n;
const isWhole = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** The terms of a way to pay in or out, and whether it is open. */
export const methodKind: ChangeKind = {
  rights: { write: 'method.w', approve: 'method.a' },
  brandOf: (object) => placeOf(object)?.brand,
  lock: async (sql, object) => {
    const place = placeOf(object);
    const row = place && (await lockMethod(sql, place));
    if (!row) return undefined;
    const values = valuesOf(row);
    return { version: JSON.stringify(values), values, brand: row.brand };
  },
  apply: async ({ sql, object }, patch, before) => {
    for (const [name, value] of Object.entries(patch)) {
      if (!Object.hasOwn(isRight, name)) throw invalid({ name, code: 'field.unknown' });
      if (!isRight[name]!(value)) throw invalid({ name, code: 'field.pattern' });
    }
    const terms = termsOf({ ...before, ...patch });
    if (terms.min > terms.max) throw invalid({ name: 'max', code: 'field.below' });
    await writeMethod(sql, placeOf(object)!, terms);
    return undefined;
  },
  // Opening it, wider bounds, another fee; other times and presets loosen nothing.
  loosens: (before, after) => {
    const [had, has] = [termsOf(before), termsOf(after)];
    return (
      (has.enabled && !had.enabled) ||
      has.max > had.max ||
      has.min < had.min ||
      has.feePermille !== had.feePermille
    );
  },
  isStop: (patch) => patch.enabled === false && Object.keys(patch).length === 1,
  brandsOf: async (_sql, { object }) => [placeOf(object)!.brand],
  undoable: true,
};

const valuesOf = ({ min, max, feePermille, minutes, presets, enabled }: DeskMethodRow): Values => ({
  min: moneyText(min),
  max: moneyText(max),
  feePermille,
  minutes,
  presets: presets.map(moneyText),
  enabled,
});

const termsOf = (values: Values): MethodTerms => {
  const { min, max, feePermille, minutes, presets, enabled } = values;
  return {
    min: micros(min as string),
    max: micros(max as string),
    feePermille: feePermille as number,
    minutes: minutes as number,
    presets: (presets as string[]).map(micros),
    enabled: enabled as boolean,
  };
};
