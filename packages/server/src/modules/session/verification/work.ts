import { createHash } from 'node:crypto';
import { workParts } from '@parlour/contract/session/verification';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { countedNetworks } from '../../../lib/http/address';
import { countAttempt, uncountAttempt } from '../../../lib/http/attempts';

/** About half a million hashes: five seconds on a phone, one or two on a desk. */
const fewestBits = 15;
const mostBits = 20;

/** The computations of an address count for this long. */
const counted = { count: 1_000_000, seconds: 600 };

/** Under which names the computations of this address are counted. */
const workKeys = ({ address, config }: Pick<Context, 'address' | 'config'>): string[] =>
  config.limitsExempt.has(address)
    ? []
    : countedNetworks(address).map(({ network }) => `verification.work ${network}`);

/**
 * Counts a computation when it is handed out: many that are begun together are not all easy.
 * Returns how many the address has before it.
 */
export const countWork = async (context: Context): Promise<number> => {
  let most = 1;
  for (const key of workKeys(context)) {
    most = Math.max(most, await countAttempt(context.sql, key, counted));
  }
  return most - 1;
};

/** The picture was answered in its place. */
export const uncountWork = async (sql: Sql, context: Context): Promise<void> => {
  for (const key of workKeys(context)) await uncountAttempt(sql, key);
};

/** The first eight of an address are easy; the cost doubles at 8, 16, 32 … */
export const bitsAfter = (before: number): number =>
  Math.min(mostBits, fewestBits + Math.floor(Math.log2(Math.max(4, before) / 4)));

/** Whether the numbers solve every part. */
export const isWorkDone = (challenge: string, bits: number, work: string): boolean => {
  const numbers = work.split(',');
  return (
    numbers.length === workParts &&
    numbers.every((number, part) => leadingZeros(`${challenge}.${part}.${number}`) >= bits)
  );
};

const leadingZeros = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
