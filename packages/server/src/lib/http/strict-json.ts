/**
 * JSON as vendors and our own clients must send it: valid UTF-8, no duplicate key in one object,
 * numbers without exponent, within ±(2^53 − 1) and not rounded to a whole one, and at most sixteen
 * levels deep. Everything else is refused before `JSON.parse`, which checks the grammar, builds any
 * value.
 */
export type StrictJson = { ok: true; value: unknown } | { ok: false; reason: string };

const deepest = 16;

const decoder = new TextDecoder('utf-8', { fatal: true });

class Unsound extends Error {}

/** Reads strict JSON from received bytes. Never throws. */
export const parseStrictJson = (bytes: Uint8Array): StrictJson => {
  try {
    const source = decoder.decode(bytes);
    checkTokens(source);
    return { ok: true, value: JSON.parse(source) };
  } catch (error) {
    return { ok: false, reason: error instanceof Unsound ? error.message : 'not JSON' };
  }
};

// Character codes: this runs over every byte of every bet.
const quote = 0x22;
const comma = 0x2c;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;
const bracket = 0x5b;
const backslash = 0x5c;
const bracketEnd = 0x5d;
const brace = 0x7b;
const braceEnd = 0x7d;

/** Finds what the grammar allows and we do not; in invalid JSON the result is arbitrary. */
const checkTokens = (source: string): void => {
  // The open values, outermost first: an object by its keys so far, a list by nothing.
  const open: (Set<string> | undefined)[] = [];
  let keys: Set<string> | undefined;
  let isKey = false;
  for (let at = 0; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === quote) {
      const end = endOfText(source, at);
      if (isKey && keys) noteKey(keys, source.slice(at, end));
      isKey = false;
      at = end - 1;
    } else if (code === minus || (code >= zero && code <= nine)) {
      const end = endOfNumber(source, at);
      checkNumber(source.slice(at, end));
      at = end - 1;
    } else if (code === comma) {
      isKey = keys !== undefined;
    } else if (code === brace || code === bracket) {
      isKey = code === brace;
      keys = isKey ? new Set() : undefined;
      if (open.push(keys) > deepest) throw new Unsound('nested too deeply');
    } else if (code === braceEnd || code === bracketEnd) {
      open.pop();
      keys = open.at(-1);
    }
  }
};

/** The place behind the closing quote. */
const endOfText = (source: string, start: number): number => {
  for (let end = start; ;) {
    end = source.indexOf('"', end + 1);
    if (end < 0) throw new Unsound('not JSON');
    let escapes = end;
    while (source.charCodeAt(escapes - 1) === backslash) escapes -= 1;
    if ((end - escapes) % 2 === 0) return end + 1;
  }
};

const noteKey = (keys: Set<string>, text: string): void => {
  const key = text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1);
  if (keys.has(key)) throw new Unsound('a key twice');
  keys.add(key);
};

const numeral = /[-+.\deE]*/y;

const endOfNumber = (source: string, start: number): number => {
  numeral.lastIndex = start;
  numeral.test(source);
  return numeral.lastIndex;
};

const checkNumber = (text: string): void => {
  if (/[eE]/.test(text)) throw new Unsound('a number with an exponent');
  if (Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER) throw new Unsound('a number over 2^53');
  if (Number(text) === 0 && text.startsWith('-')) throw new Unsound('a negative zero');
  if (isRounded(text)) throw new Unsound('a number that is no whole one and would become it');
};

/** `0.99999999999999999` is 1 to JSON.parse: an amount that no one sent. */
const isRounded = (text: string): boolean =>
  text.includes('.') && /\.\d*[1-9]/.test(text) && Number.isInteger(Number(text));
