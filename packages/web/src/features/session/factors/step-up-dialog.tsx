import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import type { InputOf } from '@parlour/contract/endpoint';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { writeSession } from '../../../lib/session/storage';
import css from '../session.module.css';
import { PasskeyButton } from './passkey-button';

type Way = 'password' | 'code';
type Kinds = { hasCode: boolean; hasPasskey: boolean };

/** What the player may confirm with, beside the password. */
const useKinds = (): Kinds => {
  const [kinds, setKinds] = useState({ hasCode: false, hasPasskey: false });
  useEffect(() => {
    call(session.listFactors, {}).then(
      ({ list, recoveryCodes }) =>
        setKinds({
          hasCode: recoveryCodes > 0 || list.some(({ kind }) => kind === 'totp'),
          hasPasskey: list.some(({ kind }) => kind === 'passkey'),
        }),
      () => undefined,
    );
  }, []);
  return kinds;
};

/** The player confirms who they are; what waited for it goes on, or is given up. */
export const StepUpDialog = ({ onDone }: Modals['stepUp']) => {
  const words = usePhrases('factors', 'session', 'refusal', 'common');
  const isVisitor = useSession(({ authState }) => authState === 'visitor');
  const [way, setWay] = useState<Way>('password');
  const { hasCode, hasPasskey } = useKinds();
  const confirm = async (input: InputOf<typeof session.stepUp>) => {
    const { token } = await call(session.stepUp, input, { loader: true });
    writeSession('token', token);
    onDone(true);
  };
  const form = useForm({
    check: (values) => (values[way] ? [] : [{ name: way, code: 'field.required' }]),
    send: (values) => confirm({ [way]: String(values[way]) }),
    fieldFor: (code) => (isWrongAnswer(code) ? way : undefined),
  });
  // A session that ends meanwhile leaves nothing to confirm.
  useEffect(() => {
    if (isVisitor) onDone(false);
  }, [isVisitor, onDone]);

  const isWrong = form.refused && isWrongAnswer(form.refused.code);
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={() => onDone(false)}
      title={words.factors.stepUpTitle}
    >
      <form {...form.formProps} className={css.form}>
        <p className="t-2">{words.factors.stepUpWhy}</p>
        {form.refused && !isWrong && form.faults.length === 0 && (
          <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
        )}
        <WayField form={form} way={way} />
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
          {words.factors.confirm}
        </Button>
        {hasPasskey && <PasskeyButton label={words.factors.usePasskey} onSigned={confirm} />}
        {hasCode && (
          <Button
            look="quiet"
            onClick={() => {
              form.clear();
              setWay(way === 'password' ? 'code' : 'password');
            }}
            wide
          >
            {way === 'password' ? words.factors.useCode : words.factors.usePassword}
          </Button>
        )}
      </form>
    </Dialog>
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
      autoComplete="one-time-code"
      error={given.error ?? (isWrong ? words.refusal[wrongCode] : undefined)}
      label={words.factors.anyCode}
    />
  );
};

const wrongCode = 'session.code_wrong';
const isWrongAnswer = (code: string): boolean =>
  code === wrongCode || code === 'session.wrong_credentials';
