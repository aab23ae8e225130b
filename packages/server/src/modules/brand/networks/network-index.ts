import { isIP } from 'node:net';

/** Networks of one kind of address, in the order of their first addresses; inner after outer. */
type Family<Value> = {
  starts: readonly bigint[];
  ends: readonly bigint[];
  /** The place of the network around each one, -1 for none. */
  around: readonly number[];
  values: readonly Value[];
};

/** Finds the networks of an address by halving, however many there are. */
export type NetworkIndex<Value> = {
  size: number;
  /** From the narrowest to the widest. */
  find: (address: string) => Value[];
};

type Entry<Value> = { start: bigint; end: bigint; value: Value };

/** An index of networks as PostgreSQL writes them: `203.0.113.0/24`, `2001:db8::/32`. */
export const indexNetworks = <Value>(
  networks: readonly (readonly [network: string, value: Value])[],
): NetworkIndex<Value> => {
  const entries: Record<4 | 6, Entry<Value>[]> = { 4: [], 6: [] };
  for (const [network, value] of networks) {
    const range = rangeOf(network);
    if (range) entries[range.family].push({ ...range, value });
  }
  const families = { 4: familyOf(entries[4]), 6: familyOf(entries[6]) };
  return {
    size: entries[4].length + entries[6].length,
    find: (text) => {
      const address = plain(text);
      const family = isIP(address);
      return family === 4 || family === 6 ? findIn(families[family], numberOf(address)) : [];
    },
  };
};

/** A version 4 mapped into 6 is a version 4. */
const plain = (address: string): string =>
  /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address;

const bitsOf = { 4: 32, 6: 128 } as const;

const rangeOf = (network: string) => {
  const [address = '', bits] = network.split('/');
  const family = isIP(address);
  if (family !== 4 && family !== 6) return undefined;
  const most = bitsOf[family];
  const free = BigInt(most - Number(bits ?? most));
  const start = (numberOf(address) >> free) << free;
  return { family, start, end: start + (1n << free) - 1n } as const;
};

const familyOf = <Value>(entries: Entry<Value>[]): Family<Value> => {
  const ordered = entries.toSorted(
    (one, other) => compare(one.start, other.start) || compare(other.end, one.end),
  );
  const open: number[] = [];
  const around = ordered.map(({ start }, place) => {
    while (open.length > 0 && ordered[open.at(-1)!]!.end < start) open.pop();
    const outer = open.at(-1) ?? -1;
    open.push(place);
    return outer;
  });
  return {
    starts: ordered.map(({ start }) => start),
    ends: ordered.map(({ end }) => end),
    around,
    values: ordered.map(({ value }) => value),
  };
};

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

/** The place of the last start that is no higher, found by halving; -1 for none. */
export const lastAtMost = (starts: readonly bigint[], address: bigint): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! <= address) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const findIn = <Value>(
  { starts, ends, around, values }: Family<Value>,
  address: bigint,
): Value[] => {
  const found: Value[] = [];
  // Networks lie in each other or apart: what has the address is this one, or is around it.
  for (let place = lastAtMost(starts, address); place >= 0; place = around[place]!) {
    if (ends[place]! >= address) found.push(values[place]!);
  }
  return found;
};

const numberOf = (address: string): bigint =>
  isIP(address) === 4
    ? ofParts(address.split('.').map(Number), 8n)
    : ofParts(wordsOf(address), 16n);

const ofParts = (parts: readonly number[], bits: bigint): bigint =>
  parts.reduce((sum, part) => (sum << bits) | BigInt(part), 0n);

/** The eight words of a version 6, whose `::` stands for as many zeros as are missing. */
const wordsOf = (address: string): number[] => {
  const [head = '', tail] = withoutDots(address.replace(/%.*$/, '')).split('::');
  const words = (text: string) =>
    text === '' ? [] : text.split(':').map((each) => parseInt(each, 16));
  const [before, after] = [words(head), words(tail ?? '')];
  if (tail === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

/** `::ffff:1.2.3.4` with its last part as two words. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
