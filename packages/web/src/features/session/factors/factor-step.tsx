import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { StepKind } from '@parlour/contract/session/factors';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef } from 'react';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { PasskeyButton } from './passkey-button';
import { useCodeField } from './use-code-field';

type Given = Omit<InputOf<typeof session.answerStep>, 'stepId'>;

export type AnswerProps = Modals['signInStep'] & {
  onTouched: () => void;
  answer: (given: Given) => Promise<void>;
};

/** A code of the app, a recovery code, or a passkey. */
export const FactorStep = ({ step, answer, onDone, onTouched }: AnswerProps) => {
  const words = usePhrases('factors', 'refusal', 'common');
  const { kinds } = step;
  const form = useForm({
    check: ({ code }) => (code ? [] : [{ name: 'code', code: 'field.required' }]),
    send: ({ code }) => answer({ kind: kindOf(String(code)), code: String(code) }),
    fieldFor: (code) => (code === 'session.code_wrong' ? 'code' : undefined),
  });
  const { field, alert } = useCodeField(form);
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  if (form.refused?.code === 'session.code_expired') {
    return <StepOver onAgain={() => onDone('again')} />;
  }
  const hasApp = kinds.includes('totp');
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{words.factors.stepWhy}</p>
      {alert && <FormAlert>{alert}</FormAlert>}
      {kinds.includes('passkey') && (
        <PasskeyButton
          closedText={words.factors.passkeyNotUsed}
          label={words.factors.usePasskey}
          onSigned={(signed) => answer({ kind: 'passkey', ...signed })}
        />
      )}
      <TextField
        {...field}
        data-first-focus=""
        hint={hasApp ? undefined : words.factors.stepNoDevice}
        label={hasApp ? words.factors.anyCode : words.factors.recoveryCode}
      />
      <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
        {words.factors.confirm}
      </Button>
    </form>
  );
};

/** The tries or the time of this step are over: the sign-in is sent once more. */
const StepOver = ({ onAgain }: { onAgain: () => void }) => {
  const { factors } = usePhrases('factors');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={css.form}>
      <FormAlert>{factors.stepOver}</FormAlert>
      <Button look="primary" onClick={onAgain} ref={again} wide>
        {factors.stepAgain}
      </Button>
    </div>
  );
};

/** Six digits are of an app; recovery codes have letters. */
const kindOf = (code: string): StepKind => (/^[\d\s]+$/.test(code) ? 'totp' : 'recovery');
