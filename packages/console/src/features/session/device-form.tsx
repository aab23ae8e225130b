import { operator } from '@parlour/contract/operator';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { noteSignedIn } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import css from './session.module.css';
import { Sheet } from './sheet';

/** What a sign-in in an unknown browser waits for. */
export type AwaitedDevice = { ticket: string; minutes: number };

type DeviceFormProps = { of: AwaitedDevice; onBack: () => void };

/** The code that was mailed to the person. */
export const DeviceForm = ({ of: { ticket, minutes }, onBack }: DeviceFormProps) => {
  const { signIn, common } = useWords();
  const form = useSend(async ({ code = '' }) =>
    noteSignedIn(await call(operator.confirmDevice, { ticket, code: code.trim() })),
  );
  return (
    <Sheet title={signIn.device}>
      <p>{fill(signIn.deviceWhy, { minutes })}</p>
      <form {...form.formProps} className={css.form} ref={focusFirst}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <TextField
          autoComplete="one-time-code"
          data-first-focus
          error={form.faultOf('code')}
          inputMode="numeric"
          label={signIn.deviceCode}
          maxLength={6}
          name="code"
          required
          spellCheck={false}
        />
        <Button busy={form.isBusy && common.sending} look="primary" type="submit" wide>
          {signIn.submit}
        </Button>
        <Button onClick={onBack} wide>
          {common.back}
        </Button>
      </form>
    </Sheet>
  );
};

/** The button that led here is gone, and the focus with it. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
