import { isIP } from 'node:net';
import { type BadNetwork, networkBounds } from '@parlour/contract/operator/networks';
import { readCsv } from '../../../../lib/read-csv';
import { Refusal } from '../../../../lib/refusal';
import type { ListedReason } from '../../../brand';

/** Larger networks are regions of the world. */
const leastBits = { 4: 8, 6: 16 } as const;
const mostBits = { 4: 32, 6: 128 } as const;

export type ReadNetworks = {
  networks: (readonly [network: string, reason: ListedReason])[];
  /** The first of them, and how many there are. */
  bad: BadNetwork[];
  badCount: number;
};

const headNames = ['network', 'cidr', 'prefix'];

/**
 * The networks of a CSV file: the column `network` (or the first), and `reason` where it has one.
 * A row that is wrong is left out and named; a file that is no text, or too large, is refused.
 */
export const readNetworks = (file: string, otherwise: ListedReason): ReadNetworks => {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > networkBounds.bytes) throw new Refusal('request.too_large');
  const rows = readCsv(bytes);
  if (!rows) throw new Refusal('change.csv_broken');
  if (rows.length > networkBounds.rows + 1) throw new Refusal('request.too_large');
  const head = rows[0]!.cells.map((cell) => cell.toLowerCase());
  const named = head.findIndex((cell) => headNames.includes(cell));
  const [at, why] = [Math.max(named, 0), named < 0 ? -1 : head.indexOf('reason')];
  const found = new Map<string, ListedReason>();
  const read: ReadNetworks = { networks: [], bad: [], badCount: 0 };
  for (const { n, cells } of named < 0 ? rows : rows.slice(1)) {
    const network = networkOf(cells[at] ?? '');
    const reason = why < 0 ? otherwise : reasonOf(cells[why] ?? '', otherwise);
    const fault =
      'fault' in network
        ? network.fault
        : reason === undefined
          ? 'reason'
          : found.has(network.text)
            ? 'repeated'
            : undefined;
    if (fault === undefined && 'text' in network) found.set(network.text, reason!);
    else {
      read.badCount += 1;
      if (read.bad.length < networkBounds.listed) {
        read.bad.push({ n, text: (cells[at] ?? '').slice(0, 60), why: fault! });
      }
    }
  }
  read.networks = [...found];
  return read;
};

const reasonOf = (cell: string, otherwise: ListedReason): ListedReason | undefined => {
  if (cell === '') return otherwise;
  return cell === 'blocked' || cell === 'datacentre' ? cell : undefined;
};

/** As PostgreSQL writes it, without the bits behind its prefix. */
const networkOf = (cell: string): { text: string } | { fault: 'network' | 'wide' } => {
  const [, address = '', given] = /^([0-9a-fA-F.:]{2,45})(?:\/(\d{1,3}))?$/.exec(cell) ?? [];
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || /\..*:|:.*\./.test(address)) return { fault: 'network' };
  const bits = Number(given ?? mostBits[family]);
  if (bits > mostBits[family]) return { fault: 'network' };
  if (bits < leastBits[family]) return { fault: 'wide' };
  return { text: family === 4 ? cutFour(address, bits) : cutSix(address, bits) };
};

const cutFour = (address: string, bits: number): string => {
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - bits);
  const start = number - (number % size);
  const parts = [24, 16, 8, 0].map((shift) => Math.floor(start / 2 ** shift) % 256);
  return `${parts.join('.')}/${bits}`;
};

const cutSix = (address: string, bits: number): string => {
  const [head = '', tail] = address.split('::');
  const words = (text: string) =>
    text === '' ? [] : text.split(':').map((each) => parseInt(each, 16));
  const [before, after] = [words(head), words(tail ?? '')];
  const none = tail === undefined ? 0 : 8 - before.length - after.length;
  const whole = [...before, ...Array<number>(none).fill(0), ...after];
  const cut = whole.map((word, place) => {
    const kept = Math.min(16, Math.max(0, bits - place * 16));
    return word - (word % 2 ** (16 - kept));
  });
  return `${cut.map((word) => word.toString(16)).join(':')}/${bits}`;
};
