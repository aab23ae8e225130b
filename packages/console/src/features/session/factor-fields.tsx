import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { fingerprint } from '@parlour/ui/icons/fingerprint';
import { useState } from 'react';
import { asRefused, type ConsoleRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
import { useSend } from '../../lib/use-send';
import { hasPasskeys, signWithPasskey } from './passkey';
import css from './session.module.css';

/** A code of the authenticator app, or one of the codes that were kept for its loss. */
export const CodeField = ({ error }: { error?: string | undefined }) => {
  const { signIn } = useWords();
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="one-time-code"
      data-first-focus
      error={error}
      hint={signIn.codeHint}
      inputMode="numeric"
      label={signIn.code}
      name="code"
      required
      spellCheck={false}
    />
  );
};

type Factor = { code: string } | { ceremonyId: string; credential: string };

type FactorFormProps = { send: (factor: Factor) => Promise<void>; submit: string };

/** Who one is, by a code or by a passkey: it opens a locked page and confirms an important act. */
export const FactorForm = ({ send, submit }: FactorFormProps) => {
  const { common } = useWords();
  const form = useSend(async ({ code = '' }) => send({ code }));
  return (
    <form {...form.formProps} className={css.form}>
      {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
      <CodeField error={form.faultOf('code')} />
      <Button busy={form.isBusy && common.sending} look="primary" type="submit" wide>
        {submit}
      </Button>
      <PasskeyButton send={send} />
    </form>
  );
};

type PasskeyButtonProps = {
  send: (signed: { ceremonyId: string; credential: string }) => Promise<void>;
};

/** The other way: a passkey of this device, where the browser knows them. */
export const PasskeyButton = ({ send }: PasskeyButtonProps) => {
  const words = useWords();
  const [refused, setRefused] = useState<ConsoleRefused>();
  if (!hasPasskeys()) return null;
  const sign = async () => {
    setRefused(undefined);
    try {
      await send(await signWithPasskey());
    } catch (thrown) {
      setRefused(asRefused(thrown));
    }
  };
  return (
    <>
      <p className={css.or}>{words.signIn.or}</p>
      <Button icon={fingerprint} onClick={() => void sign()} wide>
        {words.signIn.passkey}
      </Button>
      {refused && <FormAlert reference={refused.id}>{refusalText(words, refused)}</FormAlert>}
    </>
  );
};
