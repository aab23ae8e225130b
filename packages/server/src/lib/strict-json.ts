/**
 * JSON as suppliers and our own clients must send it: valid UTF-8, no key twice in one object,
 * numbers without exponent and within ±(2^53 − 1), and not nested deeper than sixteen. Everything
 * else is refused before `JSON.parse` builds anything of it.
 */
export type StrictJson = { ok: true; value: unknown } | { ok: false; reason: string };

const deepest = 16;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const space = /[ \t\n\r]*/y;
const word = /true|false|null/y;

const decoder = new TextDecoder('utf-8', { fatal: true });

class Unsound extends Error {}

/** Reads strict JSON from received bytes. Never throws. */
export const parseStrictJson = (bytes: Uint8Array): StrictJson => {
  try {
    const source = decoder.decode(bytes);
    checkDocument(source);
    return { ok: true, value: JSON.parse(source) };
  } catch (error) {
    return { ok: false, reason: error instanceof Unsound ? error.message : 'not JSON' };
  }
};

/** Where the reading is. */
type Place = { source: string; at: number };

const checkDocument = (source: string) => {
  const place = { source, at: 0 };
  checkValue(place, 0);
  if (place.at !== source.length) throw new Unsound('not JSON');
};

const skip = (place: Place, pattern: RegExp): string | undefined => {
  pattern.lastIndex = place.at;
  const found = pattern.exec(place.source);
  if (!found) return undefined;
  place.at = pattern.lastIndex;
  return found[0];
};

const checkValue = (place: Place, depth: number) => {
  if (depth > deepest) throw new Unsound('nested too deeply');
  skip(place, space);
  const first = place.source[place.at];
  if (first === '{') checkObject(place, depth);
  else if (first === '[') checkList(place, depth);
  else if (first === '"') readText(place);
  else if (skip(place, word) === undefined) checkNumber(place);
  skip(place, space);
};

const readText = (place: Place): string => {
  const found = skip(place, text);
  if (found === undefined) throw new Unsound('not JSON');
  return found;
};

const checkNumber = (place: Place) => {
  const found = skip(place, number);
  if (found === undefined) throw new Unsound('not JSON');
  if (/[eE]/.test(found)) throw new Unsound('a number with an exponent');
  if (Math.abs(Number(found)) > Number.MAX_SAFE_INTEGER) throw new Unsound('a number over 2^53');
  if (found === '-0') throw new Unsound('a negative zero');
};

const checkObject = (place: Place, depth: number) => {
  const keys = new Set<string>();
  if (opensEmpty(place, '}')) return;
  for (;;) {
    skip(place, space);
    const key = JSON.parse(readText(place)) as string;
    if (keys.has(key)) throw new Unsound('a key twice');
    keys.add(key);
    skip(place, space);
    if (place.source[place.at] !== ':') throw new Unsound('not JSON');
    place.at += 1;
    checkValue(place, depth + 1);
    if (endsWith(place, '}')) return;
  }
};

const checkList = (place: Place, depth: number) => {
  if (opensEmpty(place, ']')) return;
  for (;;) {
    checkValue(place, depth + 1);
    if (endsWith(place, ']')) return;
  }
};

/** Passes the opening sign, and the closing one too when nothing is between them. */
const opensEmpty = (place: Place, closing: string): boolean => {
  place.at += 1;
  skip(place, space);
  if (place.source[place.at] !== closing) return false;
  place.at += 1;
  return true;
};

/** True at the closing sign, false at a comma. */
const endsWith = (place: Place, closing: string): boolean => {
  const sign = place.source[place.at];
  place.at += 1;
  if (sign === closing) return true;
  if (sign === ',') return false;
  throw new Unsound('not JSON');
};
