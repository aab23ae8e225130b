import { operator, type Person } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { fill } from '@parlour/locales/phrases';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';

type PersonDialogProps = { act: 'end' | 'stop'; person: Person; onClose: () => void };

/** Ends a person's session or work here, with a reason that stays in the audit. */
export const PersonDialog = ({ act, person: { id, name }, onClose }: PersonDialogProps) => {
  const { people, common } = useWords();
  const formId = useId();
  const form = useSend(async ({ reason = '' }) => {
    await call(act === 'end' ? operator.endSessions : operator.stopPerson, { id, reason });
    await client.invalidateQueries({ queryKey: ['people'] });
    onClose();
  });
  const title = fill(act === 'end' ? people.endOf : people.stopOf, { name });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {act === 'end' ? people.endSession : people.stop}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <p className="t-2">{act === 'end' ? people.endWhat : people.stopWhat}</p>
        <TextAreaField
          data-first-focus
          error={form.faultOf('reason')}
          label={people.reason}
          maxLength={500}
          name="reason"
          required
          rows={3}
        />
      </form>
    </Dialog>
  );
};
