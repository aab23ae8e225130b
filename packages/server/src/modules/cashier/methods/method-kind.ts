import { languages } from '@parlour/contract/languages';
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
  receiptMinutes: (value) => isWhole(value, 43_200, 1),
  reminderMinutes: (value) => isWhole(value, 43_200, 1),
  presets: (value) => Array.isArray(value) && value.length <= 12 && value.every(isMoney),
  enabled: (value) => typeof value === 'boolean',
  days: (value) => isDays(value),
  opens: (value) => isHour(value),
  closes: (value) => isHour(value),
};

const isMoney = (value: unknown): value is string =>
  typeof value === 'string' && moneyPattern.test(value) && micros(value) > 0n;
const isWhole = (value: unknown, max: number, min = 0): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Days of the week from Monday, each once and in their order. */
const isDays = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((day, at) => isWhole(day, 7, 1) && (at === 0 || day > value[at - 1]));
const isHour = (value: unknown): boolean =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** What players call a method, by language: `name.VI`. */
const languageOf = (name: string): string | undefined =>
  languages.find((language) => name === `name.${language}`);

const mostLetters = 60;

/** Without one the language has no name of its own. */
const isName = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.length <= mostLetters && !/\p{C}/u.test(value));

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
      const isOne =
        languageOf(name) !== undefined || (Object.hasOwn(isRight, name) && name in before);
      if (!isOne) throw invalid({ name, code: 'field.unknown' });
      const isFine = isRight[name] ?? isName;
      if (!isFine(value)) throw invalid({ name, code: 'field.pattern' });
    }
    const terms = termsOf({ ...before, ...patch });
    if (Object.keys(terms.names).length === 0) throw nameless(patch);
    if (terms.min > terms.max) throw invalid({ name: 'max', code: 'field.below' });
    await writeMethod(sql, placeOf(object)!, terms);
    return undefined;
  },
  // Opening it, wider bounds, another fee, less time for an answer; the rest loosens nothing.
  loosens: (before, after) => {
    const [had, has] = [termsOf(before), termsOf(after)];
    return (
      (has.enabled && !had.enabled) ||
      has.max > had.max ||
      has.min < had.min ||
      has.feePermille !== had.feePermille ||
      has.receiptMinutes < had.receiptMinutes
    );
  },
  isStop: (patch) => patch.enabled === false && Object.keys(patch).length === 1,
  brandsOf: async (_sql, { object }) => [placeOf(object)!.brand],
  undoable: true,
};

/** What a way in keeps, which has no receipt. */
const unseen = { receiptMinutes: 1440, reminderMinutes: 120 };

const nameless = (patch: Values) => {
  const name = Object.keys(patch).find((one) => languageOf(one) !== undefined) ?? 'name';
  return invalid({ name, code: 'field.required' });
};

const valuesOf = (row: DeskMethodRow): Values => {
  const { kind, names, min, max, feePermille, minutes, presets, enabled } = row;
  const { receiptMinutes, reminderMinutes, days, opens, closes } = row;
  return {
    ...Object.fromEntries(
      Object.entries(names).map(([language, name]) => [`name.${language}`, name]),
    ),
    min: moneyText(min),
    max: moneyText(max),
    feePermille,
    minutes,
    ...(kind === 'withdrawal' && { receiptMinutes, reminderMinutes }),
    presets: presets.map(moneyText),
    enabled,
    days,
    opens,
    closes,
  };
};

const termsOf = (values: Values): MethodTerms => {
  const { min, max, feePermille, minutes, presets, enabled } = values;
  return {
    names: namesOf(values),
    min: micros(min as string),
    max: micros(max as string),
    feePermille: feePermille as number,
    minutes: minutes as number,
    receiptMinutes: (values.receiptMinutes ?? unseen.receiptMinutes) as number,
    reminderMinutes: (values.reminderMinutes ?? unseen.reminderMinutes) as number,
    presets: (presets as string[]).map(micros),
    enabled: enabled as boolean,
    days: values.days as number[],
    opens: values.opens as string,
    closes: values.closes as string,
  };
};

/** A language without a name is called by that of the brand's own language. */
const namesOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const name = values[`name.${language}`];
      return typeof name === 'string' && name.trim() !== '' ? [[language, name.trim()]] : [];
    }),
  );
