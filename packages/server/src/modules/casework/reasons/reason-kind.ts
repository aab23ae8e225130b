import { languages } from '@parlour/contract/languages';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import { assertNoLink } from '../no-link';
import { listBrandCodes } from '../rules/queries';
import {
  countOpenReasons,
  lockReason,
  readReasonQueues,
  type ReasonRow,
  writeReason,
} from './queries';

type Values = Parameters<ChangeKind['loosens']>[0];

/** An object is `kind:code`. */
const placeOf = (object: string): { kind: string; code: string } | undefined => {
  const [, kind, code] = /^([a-z_]{2,32}):(.*)$/.exec(object) ?? [];
  return kind && code !== undefined ? { kind, code } : undefined;
};

const mostLetters = 300;
const textNames = languages.map((language) => `text.${language}`);

const isText = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.length <= mostLetters && !/\p{C}/u.test(value));

/**
 * A reason that operators give for a verdict, of all brands. It is switched off and never deleted:
 * who was given it reads its text.
 */
export const reasonKind: ChangeKind = {
  rights: { write: 'brand.w', approve: 'brand.a' },
  lock: async (sql, object) => {
    const place = placeOf(object);
    if (!place) return undefined;
    const kinds = await readReasonQueues(sql);
    if (!kinds.some(({ kind }) => kind === place.kind)) return undefined;
    if (!/^[a-z][a-z0-9_]{1,31}$/.test(place.code)) {
      throw invalid({ name: 'object', code: 'field.pattern' });
    }
    const values = valuesOf(await lockReason(sql, place));
    return { version: JSON.stringify(values), values };
  },
  apply: async ({ sql, object }, patch, before) => {
    const place = placeOf(object)!;
    for (const [name, value] of Object.entries(patch)) assertValue(name, value);
    const row = await lockReason(sql, place);
    const after = { ...before, ...patch };
    const isTold = after.isPublic === true;
    // A player would read what was not meant for them, or read no longer what they were given.
    if (row?.isGiven && isTold !== row.isTold)
      throw invalid({ name: 'isPublic', code: 'field.taken' });
    const texts = textsOf(after);
    if (isTold) Object.values(texts).forEach(assertNoLink);
    for (const language of ['VI', 'EN']) {
      const isThere = texts[language] !== undefined || (after.enabled !== true && !row?.isGiven);
      if (!isThere) throw invalid({ name: `text.${language}`, code: 'field.required' });
    }
    const { position, enabled: isEnabled } = after as { position: number; enabled: boolean };
    await writeReason(sql, { ...place, isTold, texts, position, isEnabled });
    // A verdict that needs a reason could not be given.
    const isNone = row?.isEnabled && (await countOpenReasons(sql, place.kind)) === 0;
    if (isNone) throw invalid({ name: 'enabled', code: 'field.required' });
    return undefined;
  },
  // What players read, and that they read it: who was given it reads it also when it is off.
  loosens: (before, after) =>
    after.isPublic === true &&
    (before.isPublic !== true ||
      (after.enabled === true && before.enabled !== true) ||
      textNames.some((name) => before[name] !== after[name])),
  brandsOf: (sql) => listBrandCodes(sql),
  undoable: true,
};

const valuesOf = (row: ReasonRow | undefined): Values => ({
  ...Object.fromEntries(
    Object.entries(row?.texts ?? {}).map(([language, text]) => [`text.${language}`, text]),
  ),
  isPublic: row?.isTold ?? false,
  position: row?.position ?? 100,
  enabled: row?.isEnabled ?? false,
});

const assertValue = (name: string, value: unknown): void => {
  const isRight: Readonly<Record<string, (given: unknown) => boolean>> = {
    isPublic: (given) => typeof given === 'boolean',
    enabled: (given) => typeof given === 'boolean',
    position: (given) =>
      Number.isInteger(given) && (given as number) >= 0 && (given as number) <= 9999,
    ...Object.fromEntries(textNames.map((text) => [text, isText])),
  };
  if (!Object.hasOwn(isRight, name)) throw invalid({ name, code: 'field.unknown' });
  if (!isRight[name]!(value)) throw invalid({ name, code: 'field.pattern' });
};

const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = values[`text.${language}`];
      return typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()]] : [];
    }),
  );
