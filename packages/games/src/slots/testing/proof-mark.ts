import { createHash } from 'node:crypto';
import type { Rules } from '../rules/slot';

/**
 * A short mark of everything that decides a game's mathematics: it changes with any strip, line
 * or pay.
 */
export const markOf = (rules: Rules): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ ...rules, code: undefined, version: undefined })))
    .digest('hex')
    .slice(0, 16);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
