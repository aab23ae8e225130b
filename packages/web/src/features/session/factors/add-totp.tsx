import { session } from '@parlour/contract/session';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useForm } from '../../../lib/form/use-form';
import { QrCode } from '../../../lib/qr/qr-code';
import css from '../security.module.css';

type AddTotpProps = { onDone: (codes: readonly string[]) => void; onBack: () => void };

/** A new key for an authenticator app, and the code that shows that the app has it. */
export const AddTotp = ({ onDone, onBack }: AddTotpProps) => {
  // No query: one that is read again after a lost connection would make another key.
  const { mutate, data, error } = useMutation({ mutationFn: () => call(session.enrolTotp, {}) });
  useEffect(() => mutate(), [mutate]);
  if (data) return <TotpForm {...data} onBack={onBack} onDone={onDone} />;
  if (error) return <QueryError onRetry={mutate} refused={asRefused(error)} />;
  return <TableSkeleton rows={2} />;
};

type TotpFormProps = AddTotpProps & { id: string; secret: string; uri: string };

const wrongCode = 'session.code_wrong';

const TotpForm = ({ id, secret, uri, onDone, onBack }: TotpFormProps) => {
  const words = usePhrases('factors', 'refusal', 'common');
  const form = useForm({
    check: ({ code }) => (code ? [] : [{ name: 'code', code: 'field.required' }]),
    send: async ({ code }) =>
      onDone((await call(session.confirmTotp, { id, code: String(code) })).codes),
    fieldFor: (code) => (code === wrongCode ? 'code' : undefined),
  });
  // The button that led here is gone: a reader goes on with what to do.
  const why = useRef<HTMLParagraphElement>(null);
  useEffect(() => why.current?.focus(), []);
  const isWrong = form.refused?.code === wrongCode;
  const field = form.field('code');
  return (
    <form {...form.formProps} className={css.section}>
      <div className={css.enrol}>
        <QrCode label={words.factors.qrLabel} text={uri} />
        <div className={css.section}>
          <p className="t-2" ref={why} tabIndex={-1}>
            {words.factors.totpWhy}
          </p>
          <a className={`${buttonClass({ wide: true })} ${css.onTouch}`} href={uri}>
            {words.factors.openApp}
          </a>
          <div>
            <p className="t-small t-2">{words.factors.totpSecret}</p>
            <p className={css.key}>
              <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton of={words.factors.totpSecret} text={secret} />
            </p>
          </div>
        </div>
      </div>
      {form.refused && !isWrong && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      <TextField
        {...field}
        autoComplete="one-time-code"
        error={field.error ?? (isWrong ? words.refusal[wrongCode] : undefined)}
        inputMode="numeric"
        label={words.factors.totpCode}
      />
      <div className={css.buttons}>
        <Button onClick={onBack}>{words.common.back}</Button>
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit">
          {words.factors.confirm}
        </Button>
      </div>
    </form>
  );
};
