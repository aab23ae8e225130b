import type { RoomMessage, RoomView } from '@parlour/contract/room';
import { describe, expect, test } from 'vitest';
import { takeView } from './room-store';

const at = '2026-11-23T10:00:00.000Z';

const said = (from: number, to: number): RoomMessage[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    n: from + place,
    at,
    name: 'ng***23',
    text: `message ${from + place}`,
  }));

const view = (messages: RoomMessage[], hasOlder = false): RoomView => ({
  lastN: messages.at(-1)?.n ?? 0,
  messages,
  hasOlder,
  slowSeconds: 5,
  isBarred: false,
});

const known = (lines: RoomMessage[]) => ({ lines, hasOlder: true });

const numbers = (lines: readonly RoomMessage[]) => lines.map(({ n }) => n);

describe('[MEMBER-12] what the page of the room knows', () => {
  test('is followed by what is new, and nothing is there twice', () => {
    const taken = takeView(known(said(1, 3)), view(said(2, 5)));
    expect(numbers(taken.lines)).toEqual([1, 2, 3, 4, 5]);
    expect(taken.hasOlder).toBe(true);
    expect(takeView(taken, view([])).lines).toEqual(taken.lines);
  });

  test('begins anew where what lies between was deleted', () => {
    const taken = takeView(known(said(1, 3)), view(said(40, 42), false));
    expect(numbers(taken.lines)).toEqual([40, 41, 42]);
    expect(taken.hasOlder).toBe(false);
  });

  test('has no text of a line that a later one hides', () => {
    const taken = takeView(known(said(1, 3)), view([{ n: 4, at, hides: 2 }]));
    expect(taken.lines[1]).toEqual({ n: 2, at, name: 'ng***23', without: 'hidden' });
    expect(taken.lines[0]).toHaveProperty('text');
  });

  test('changes with what the reader may do, though no line came', () => {
    const first = takeView(known(said(1, 1)), { ...view([]), silenced: { until: at } });
    expect(first.facts?.silenced).toEqual({ until: at });
    expect(takeView(first, view([])).facts?.silenced).toBeUndefined();
  });
});
