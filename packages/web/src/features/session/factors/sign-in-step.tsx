import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCallback, useState } from 'react';
import type { Modals } from '../../../lib/navigation/modal';
import { FactorStep } from './factor-step';
import { StepCode } from './step-code';

/** After the right password on an unknown device: a factor, or a code that is sent. */
export const SignInStep = ({ step, onDone }: Modals['signInStep']) => {
  const { factors } = usePhrases('factors');
  const [isTouched, setTouched] = useState(false);
  const onTouched = useCallback(() => setTouched(true), []);
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
      <Answer onDone={onDone} onTouched={onTouched} step={step} />
    </Dialog>
  );
};
