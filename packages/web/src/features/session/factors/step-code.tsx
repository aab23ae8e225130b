import { session } from '@parlour/contract/session';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import type { AnswerProps } from './factor-step';
import { SentCode } from './sent-code';

/** The step of a sign-in by a code; each step has codes of its own. */
export const StepCode = ({ step, answer, onDone, onTouched }: AnswerProps) => {
  const { factors } = usePhrases('factors');
  const { id: stepId, masked } = step;
  return (
    <SentCode
      answer={(kind, code) => answer({ kind, code })}
      masked={masked}
      onTouched={onTouched}
      purposeOf={(channel) => `step.${channel}.${stepId.slice(0, 8)}`}
      send={async (kind) => {
        try {
          return await call(session.sendStepCode, { stepId, kind });
        } catch (thrown) {
          // The step itself is over: the sign-in is sent once more.
          if (asRefused(thrown).code === 'session.code_expired') onDone('again');
          throw thrown;
        }
      }}
      title={factors.stepTitle}
      why={factors.stepCodeWhy}
    />
  );
};
