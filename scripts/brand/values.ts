import type { Shape } from '../../packages/contract/src/endpoint';
import { settings as all, type Given } from '../../packages/contract/src/settings';
import { invalid } from '../../packages/server/src/lib/refusal';

const pairOf = (word: string): [string, string] => {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
};

export const flagsIn = (words: string[]): Record<string, boolean> =>
  Object.fromEntries(words.map(pairOf).map(([flag, value]) => [flag, value === 'on']));

export const labelsIn = (words: string[]): Record<string, string> =>
  Object.fromEntries(words.map(pairOf));

export const givenIn = (words: string[]): Given =>
  Object.fromEntries(
    words.map(pairOf).map(([name, text]) => {
      const setting = Object.entries(all).find(([each]) => each === name)?.[1];
      return [name, valueIn(text, setting?.shape)];
    }),
  );

/** Parsed as the shape requires where possible; else verbatim, to be refused. */
const valueIn = (text: string, shape: Shape | undefined): unknown => {
  if (shape?.kind === 'list') return text === '' ? [] : text.split(',').map((one) => one.trim());
  if (shape?.kind === 'whole' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (shape?.kind === 'flag' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
};

/** A time with its zone: without one it would be the operator's machine's. */
export const timeIn = (name: string, text: string): Date => {
  const hasZone = /T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = new Date(text);
  if (!hasZone || Number.isNaN(time.getTime())) throw invalid({ name, code: 'field.pattern' });
  return time;
};
