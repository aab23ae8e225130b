import { usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../../lib/brand/brand';
import type { useForm } from '../../../lib/form/use-form';
import { closeAbove, openAbove } from '../../../lib/navigation/modal';
import { TypedLink } from '../typed-link';
import css from './unlock-links.module.css';

export type UnlockLinksProps = { form: Pick<ReturnType<typeof useForm>, 'values' | 'submit'> };

/** By a mail, or at once by a second factor: then what was typed is sent again. */
export const UnlockLinks = ({ form }: UnlockLinksProps) => {
  const { session: words } = usePhrases('session');
  const { hasMail } = useStatus();
  const byFactor = () => {
    const username = String(form.values().username ?? '');
    openAbove('unlockByFactor', {
      username,
      onDone: (isUnlocked) => {
        closeAbove();
        if (isUnlocked) form.submit();
      },
    });
  };
  return (
    <div className={css.links}>
      {hasMail && <TypedLink opens="unlock">{words.unlockByMail}</TypedLink>}
      <button className="t-link" onClick={byFactor} type="button">
        {words.unlockByCode}
      </button>
    </div>
  );
};
