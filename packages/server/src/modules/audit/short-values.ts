import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from './canonical-json';

/** Beyond this many letters a value is in the line as its digest. */
const mostLetters = 2000;

/** Beyond this many letters of all together each value but a short one is. */
const mostAll = 40_000;

/**
 * What a line has of values: a long one as its length and the SHA-256 of its text, or of its JSON.
 * The value itself is in the row that the act wrote. A line is kept for ever and read with each
 * verification, so its size is bounded.
 */
export const shortValues = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return shortOf(value, mostLetters);
  if (Array.isArray(value)) return shortOf(value, mostLetters);
  const short = eachShort(value as { [name: string]: Json }, mostLetters);
  return canonicalJson(short).length <= mostAll
    ? short
    : shortOf(eachShort(value as { [name: string]: Json }, 200), mostAll);
};

const eachShort = (values: { readonly [name: string]: Json }, most: number): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortOf(value, most)]));

const shortOf = (value: Json, most: number): Json => {
  if (value === undefined) return value;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  if (text.length <= most) return value;
  return { letters: text.length, sha256: createHash('sha256').update(text).digest('hex') };
};
