import type { InputOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { useRef } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import type { Modals } from '../../../lib/navigation/modal';

type Given = Omit<InputOf<typeof session.answerStep>, 'stepId'>;

/**
 * Answers the step of a sign-in. When an answer was lost and the step is over after it, it was
 * right: the sign-in is sent once more, by itself.
 */
export const useAnswerStep = ({ step, onDone }: Modals['signInStep']) => {
  const isLost = useRef(false);
  return async (given: Given): Promise<void> => {
    try {
      const input = { stepId: step.id, ...given };
      onDone(await call(session.answerStep, input, { loader: true }));
    } catch (thrown) {
      const { code, status } = asRefused(thrown);
      if (isLost.current && code === 'session.code_expired') return onDone('again');
      isLost.current ||= status === 0;
      throw thrown;
    }
  };
};
