import { operator } from '@parlour/contract/operator';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { useAskedStepUp } from '../../lib/session/asked-step-up';
import { FactorForm } from './factor-fields';
import css from './session.module.css';

/** An important call waits for it: a factor, good for five minutes. */
export const StepUpDialog = () => {
  const { signIn } = useWords();
  const { answer } = useAskedStepUp();
  if (!answer) return null;
  return (
    <Dialog onClose={() => answer(false)} title={signIn.stepUp}>
      <div className={css.form}>
        <p className="t-2">{signIn.stepUpWhy}</p>
        <FactorForm
          send={async (factor) => {
            await call(operator.stepUp, factor);
            answer(true);
          }}
          submit={signIn.confirm}
        />
      </div>
    </Dialog>
  );
};
