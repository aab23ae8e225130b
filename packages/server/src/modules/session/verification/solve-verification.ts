import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { digestOf, newSecret } from '../../../lib/secret';
import { guestOf } from './guest';
import { insertSolved, takePuzzle } from './queries';
import { isWorkDone, uncountWork } from './work';

type Answer = InputOf<typeof session.solveVerification>;

/** As exact as a finger puts the piece, to either side, in pixels of the picture. */
const tolerance = 5;
/** No one sees the picture and moves the piece in less. */
const soonestMs = 400;

/** A puzzle takes one answer: a right one earns the text, a wrong one needs a new puzzle. */
export const solveVerification = async (
  context: Context,
  { id, ...answer }: Answer,
): Promise<{ verification: string }> => {
  const guest = guestOf(context);
  const verification = newSecret();
  const isSolved = await context.database.transaction(async (sql) => {
    const puzzle = await takePuzzle(sql, id, guest);
    if (!puzzle) return false;
    if (answer.work === undefined) await uncountWork(sql, context);
    const fits =
      answer.work === undefined
        ? isPlaced(answer, puzzle)
        : isWorkDone(id, puzzle.bits, answer.work);
    if (fits) await insertSolved(sql, { id, ...guest, ...puzzle }, digestOf(verification));
    return fits;
  });
  if (!isSolved) throw new Refusal('session.verification_failed');
  return { verification };
};

const isPlaced = (
  { x, track = [] }: Omit<Answer, 'id'>,
  puzzle: { x: number; ageMs: number },
): boolean =>
  x !== undefined &&
  Math.abs(x - puzzle.x) <= tolerance &&
  puzzle.ageMs >= soonestMs &&
  isTrack(track, x);

/** The way of a hand or of keys: forward in time, more than one step, and to this place. */
const isTrack = (track: readonly string[], x: number): boolean => {
  const steps = track.map((step) => step.split(':').map(Number));
  const isForward = steps.every(([at = 0], index) => at >= (steps[index - 1]?.[0] ?? 0));
  return steps.length >= 2 && isForward && steps.at(-1)?.[1] === x;
};
