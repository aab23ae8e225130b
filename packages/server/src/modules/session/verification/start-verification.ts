import { randomBytes } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Puzzle } from '@parlour/contract/session/verification';
import type { Context } from '../../../lib/context';
import { drawInTurn } from './drawing/turns';
import { drawPuzzle, someSpot } from './drawing/puzzle';
import { greetGuest } from './guest';
import { insertPuzzle } from './queries';
import { bitsAfter, countWork } from './work';

/** A puzzle for this browser; while too many are drawn it has its computation alone. */
export const startVerification = async (
  context: Context,
  { purpose }: InputOf<typeof session.startVerification>,
): Promise<Puzzle> => {
  const guest = greetGuest(context);
  const bits = bitsAfter(await countWork(context));
  const id = randomBytes(16).toString('base64url');
  const spot = someSpot();
  const drawn = await drawInTurn(context, 'puzzle', () => drawPuzzle(spot));
  await insertPuzzle(context.sql, { id, ...guest, purpose, x: spot.x, bits });
  return {
    id,
    image: drawn?.image ?? '',
    piece: drawn?.piece ?? '',
    y: spot.y,
    work: { challenge: id, bits },
  };
};
