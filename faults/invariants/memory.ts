import type { MemorySample } from '../harness/types';
import type { Wrong } from './rows';

const mebibyte = 1024 * 1024;

/** While a process loads its code and fills its caches it may grow freely. */
const warmUpMs = 30_000;
/** A shorter life after the warm-up is not judged. */
const shortestMs = 60_000;
const fewestSamples = 10;
/**
 * A warm process stays within a few MB under this load; with sixty MB of garbage that waits for
 * collection it would stay within this bound as well. At three hundred operations a second, a leak
 * of two KB an operation passes the bound in little more than two minutes, and one of a single KB
 * within five.
 */
const mostGrowth = 40 * mebibyte;

/** The memory of a process in the three thirds of its life after the warm-up, bytes. */
export type Growth = {
  place: number;
  pid: number;
  seconds: number;
  thirds: [number, number, number];
};

/** The processes that lived long enough to be judged. A restarted process is a new one. */
export const growths = (memory: MemorySample[]): Growth[] => {
  const lives = new Map<number, MemorySample[]>();
  for (const sample of memory) {
    const life = lives.get(sample.pid);
    if (life) life.push(sample);
    else lives.set(sample.pid, [sample]);
  }
  return [...lives.values()].flatMap((life) => growthOf(life) ?? []);
};

const growthOf = (life: MemorySample[]): Growth | undefined => {
  const { place, pid, at: bornAt } = life[0]!;
  const from = bornAt + warmUpMs;
  const span = life.at(-1)!.at - from;
  if (span < shortestMs) return undefined;
  const thirds: number[][] = [[], [], []];
  for (const { at, bytes } of life) {
    if (at >= from) thirds[Math.min(2, Math.floor((3 * (at - from)) / span))]!.push(bytes);
  }
  if (thirds.some(({ length }) => length < fewestSamples)) return undefined;
  const [first = 0, second = 0, last = 0] = thirds.map(lowerMedian);
  return { place, pid, seconds: Math.round(span / 1000), thirds: [first, second, last] };
};

/** One of the sampled values: no interpolation between two levels. */
const lowerMedian = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/**
 * A leak grows all the time: by one part until the second third, by another until the last. Memory
 * that a process took once, for a burst of work, and kept grew in only one of the two.
 */
const isUnbounded = ({ thirds: [first, second, last] }: Growth): boolean => {
  const growth = last - first;
  return growth > mostGrowth && second - first > growth / 4 && last - second > growth / 4;
};

/** Reports each process once whose memory grows without end. */
export const openUnboundedMemory = (): ((memory: MemorySample[]) => Wrong[]) => {
  const reported = new Set<number>();
  return (memory) =>
    growths(memory)
      .filter((growth) => isUnbounded(growth) && !reported.has(growth.pid))
      .map((growth) => {
        reported.add(growth.pid);
        return { what: `${describeGrowth(growth)} and does not stop` };
      });
};

/** One process in words. */
export const describeGrowth = ({ place, seconds, thirds }: Growth): string => {
  const [from, , to] = thirds.map((bytes) => Math.round(bytes / mebibyte));
  return `process ${place} went from ${from} to ${to} MB in ${seconds} s once it was warm`;
};
