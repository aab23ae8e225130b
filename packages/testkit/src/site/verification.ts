import { createHash } from 'node:crypto';
import { session } from '@parlour/contract/session';
import {
  type VerificationPurpose,
  workParts,
  type Puzzle,
} from '@parlour/contract/session/verification';
import type { Database } from '@parlour/node-kit/database/database';
import type { Visitor } from './visitor';

/** A puzzle, and where its piece belongs, which only the database knows. */
export const startPuzzle = async (
  { database }: { database: Database },
  visitor: Visitor,
  purpose: VerificationPurpose,
): Promise<Puzzle & { x: number }> => {
  const puzzle = await visitor.get(session.startVerification, { purpose });
  // As old as if someone had looked at it.
  const [row] = await database.sql<{ x: number }>`
    update session.verification
    set created_at = created_at - interval '1 second'
    where id = ${puzzle.id}
    returning x`;
  return { ...puzzle, x: row?.x ?? -1 };
};

/** The way of a hand to this place. */
export const trackTo = (x: number): string[] => ['0:0', `120:${Math.floor(x / 2)}`, `340:${x}`];

/** Solves a puzzle by its picture: the text for one call. */
export const verify = async (
  site: { database: Database },
  visitor: Visitor,
  purpose: VerificationPurpose,
): Promise<string> => {
  const { id, x } = await startPuzzle(site, visitor, purpose);
  const answer = { id, x, track: trackTo(x) };
  return (await visitor.get(session.solveVerification, answer)).verification;
};

/** The computation of a puzzle, as a browser does it. */
export const workOf = ({ challenge, bits }: Puzzle['work']): string =>
  Array.from({ length: workParts }, (_, part) => {
    for (let number = 0; ; number += 1) {
      const digest = createHash('sha256').update(`${challenge}.${part}.${number}`).digest();
      if (Math.clz32(digest.readUInt32BE()) >= bits) return number;
    }
  }).join(',');
