import { session } from '@parlour/contract/session';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import css from '../session.module.css';

type UseUnlockLinkProps = { ticket: string; onDone: () => void; onExpired: () => void };

/** The link of a mail was opened: the press unlocks, since mail servers open links too. */
export const UseUnlockLink = ({ ticket, onDone, onExpired }: UseUnlockLinkProps) => {
  const words = usePhrases('passwords', 'refusal');
  const form = useForm({
    check: () => [],
    send: async () => {
      await call(session.unlockByMail, { ticket }, { loader: true });
      toast({ text: words.passwords.unlocked, icon: check });
      onDone();
    },
  });
  const { refused } = form;
  return (
    <form {...form.formProps} className={css.form}>
      {refused && <FormAlert>{words.refusal[refused.code]}</FormAlert>}
      <p className="t-2">{words.passwords.unlockReady}</p>
      <Button
        busy={form.isBusy && words.passwords.unlocking}
        data-first-focus=""
        look="accent"
        type="submit"
        wide
      >
        {words.passwords.unlockNow}
      </Button>
      {refused?.code === 'session.link_used' && (
        <Button onClick={onExpired} wide>
          {words.passwords.newLink}
        </Button>
      )}
    </form>
  );
};
