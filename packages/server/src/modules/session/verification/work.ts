import { createHash } from 'node:crypto';
import { workParts } from '@parlour/contract/session/verification';
import type { Context } from '../../../lib/context';
import { countedNetworks } from '../../../lib/http/address';

/** About half a million hashes: five seconds on a phone, one or two on a desk. */
const fewestBits = 15;
const mostBits = 20;

/** Solved computations of an address count for this long. */
export const workSeconds = 600;

/** Under which names the computations of this address are counted. */
export const workKeys = ({ address, config }: Pick<Context, 'address' | 'config'>): string[] =>
  config.limitsExempt.has(address)
    ? []
    : countedNetworks(address).map(({ network }) => `verification.work ${network}`);

/** The first four of an address are easy; the cost doubles at 8, 16, 32 … */
export const bitsAfter = (solved: number): number =>
  Math.min(mostBits, fewestBits + Math.floor(Math.log2(Math.max(4, solved) / 4)));

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
