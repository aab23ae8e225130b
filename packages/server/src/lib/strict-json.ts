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

const checkDocument = (source: string) => {
  let at = 0;

  const skip = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) return undefined;
    at = pattern.lastIndex;
    return found[0];
  };

  const value = (depth: number) => {
    if (depth > deepest) throw new Unsound('nested too deeply');
    skip(space);
    const first = source[at];
    if (first === '{') object(depth);
    else if (first === '[') list(depth);
    else if (first === '"') string();
    else if (skip(word) === undefined) numeral();
    skip(space);
  };

  const string = (): string => {
    const found = skip(text);
    if (found === undefined) throw new Unsound('not JSON');
    return found;
  };

  const numeral = () => {
    const found = skip(number);
    if (found === undefined) throw new Unsound('not JSON');
    if (/[eE]/.test(found)) throw new Unsound('a number with an exponent');
    if (Math.abs(Number(found)) > Number.MAX_SAFE_INTEGER) throw new Unsound('a number over 2^53');
    if (found === '-0') throw new Unsound('a negative zero');
  };

  const object = (depth: number) => {
    const keys = new Set<string>();
    at += 1;
    skip(space);
    if (source[at] === '}') {
      at += 1;
      return;
    }
    for (;;) {
      skip(space);
      const key = JSON.parse(string()) as string;
      if (keys.has(key)) throw new Unsound('a key twice');
      keys.add(key);
      skip(space);
      if (source[at] !== ':') throw new Unsound('not JSON');
      at += 1;
      value(depth + 1);
      if (endsWith('}')) return;
    }
  };

  const list = (depth: number) => {
    at += 1;
    skip(space);
    if (source[at] === ']') {
      at += 1;
      return;
    }
    for (;;) {
      value(depth + 1);
      if (endsWith(']')) return;
    }
  };

  /** True at the closing sign, false at a comma. */
  const endsWith = (closing: string): boolean => {
    const sign = source[at];
    at += 1;
    if (sign === closing) return true;
    if (sign === ',') return false;
    throw new Unsound('not JSON');
  };

  value(0);
  if (at !== source.length) throw new Unsound('not JSON');
};
