import { session as calls } from '@parlour/contract/session';
import { faultsOf } from '@parlour/contract/endpoint';
import { fill } from '@parlour/locales/phrases';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useBrand } from '../../../lib/brand/brand';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { closeModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { refreshMember } from '../../../lib/session/sign-in';
import css from '../session.module.css';

/** The first-login action: how the player wants to be called. It can be left as it is. */
export const WelcomeDialog = () => {
  const words = usePhrases('session', 'refusal', 'common');
  const { name: brand } = useBrand();
  const member = useSession((state) => state.member);
  const form = useForm({
    check: (values) => faultsOf(calls.finishFirstLogin.input, inputOf(values)),
    send: async (values) => {
      await call(calls.finishFirstLogin, inputOf(values), { loader: true });
      await refreshMember().catch(() => undefined);
      closeModal();
    },
  });
  if (!member) return null;
  return (
    <Dialog
      isGood
      isTouched={form.isTouched}
      onClose={closeModal}
      title={fill(words.session.welcomeTitle, { brand })}
    >
      <form {...form.formProps} className={css.form}>
        <div className={css.welcome}>
          <Avatar name={member.account} size={56} />
          <p>{words.session.welcomeWhy}</p>
        </div>
        {form.refused && form.faults.length === 0 && (
          <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
        )}
        <TextField
          {...form.field('nickname')}
          autoComplete="nickname"
          data-first-focus=""
          defaultValue={member.nickname}
          hint={words.session.nicknameHint}
          label={words.session.nickname}
        />
        <div className={css.buttons}>
          <Button busy={form.isBusy && words.common.sending} look="primary" type="submit">
            {words.session.welcomeDone}
          </Button>
          <Button onClick={closeModal}>{words.session.welcomeLater}</Button>
        </div>
      </form>
    </Dialog>
  );
};

const inputOf = ({ nickname }: FormValues) => ({ nickname: String(nickname ?? '').trim() });
