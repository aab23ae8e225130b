import { operator } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { noteSignedIn } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import css from './change.module.css';

export type ChangeAct = 'approve' | 'reject' | 'withdraw' | 'undo';

type ChangeDialogProps = {
  act: ChangeAct;
  /** What the change alters, where a page has many of them. */
  about?: string;
  id: string;
  onClose: () => void;
};

const calls = {
  approve: operator.approveChange,
  reject: operator.rejectChange,
  withdraw: operator.withdrawChange,
  undo: operator.undoChange,
} as const;

/** An act on a change, with the reason that stays in the audit. */
export const ChangeDialog = ({ act, about, id, onClose }: ChangeDialogProps) => {
  const { change, common } = useWords();
  const formId = useId();
  const form = useSend(async ({ reason = '' }) => {
    const { state } = await call(calls[act], { id, reason });
    toast({ text: change.states[state], tone: 'pos' });
    await client.invalidateQueries({ queryKey: ['changes'] });
    onClose();
    // It may be of the reader's own rights, or of the mode of a brand that the bar shows.
    call(operator.readMe, {}).then(noteSignedIn, () => undefined);
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {change.acts[act]}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={change.acts[act]}
    >
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        {about && <p className={css.about}>{about}</p>}
        <TextAreaField
          data-first-focus
          error={form.faultOf('reason')}
          label={change.reason}
          maxLength={500}
          name="reason"
          required
          rows={3}
        />
      </form>
    </Dialog>
  );
};
