import { describe, expect, test } from 'vitest';
import { seeded } from '@parlour/testkit/random';
import type { MemorySample } from '../harness/types';
import { describeGrowth, growths, openUnboundedMemory } from './memory';

const megabyte = 1024 * 1024;
const kilobyte = 1024;

/** The memory of a process so many seconds after its start, in bytes. */
type Course = (second: number) => number;

/** The life of a process of so many seconds, sampled as the watch does it. */
const life = (
  seconds: number,
  course: Course,
  { pid = 100, place = 0, born = 0, everySeconds = 1 } = {},
): MemorySample[] =>
  Array.from({ length: Math.floor(seconds / everySeconds) + 1 }, (_each, count) => ({
    place,
    pid,
    at: 1000 * (born + count * everySeconds),
    bytes: Math.round(course(count * everySeconds)),
  }));

const found = (memory: MemorySample[]): string[] =>
  openUnboundedMemory()(memory).map(({ what }) => what);

/** Falls back with each garbage collection, every so many seconds. */
const saw =
  (height: number, period: number): Course =>
  (second) =>
    height * megabyte * ((second % period) / period);
const noise = (height: number): Course => {
  const random = seeded('noise');
  return () => height * megabyte * random.share();
};
const sum =
  (...courses: Course[]): Course =>
  (second) =>
    courses.reduce((bytes, course) => bytes + course(second), 0);
const flat =
  (held: number): Course =>
  () =>
    held * megabyte;
/** Each operation leaks this much, at so many operations a second. */
const leak =
  (bytes: number, rate: number): Course =>
  (second) =>
    bytes * rate * second;
const step =
  (height: number, at: number): Course =>
  (second) =>
    second < at ? 0 : height * megabyte;

describe('[R-W6] I20 accepts a process that', () => {
  test.each<[string, Course]>([
    ['holds what it held', flat(130)],
    ['collects now and then', sum(flat(100), saw(80, 17), noise(10))],
    ['collects seldom', sum(flat(100), saw(60, 110))],
    ['grows while it is cold', (second) => (90 + 80 * Math.min(1, second / 28)) * megabyte],
    ['fills a cache, ever more slowly', (second) => (120 + 90 * (1 - 0.9 ** second)) * megabyte],
    ['takes a lot at once and keeps it', sum(flat(120), step(300, 60))],
    ['takes a lot at the middle of its life', sum(flat(120), step(300, 165), noise(4))],
    ['takes a lot at the end', sum(flat(120), step(300, 270), noise(4))],
    ['gives back what it took', (second) => (second < 120 ? 400 : 130) * megabyte],
    ['grows by a few MB in all', sum(flat(120), leak(200, 300), noise(6))],
  ])('%s', (_what, course) => {
    const memory = life(300, course);
    expect(growths(memory)).toHaveLength(1);
    expect(found(memory)).toEqual([]);
    // Nor at any earlier moment.
    const check = openUnboundedMemory();
    for (let seconds = 5; seconds <= 300; seconds += 5) {
      expect(check(memory.filter(({ at }) => at <= 1000 * seconds))).toEqual([]);
    }
  });
});

describe('[R-W6] I20 reports a process that leaks memory with each operation', () => {
  test.each<[string, Course, number]>([
    ['1 KB', sum(flat(120), leak(kilobyte, 300), noise(4)), 300],
    ['2 KB', sum(flat(120), leak(2 * kilobyte, 300)), 140],
    ['2 KB, among collections', sum(flat(100), leak(2 * kilobyte, 300), saw(30, 9)), 170],
    ['10 KB, at a tenth of the pace', sum(flat(120), leak(10 * kilobyte, 30), noise(4)), 270],
    ['10 KB', sum(flat(120), leak(10 * kilobyte, 300), noise(20)), 100],
  ])('%s', (_what, course, withinSeconds) => {
    expect(found(life(withinSeconds, course))).toEqual([
      expect.stringMatching(
        /^process 0 went from \d+ to \d+ MB in \d+ s once it was warm and does not stop$/,
      ),
    ]);
  });

  test('each process is reported once, however often it is checked', () => {
    const course = sum(flat(120), leak(4 * kilobyte, 300));
    const memory = [
      ...life(200, course),
      ...life(200, flat(130), { pid: 101, place: 1 }),
      ...life(200, course, { pid: 102, place: 1, born: 200 }),
    ].toSorted((one, other) => one.at - other.at);
    const look = openUnboundedMemory();
    const reports: string[] = [];
    for (let seconds = 5; seconds <= 400; seconds += 5) {
      const until = memory.filter(({ at }) => at <= 1000 * seconds);
      reports.push(...look(until).map(({ what }) => what.slice(0, 9)));
    }
    expect(reports).toEqual(['process 0', 'process 1']);
  });
});

describe('[R-W6] I20 does not judge a process', () => {
  const wild = sum(flat(100), leak(20 * kilobyte, 300));

  test('that was killed before it could be judged, whatever process came after it', () => {
    const memory = [0, 1, 2, 3].flatMap((turn) =>
      life(85, wild, { pid: 200 + turn, born: 90 * turn }),
    );
    expect(growths(memory)).toEqual([]);
    expect(found(memory)).toEqual([]);
  });

  test('that has too few samples', () => {
    expect(growths(life(300, wild, { everySeconds: 12 }))).toEqual([]);
  });

  test('when there is none', () => {
    expect(growths([])).toEqual([]);
  });
});

test('[R-W6] a growth is reported with its process, its figures and its time', () => {
  const [growth] = growths(life(210, (second) => (100 + second) * megabyte, { place: 1 }));
  expect(growth).toMatchObject({ place: 1, pid: 100, seconds: 180 });
  expect(describeGrowth(growth!)).toBe(
    'process 1 went from 159 to 280 MB in 180 s once it was warm',
  );
});
