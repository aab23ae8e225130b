import type { CaseView } from '@parlour/contract/casework';
import type { Endpoint } from '@parlour/contract/endpoint';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type ReactNode, useId } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';
import { showCase } from './use-claim';

type Sending = { endpoint: Endpoint; input: Record<string, unknown> };

type ReasonDialogProps = {
  title: string;
  label: string;
  submit: string;
  view: CaseView;
  /** The call that the text is for. */
  send: (text: string, version: number, values: Record<string, string>) => Sending;
  onClose: () => void;
  /** Also after it was done: the case has left one's hands. */
  onDone?: () => void;
  children?: ReactNode;
};

/** An act on a case that needs a text: to whom it is said, and what follows, stands beside it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, label, submit, view, send, onClose, onDone, children } = props;
  const { common } = useWords();
  const id = useId();
  const form = useSend(async ({ text = '', ...values }) => {
    const { endpoint, input } = send(text.trim(), view.version, values);
    showCase((await call(endpoint, { caseId: view.id, ...input } as never)) as CaseView);
    onClose();
    onDone?.();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={id} look="primary" type="submit">
            {submit}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} id={id}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <TextAreaField
          data-first-focus
          error={form.faultOf('reason') ?? form.faultOf('note') ?? form.faultOf('message')}
          label={label}
          maxLength={500}
          name="text"
          required
          rows={3}
        />
        {children}
      </form>
    </Dialog>
  );
};
