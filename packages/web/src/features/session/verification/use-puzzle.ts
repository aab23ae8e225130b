import { session } from '@parlour/contract/session';
import {
  type Puzzle,
  type VerificationPurpose,
  verificationSeconds,
} from '@parlour/contract/session/verification';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused, type Refused } from '../../../lib/api/refused';

type Answer = { x: number; track: string[] } | { work: string };

/** Why there is another picture. */
export type Note = 'missed' | 'expired' | 'newDevice';

type State = { puzzle?: Puzzle & { at: number }; note?: Note | undefined; refused?: Refused };

/** A puzzle and its one answer; a wrong answer brings the next puzzle. */
export const usePuzzle = (
  purpose: VerificationPurpose,
  first: Note | undefined,
  onDone: (verification: string) => void,
) => {
  const [state, setState] = useState<State>({ note: first });
  const [isSending, setSending] = useState(false);

  const fetchNext = async (note?: Note): Promise<void> => {
    setState({ note });
    try {
      const puzzle = await call(session.startVerification, { purpose });
      setState({ puzzle: { ...puzzle, at: performance.now() }, note });
    } catch (thrown) {
      setState({ note, refused: asRefused(thrown) });
    }
  };
  const begin = useEffectEvent(() => void fetchNext(first));
  useEffect(() => begin(), []);

  const answer = async (given: Answer): Promise<void> => {
    const { puzzle } = state;
    if (!puzzle || isSending) return;
    setSending(true);
    try {
      const input = { id: puzzle.id, ...given };
      onDone((await call(session.solveVerification, input)).verification);
    } catch (thrown) {
      const refused = asRefused(thrown);
      const isOld = performance.now() - puzzle.at > verificationSeconds * 1000;
      if (refused.code === 'session.verification_failed') {
        await fetchNext(isOld ? 'expired' : 'missed');
      } else setState({ refused });
    } finally {
      setSending(false);
    }
  };
  return { ...state, isSending, answer, fetchNext };
};

export type PuzzleState = ReturnType<typeof usePuzzle>;
