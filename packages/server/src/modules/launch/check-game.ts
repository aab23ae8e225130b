import type { InputOf } from '@parlour/contract/endpoint';
import type { launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { readStop } from './queries';

/** By the rows themselves, as a bet asks: what a process remembers may be a moment old. */
export const checkGame = async (
  { sql, brand }: Pick<Context, 'sql' | 'brand'>,
  { vassalage: vendor, gameCode: code }: InputOf<typeof launch.checkGame>,
): Promise<{ takesBets: true }> => {
  const stop = await readStop(sql, { brand: brand.code, vendor, code });
  if (stop) throw new Refusal(stop);
  return { takesBets: true };
};
