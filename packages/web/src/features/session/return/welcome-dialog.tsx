import { own } from '@parlour/contract/session/own';
import { faultsOf } from '@parlour/contract/faults';
import { fill } from '@parlour/locales/phrases';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { useBrand } from '../../../lib/brand/brand';
import { AvatarChoice } from '../../../lib/form/avatar-choice';
import { profileOf } from '../../../lib/form/profile-values';
import { useForm } from '../../../lib/form/use-form';
import { closeModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { refreshMember } from '../../../lib/session/sign-in';
import css from '../session.module.css';
import { NextSteps } from './next-steps';

/**
 * The first-login action, once: how the player wants to be called and shown, then what the account
 * does not have yet. All of it can be left for later.
 */
export const WelcomeDialog = () => {
  const words = usePhrases('session');
  const { name: brand } = useBrand();
  const member = useSession((state) => state.member);
  const [isNamed, setNamed] = useState(false);
  const [isTouched, setTouched] = useState(false);
  if (!member) return null;
  const { hasPaymentPassword, emailMasked, mobileMasked } = member;
  const isWhole = hasPaymentPassword && (emailMasked ?? mobileMasked) !== undefined;
  return (
    <Dialog
      isGood
      isTouched={isTouched && !isNamed}
      onClose={closeModal}
      title={fill(words.session.welcomeTitle, { brand })}
    >
      {isNamed ? (
        <NextSteps member={member} />
      ) : (
        <Naming
          onDone={() => (isWhole ? closeModal() : setNamed(true))}
          onTouched={() => setTouched(true)}
        />
      )}
    </Dialog>
  );
};

type NamingProps = { onDone: () => void; onTouched: () => void };

const Naming = ({ onDone, onTouched }: NamingProps) => {
  const words = usePhrases('session', 'refusal', 'common');
  const member = useSession((state) => state.member);
  const form = useForm({
    check: (values) => faultsOf(own.finishFirstLogin.input, profileOf(values)),
    send: async (values) => {
      await call(own.finishFirstLogin, profileOf(values), { loader: true });
      await refreshMember().catch(() => undefined);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className={css.form} onChange={onTouched}>
      <div className={css.welcome}>
        <Avatar name={member?.avatar ?? member?.account ?? ''} size={56} />
        <p>{words.session.welcomeWhy}</p>
      </div>
      {form.refused && form.faults.length === 0 && (
        <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
      )}
      <TextField
        {...form.field('nickname')}
        autoComplete="nickname"
        data-first-focus=""
        defaultValue={member?.nickname}
        hint={words.session.nicknameHint}
        label={words.session.nickname}
      />
      <AvatarChoice chosen={member?.avatar} />
      <div className={css.buttons}>
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit">
          {words.session.welcomeDone}
        </Button>
        <Button onClick={closeModal}>{words.session.welcomeLater}</Button>
      </div>
    </form>
  );
};
