import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { CompanyProof } from '../identity/company-proof';
import { PasskeyButton } from './passkey-button';
import { StepUpSent } from './step-up-sent';
import { useStepUp } from './use-step-up';

type Way = 'password' | 'code';

/** The player confirms who they are; what waited for it goes on, or is given up. */
export const StepUpDialog = ({ onDone }: Modals['stepUp']) => {
  const { factors } = usePhrases('factors');
  const [isTouched, setTouched] = useState(false);
  const onTouched = useCallback(() => setTouched(true), []);
  const ways = useStepUp({ onDone });
  const { masked, confirm } = ways;
  return (
    <Dialog isTouched={isTouched} onClose={() => onDone(false)} title={factors.stepUpTitle}>
      {masked ? (
        <StepUpSent confirm={confirm} masked={masked} onTouched={onTouched} />
      ) : (
        <StepUpForm {...ways} onTouched={onTouched} />
      )}
    </Dialog>
  );
};

type StepUpFormProps = ReturnType<typeof useStepUp> & { onTouched: () => void };

/** The password, a code of a factor, or a passkey. */
const StepUpForm = ({ hasPassword, hasCode, hasPasskey, ...props }: StepUpFormProps) => {
  const { companies, confirm, onTouched } = props;
  const words = usePhrases('factors', 'refusal', 'common');
  const [chosen, setChosen] = useState<Way>();
  const way = hasPassword ? (chosen ?? 'password') : 'code';
  const form = useForm({
    check: (values) => (values[way] ? [] : [{ name: way, code: 'field.required' }]),
    send: (values) => confirm({ [way]: String(values[way]) }),
    fieldFor: (code) => (isWrongAnswer(code) ? way : undefined),
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  const goTo = (other: Way) => {
    form.clear();
    setChosen(other);
  };
  const hasWay = way === 'password' ? hasPassword : hasCode;
  const isWrong = form.refused && isWrongAnswer(form.refused.code);
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">
        {way === 'password' ? words.factors.stepUpWhy : words.factors.stepUpWhyFactor}
      </p>
      {form.refused && !isWrong && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      {hasWay && (
        <>
          <WayField form={form} key={way} way={way} />
          <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
            {words.factors.confirm}
          </Button>
        </>
      )}
      {hasPasskey && (
        <PasskeyButton
          closedText={words.factors.passkeyNotUsed}
          label={words.factors.usePasskey}
          onSigned={confirm}
        />
      )}
      {hasCode && hasPassword && <OtherWay onGo={goTo} way={way} />}
      <CompanyProof
        companies={companies}
        onToken={(provider, idToken) => confirm({ provider, idToken })}
      />
      {!hasWay && !hasPasskey && companies.length === 0 && (
        <FormAlert>{words.factors.stepUpNone}</FormAlert>
      )}
    </form>
  );
};

const OtherWay = ({ way, onGo }: { way: Way; onGo: (way: Way) => void }) => {
  const { factors } = usePhrases('factors');
  return (
    <Button look="quiet" onClick={() => onGo(way === 'password' ? 'code' : 'password')} wide>
      {way === 'password' ? factors.useCode : factors.usePassword}
    </Button>
  );
};

type WayFieldProps = { way: Way; form: ReturnType<typeof useForm> };

const WayField = ({ way, form: { field, refused } }: WayFieldProps) => {
  const words = usePhrases('factors', 'session', 'refusal');
  const given = field(way);
  const isWrong = refused !== undefined && isWrongAnswer(refused.code);
  return way === 'password' ? (
    <PasswordField
      {...given}
      autoComplete="current-password"
      data-first-focus=""
      error={given.error ?? (isWrong ? words.factors.wrongPassword : undefined)}
      label={words.session.password}
    />
  ) : (
    <TextField
      {...given}
      autoCapitalize="none"
      autoComplete="one-time-code"
      data-first-focus=""
      error={given.error ?? (isWrong ? words.refusal[wrongCode] : undefined)}
      label={words.factors.anyCode}
      spellCheck={false}
    />
  );
};

const wrongCode = 'session.code_wrong';
const isWrongAnswer = (code: string): boolean =>
  code === wrongCode || code === 'session.wrong_credentials';
