import type { FieldFault } from '@parlour/contract/errors';
import { payeeNameOf } from '@parlour/contract/payee-name';
import { own } from '@parlour/contract/session/own';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import css from './profile-dialog.module.css';

/** Gives one thing about the person, once; the server knows the brand's rule of it. */
export const DetailDialog = ({ field, onDone }: Modals['detail']) => {
  const words = usePhrases('player', 'session', 'refusal', 'common');
  const form = useForm({
    check: ({ value }): FieldFault[] =>
      String(value ?? '') === '' ? [{ name: 'value', code: 'field.required' }] : [],
    send: async ({ value }) => {
      await call(own.addDetail, { field, value: String(value) }, { loader: true });
      toast({ text: words.player.detailSaved, icon: check });
      onDone();
      closeModal();
    },
  });
  const typed = String(form.values()['value'] ?? '');
  const kept = field === 'payeeName' && form.isTouched ? payeeNameOf(typed) : '';
  return (
    <Dialog
      isTouched={form.isTouched}
      onClose={closeModal}
      size="form"
      title={words.session[field]}
    >
      <form {...form.formProps} className={css.form}>
        {form.refused && form.faults.length === 0 && (
          <FormAlert reference={form.refused.id}>{words.refusal[form.refused.code]}</FormAlert>
        )}
        <TextField
          {...form.field('value')}
          autoComplete="off"
          data-first-focus=""
          hint={field === 'payeeName' ? words.session.payeeNameHint : undefined}
          label={words.session[field]}
        />
        {kept !== '' && (
          <p className="t-small t-2">
            {words.session.payeeNameKept} <b className="t-fig">{kept}</b>
          </p>
        )}
        <p className="t-small t-2">{words.player.detailOnce}</p>
        <Button busy={form.isBusy && words.common.sending} look="accent" type="submit" wide>
          {words.player.save}
        </Button>
      </form>
    </Dialog>
  );
};
