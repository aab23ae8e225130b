import { cashierBooks, type DeskMethod } from '@parlour/contract/cashier/books';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { fill } from '@parlour/locales/phrases';
import { useId } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { useSend } from '../../../lib/use-send';

type CloseMethodDialogProps = { method: DeskMethod; onClose: () => void };

/** Closes a method at once, by one person. */
export const CloseMethodDialog = ({ method, onClose }: CloseMethodDialogProps) => {
  const { books, change, common } = useWords();
  const formId = useId();
  const { brand, kind, id, name } = method;
  const form = useSend(async ({ reason = '' }) => {
    await call(cashierBooks.closeMethod, { brand, kind, id, reason: reason.trim() });
    await client.invalidateQueries({ queryKey: ['methods'] });
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {books.close}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={fill(books.closeOf, { name })}
    >
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <p className="t-2">{books.closeWhat}</p>
        <TextAreaField
          data-first-focus
          error={form.faultOf('reason')}
          label={change.reason}
          maxLength={500}
          name="reason"
          required
          rows={2}
        />
      </form>
    </Dialog>
  );
};
