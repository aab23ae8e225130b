import type { InputOf } from '@parlour/contract/endpoint';
import { operator } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { noteSignedIn } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import { type AwaitedDevice, DeviceForm } from './device-form';
import { CodeField, PasskeyButton } from './factor-fields';
import css from './session.module.css';
import { Sheet } from './sheet';

/** Name, password and a code, or a passkey alone. */
export const SignInPage = () => {
  const { signIn, common } = useWords();
  const [awaited, setAwaited] = useState<AwaitedDevice>();
  const send = async (given: InputOf<typeof operator.signIn>) => {
    try {
      noteSignedIn(await call(operator.signIn, given));
    } catch (thrown) {
      const { code, value } = asRefused(thrown);
      if (code !== 'operator.device_unknown') throw thrown;
      setAwaited({ ticket: String(value.ticket), minutes: Number(value.minutes) });
    }
  };
  const form = useSend(({ name = '', password = '', code = '' }) => send({ name, password, code }));
  if (awaited) return <DeviceForm of={awaited} onBack={() => setAwaited(undefined)} />;
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
      <PasskeyButton send={(signed) => send({ ...signed })} />
      <p className="t-2">{signIn.byInvitation}</p>
    </Sheet>
  );
};
