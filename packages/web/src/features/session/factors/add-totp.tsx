import { session } from '@parlour/contract/session';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useForm } from '../../../lib/form/use-form';
import css from '../devices/security.module.css';

type AddTotpProps = { onDone: (codes: readonly string[]) => void };

/** A new key for an authenticator app, and the code that shows that the app has it. */
export const AddTotp = ({ onDone }: AddTotpProps) => {
  // A key is made once for each opening; nothing keeps it afterwards.
  const query = useQuery({
    queryKey: ['session', 'newTotp'],
    queryFn: () => call(session.enrolTotp, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (query.isPending) return <TableSkeleton onRetry={() => void query.refetch()} rows={2} />;
  if (!query.data) {
    return <QueryError onRetry={() => void query.refetch()} refused={asRefused(query.error)} />;
  }
  return <TotpForm {...query.data} onDone={onDone} />;
};

type TotpFormProps = AddTotpProps & { id: string; secret: string; uri: string };

const wrongCode = 'session.code_wrong';

const TotpForm = ({ id, secret, uri, onDone }: TotpFormProps) => {
  const words = usePhrases('factors', 'refusal', 'common');
  const form = useForm({
    check: ({ code }) => (code ? [] : [{ name: 'code', code: 'field.required' }]),
    send: async ({ code }) =>
      onDone((await call(session.confirmTotp, { id, code: String(code) })).codes),
    fieldFor: (code) => (code === wrongCode ? 'code' : undefined),
  });
  const isWrong = form.refused?.code === wrongCode;
  const field = form.field('code');
  return (
    <form {...form.formProps} className={css.section}>
      <p className="t-2">{words.factors.totpWhy}</p>
      <p className={css.names}>
        {`${words.factors.totpSecret}: `}
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
        <CopyButton of={words.factors.totpSecret} text={secret} />
      </p>
      <a className={buttonClass({ look: 'quiet' })} href={uri}>
        {words.factors.openApp}
      </a>
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
      <Button busy={form.isBusy && words.common.sending} look="primary" type="submit">
        {words.factors.confirm}
      </Button>
    </form>
  );
};
