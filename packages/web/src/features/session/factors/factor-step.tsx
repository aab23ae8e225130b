import { session } from '@parlour/contract/session';
import type { StepKind } from '@parlour/contract/session/factors';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { PasskeyButton } from './passkey-button';

const wrongCode = 'session.code_wrong';

type FactorStepProps = Modals['signInStep'] & { onTouched: () => void };

/** A code of the app, a recovery code, or a passkey. */
export const FactorStep = ({ step, onDone, onTouched }: FactorStepProps) => {
  const words = usePhrases('factors', 'refusal', 'common');
  const { id: stepId, kinds } = step;
  const form = useForm({
    check: ({ code }) => (code ? [] : [{ name: 'code', code: 'field.required' }]),
    send: async ({ code }) => {
      const given = { stepId, kind: kindOf(String(code)), code: String(code) };
      onDone(await call(session.answerStep, given, { loader: true }));
    },
    fieldFor: (code) => (code === wrongCode ? 'code' : undefined),
  });
  const isWrong = form.refused?.code === wrongCode;
  const field = form.field('code');
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{words.factors.stepWhy}</p>
      {form.refused && !isWrong && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      {kinds.includes('passkey') && (
        <PasskeyButton
          label={words.factors.usePasskey}
          onSigned={async (signed) => {
            onDone(await call(session.answerStep, { stepId, kind: 'passkey', ...signed }));
          }}
        />
      )}
      <TextField
        {...field}
        autoCapitalize="none"
        autoComplete="one-time-code"
        data-first-focus=""
        error={field.error ?? (isWrong ? words.refusal[wrongCode] : undefined)}
        label={kinds.includes('totp') ? words.factors.anyCode : words.factors.recoveryCode}
        spellCheck={false}
      />
      <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
        {words.factors.confirm}
      </Button>
    </form>
  );
};

/** Six digits are of an app; recovery codes have letters. */
const kindOf = (code: string): StepKind => (/^[\d\s]+$/.test(code) ? 'totp' : 'recovery');
