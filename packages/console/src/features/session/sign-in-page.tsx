import { operator } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { noteSignedIn } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import { CodeField, PasskeyButton } from './factor-fields';
import css from './session.module.css';
import { Sheet } from './sheet';

/** Name, password and a code, or a passkey alone. */
export const SignInPage = () => {
  const { signIn, common } = useWords();
  const form = useSend(async ({ name = '', password = '', code = '' }) =>
    noteSignedIn(await call(operator.signIn, { name, password, code })),
  );
  return (
    <Sheet title={signIn.title}>
      <form {...form.formProps} className={css.form}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          error={form.faultOf('name')}
          label={signIn.name}
          name="name"
          required
          spellCheck={false}
        />
        <PasswordField
          autoComplete="current-password"
          error={form.faultOf('password')}
          label={signIn.password}
          name="password"
          required
        />
        <CodeField error={form.faultOf('code')} />
        <Button busy={form.isBusy && common.sending} look="primary" type="submit" wide>
          {signIn.submit}
        </Button>
      </form>
      <PasskeyButton
        send={async (signed) => noteSignedIn(await call(operator.signIn, { ...signed }))}
      />
      <p className="t-2">{signIn.byInvitation}</p>
    </Sheet>
  );
};
