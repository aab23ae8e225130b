import { describe, expect, test } from 'vitest';
import { isLike } from './is-like';

const sample = { total: 0, list: [{ id: '', place: { x: 0 } }], notes: [] };

describe('[ERR-03] an answer of the frame', () => {
  test.each([
    ['all of it', { total: 2, list: [{ id: 'a', place: { x: 1 } }], notes: [1, 'b'] }],
    ['more than it', { total: 2, list: [], notes: [], more: null }],
  ])('with %s is taken', (_, value) => expect(isLike(value, sample)).toBe(true));

  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no list', { total: 2, notes: [] }],
    ['a list of nothing', { total: 2, list: [null], notes: [] }],
    ['another kind', { total: '2', list: [], notes: [] }],
    ['an object for a list', { total: 2, list: {}, notes: [] }],
    ['less within', { total: 2, list: [{ id: 'a', place: {} }], notes: [] }],
  ])('with %s is not', (_, value) => expect(isLike(value, sample)).toBe(false));
});
