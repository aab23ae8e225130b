import { languages } from '@parlour/contract/languages';
import type { ChangeKind } from '../../../operator';

type Values = Parameters<ChangeKind['loosens']>[0];

/** What a brand sets of a game; what is not set is not there. */
export type GameSettings = {
  off?: true;
  hot?: true;
  place?: number;
  names: Readonly<Record<string, string>>;
};

/** By flat names, `VENDOR/code.name.VI`. */
export const flatSettings = (key: string, settings: GameSettings): Values => {
  const { names, ...rest } = settings;
  const named = Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries([
    ...Object.entries(rest).map(([name, value]) => [`${key}.${name}`, value] as const),
    ...named.map(([language, name]) => [`${key}.name.${language}`, name] as const),
  ]);
};

const fieldPattern = /^([A-Za-z0-9_-]{1,40}\/.{1,80})\.(off|hot|place|name\.[A-Z]{2,4})$/;

/** The game and the field that a flat name is of. */
export const fieldOf = (name: string): { key: string; field: string } | undefined => {
  const [, key, field] = fieldPattern.exec(name) ?? [];
  return key && field ? { key, field } : undefined;
};

export const mostPlace = 10_000;
export const longestName = 120;
const control = /\p{Cc}/u;

/** Whether a field may have the value; null is none. */
export const isSetting = (field: string, value: unknown): boolean => {
  if (value === null) return true;
  if (field === 'off' || field === 'hot') return typeof value === 'boolean';
  if (field === 'place') {
    return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostPlace;
  }
  const language = field.slice('name.'.length);
  return (
    (languages as readonly string[]).includes(language) &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= longestName &&
    !control.test(value)
  );
};

/** The settings of a game with some fields changed. */
export const withFields = (
  before: GameSettings,
  fields: ReadonlyMap<string, unknown>,
): GameSettings => {
  const { off, hot, place, names } = before;
  const flag = (name: string, had: true | undefined) =>
    (fields.has(name) ? fields.get(name) === true : had) && { [name]: true as const };
  const placed = fields.has('place') ? fields.get('place') : place;
  const called = { ...names };
  for (const [name, value] of fields) {
    if (!name.startsWith('name.')) continue;
    const language = name.slice('name.'.length);
    if (value === null) delete called[language];
    else called[language] = value as string;
  }
  return {
    ...flag('off', off),
    ...flag('hot', hot),
    ...(typeof placed === 'number' && { place: placed }),
    names: called,
  };
};
