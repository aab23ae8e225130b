import { type AcceptedInvitation, type OpenInvitation, operator } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { QrCode } from '../../lib/parts/qr-code';
import { RecoveryCodes } from '../../lib/session/recovery-codes';
import { noteSignedIn } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import { CodeField } from './factor-fields';
import css from './session.module.css';
import { Sheet } from './sheet';

/** Accepting an invitation: a password, an authenticator app, and the codes for its loss. */
export const InvitationPage = ({ ticket }: { ticket: string }) => {
  const { signIn } = useWords();
  const [accepted, setAccepted] = useState<AcceptedInvitation>();
  // Read once: each reading makes a new secret for the app.
  const invitation = useQuery({
    queryKey: ['invitation', ticket],
    queryFn: () => call(operator.openInvitation, { ticket }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (accepted) return <Accepted {...accepted} />;
  return (
    <Sheet title={signIn.invitation}>
      <Answer of={invitation}>
        {(given) => <InvitationForm {...given} onDone={setAccepted} ticket={ticket} />}
      </Answer>
      <a href="/">{signIn.haveAccount}</a>
    </Sheet>
  );
};

type InvitationFormProps = Pick<OpenInvitation, 'name' | 'secret' | 'uri'> & {
  ticket: string;
  onDone: (accepted: AcceptedInvitation) => void;
};

const InvitationForm = ({ ticket, name, secret, uri, onDone }: InvitationFormProps) => {
  const { signIn, common } = useWords();
  const form = useSend(async ({ password = '', code = '' }) => {
    onDone(await call(operator.acceptInvitation, { ticket, password, code }));
  });
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{signIn.invitationWhy}</p>
      {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
      <input autoComplete="username" hidden name="name" readOnly value={name} />
      <p>
        {signIn.name}: <strong>{name}</strong>
      </p>
      <PasswordField
        autoComplete="new-password"
        error={form.faultOf('password')}
        hint={signIn.passwordHint}
        label={signIn.newPassword}
        name="password"
        required
      />
      <div className={css.enrol}>
        <QrCode className={css.qr} label={signIn.qr} text={uri} />
        <div>
          <p className="t-2">{signIn.qrWhy}</p>
          <p className={css.secret} data-secret>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton of={signIn.secret} text={secret} />
        </div>
      </div>
      <CodeField error={form.faultOf('code')} />
      <Button busy={form.isBusy && common.sending} look="primary" type="submit" wide>
        {signIn.accept}
      </Button>
    </form>
  );
};

const Accepted = ({ recoveryCodes, me }: AcceptedInvitation) => {
  const { signIn } = useWords();
  const [, go] = useLocation();
  const enter = () => {
    noteSignedIn(me);
    go('/', { replace: true });
  };
  return (
    <Sheet title={signIn.recoveryCodes}>
      <RecoveryCodes codes={recoveryCodes} onKept={enter} />
    </Sheet>
  );
};
