import { parseArgs } from 'node:util';
import type { KnownHead, ChainVerdict } from '../../packages/server/src/modules/audit';

export type AuditOptions = { from: bigint; anchorsFile: string | undefined; json: boolean };

const usage = 'npm run audit -- verify [--from N] [--anchors FILE] [--json]';

export const readOptions = (args: string[]): AuditOptions => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '1' },
      anchors: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const isFrom = /^[1-9]\d{0,17}$/.test(values.from);
  if (positionals.length !== 1 || positionals[0] !== 'verify' || !isFrom) {
    throw new Error(`Usage: ${usage}`);
  }
  return { from: BigInt(values.from), anchorsFile: values.anchors, json: values.json };
};

/**
 * Heads that were kept elsewhere: the log’s lines `audit.anchor` as they are, or lines of a number
 * and a hash.
 */
export const readKnownHeads = (text: string): KnownHead[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const found = line.startsWith('{')
        ? (JSON.parse(line) as { event?: string; n?: string | number; hash?: string })
        : { event: 'audit.anchor', n: line.split(/\s+/)[0], hash: line.split(/\s+/)[1] };
      if (found.event !== 'audit.anchor') return [];
      const [n, hash] = [String(found.n), found.hash ?? ''];
      if (!/^\d{1,18}$/.test(n) || !/^[0-9a-f]{64}$/.test(hash)) {
        throw new Error(`This is no anchor: ${line.slice(0, 100)}`);
      }
      return [{ n: BigInt(n), hash: Buffer.from(hash, 'hex') }];
    });

const faults = {
  gap: 'a gap: this number is missing',
  changed: 'the line was changed: its digest is not that of its fields',
  swapped: 'the line was swapped or inserted: it does not follow the one before',
  dropped: 'the line or its link was dropped',
  cut_off: 'the chain was cut off before this line, which was sent to a place outside',
  rewritten: 'the chain was written again: a place outside received another hash',
  unlinked: 'the line waits for its link for more than ten seconds',
  lost: 'its line is gone: a decision or a change has its digest',
} as const;

export const sentenceOf = ({ count, head, first }: ChainVerdict): string => {
  const read = `${count} lines, head ${head ? `${head.n} ${head.hash}` : 'none'}`;
  if (!first) return `whole: ${read}`;
  const where = [
    first.n && `line ${first.n}`,
    first.entryId && `entry ${first.entryId}`,
    first.objectId && `${first.objectKind} ${first.objectId}`,
  ]
    .filter(Boolean)
    .join(', ');
  return `BROKEN at ${where}: ${faults[first.kind]} (${read})`;
};
