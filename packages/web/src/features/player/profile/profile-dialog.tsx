import { faultsOf } from '@parlour/contract/faults';
import { player as calls } from '@parlour/contract/player';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { AvatarChoice } from '../../../lib/form/avatar-choice';
import { profileOf } from '../../../lib/form/profile-values';
import { useForm } from '../../../lib/form/use-form';
import { closeModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { refreshMember } from '../../../lib/session/sign-in';
import css from './profile-dialog.module.css';

/** How the player is called and shown. */
export const ProfileDialog = () => {
  const words = usePhrases('player', 'session', 'refusal', 'common');
  const member = useSession((state) => state.member);
  const form = useForm({
    check: (values) => faultsOf(calls.updateProfile.input, profileOf(values)),
    send: async (values) => {
      await call(calls.updateProfile, profileOf(values), { loader: true });
      await refreshMember().catch(() => undefined);
      toast({ text: words.player.profileSaved, icon: check });
      closeModal();
    },
  });
  if (!member) return null;
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={closeModal}
      size="form"
      title={words.player.editProfile}
    >
      <form {...form.formProps} className={css.form}>
        {form.refused && form.faults.length === 0 && (
          <FormAlert>{words.refusal[form.refused.code]}</FormAlert>
        )}
        <TextField
          {...form.field('nickname')}
          autoComplete="nickname"
          data-first-focus=""
          defaultValue={member.nickname}
          hint={words.session.nicknameHint}
          label={words.player.nickname}
        />
        <AvatarChoice chosen={member.avatar} />
        <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
          {words.player.save}
        </Button>
      </form>
    </Dialog>
  );
};
