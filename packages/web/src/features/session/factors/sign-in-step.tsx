import { session } from '@parlour/contract/session';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import type { Modals } from '../../../lib/navigation/modal';
import { type AnswerProps, FactorStep } from './factor-step';
import { StepCode } from './step-code';

/** After the right password on an unknown device: a factor, or a code that is sent. */
export const SignInStep = ({ step, onDone }: Modals['signInStep']) => {
  const { factors } = usePhrases('factors');
  const [isTouched, setTouched] = useState(false);
  const onTouched = useCallback(() => setTouched(true), []);
  const answer = useAnswer({ step, onDone });
  const Answer = step.kinds.some((kind) => kind === 'mail' || kind === 'sms')
    ? StepCode
    : FactorStep;
  return (
    <Dialog
      isTouched={isTouched}
      onClose={() => onDone(undefined)}
      rosette="login"
      title={factors.stepTitle}
    >
      <Answer answer={answer} onDone={onDone} onTouched={onTouched} step={step} />
    </Dialog>
  );
};

/**
 * Answers the step. When an answer was lost and the step is over after it, it was right: the
 * sign-in is sent once more, by itself.
 */
const useAnswer = ({ step, onDone }: Modals['signInStep']): AnswerProps['answer'] => {
  const isLost = useRef(false);
  return async (given) => {
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
