import type { Sql } from '@parlour/node-kit/database/database';
import { digestOfFields, linkHash, noHash } from './digest';
import {
  type ChainRow,
  readAnchors,
  readChain,
  readLink,
  readLostAct,
  readUnlinked,
} from './queries';

export const faultKinds = [
  'gap',
  'changed',
  'swapped',
  'dropped',
  'cut_off',
  'rewritten',
  'unlinked',
  'lost',
] as const;

/**
 * What is wrong with the first line that is: its number in the chain, or of its entry; of an act
 * whose line is gone, its object.
 */
export type ChainFault = {
  kind: (typeof faultKinds)[number];
  n?: string;
  entryId?: string;
  objectKind?: string;
  objectId?: string;
};

export type ChainVerdict = {
  count: number;
  /** The last line, and its hash in hexadecimal digits. */
  head: { n: string; hash: string } | undefined;
  first: ChainFault | undefined;
};

/** A head of the chain that a place outside received. */
export type KnownHead = { n: bigint; hash: Buffer };

/** Fewer lines where they are long. */
const batch = 5000;

type Asked = { from?: bigint; anchors?: readonly KnownHead[] };

/**
 * Recomputes the chain from a number on, as a stream, and compares it with its anchors. Names the
 * first fault.
 */
export const verifyChain = async (
  sql: Sql,
  { from = 1n, anchors = [] }: Asked = {},
): Promise<ChainVerdict> => {
  const known = [...(await readAnchors(sql, from)), ...anchors.filter(({ n }) => n >= from)];
  const anchorsAt = new Map<bigint, Buffer[]>();
  for (const { n, hash } of known) anchorsAt.set(n, [...(anchorsAt.get(n) ?? []), hash]);
  let prev = from === 1n ? noHash : (await readLink(sql, from - 1n))?.hash;
  let n = from;
  let head: ChainVerdict['head'];
  let firstEntry: bigint | undefined;
  const verdict = (first: ChainFault | undefined): ChainVerdict => ({
    count: Number(n - from),
    head,
    first,
  });
  if (prev === undefined) return verdict({ kind: 'gap', n: String(from - 1n) });
  for (;;) {
    const rows = await readChain(sql, n, batch);
    for (const row of rows) {
      const fault = faultOfRow(row, n, prev, anchorsAt.get(n) ?? []);
      if (fault) return verdict(fault);
      prev = row.hash;
      head = { n: String(n), hash: row.hash.toString('hex') };
      firstEntry = firstEntry === undefined || row.entryId < firstEntry ? row.entryId : firstEntry;
      n += 1n;
    }
    if (rows.length === 0) break;
  }
  const beyond = [...anchorsAt.keys()].filter((one) => one >= n).toSorted((a, b) => Number(a - b));
  if (beyond[0] !== undefined) return verdict({ kind: 'cut_off', n: String(beyond[0]) });
  const sinceEntry = from === 1n ? 0n : (firstEntry ?? 0n);
  const late = await readUnlinked(sql, { sinceEntry });
  if (late) {
    return verdict({ kind: late.waits ? 'unlinked' : 'dropped', entryId: late.id.toString() });
  }
  // A line that is gone with its link leaves the act that kept its digest.
  const lost = await readLostAct(sql, { sinceEntry });
  return verdict(lost && { kind: 'lost', ...lost });
};

const faultOfRow = (
  row: ChainRow,
  n: bigint,
  prev: Buffer,
  anchors: readonly Buffer[],
): ChainFault | undefined => {
  const found = (kind: ChainFault['kind']): ChainFault => ({
    kind,
    n: String(n),
    entryId: row.entryId.toString(),
  });
  if (row.n !== n) return { kind: 'gap', n: String(n) };
  if (row.digest === null) return found('dropped');
  const digest = digestOfFields(row.fields);
  if (!digest.equals(row.digest)) return found('changed');
  if (!row.linkDigest.equals(digest) || !row.prev.equals(prev)) return found('swapped');
  if (!row.hash.equals(linkHash(n, prev, digest))) return found('swapped');
  // Whole in itself, and not what a place outside received: written again from here or before.
  return anchors.some((hash) => !hash.equals(row.hash)) ? found('rewritten') : undefined;
};
