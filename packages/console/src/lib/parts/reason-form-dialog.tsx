import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type ReactNode, useId } from 'react';
import { useWords } from '../language';
import { useSend } from '../use-send';

type ReasonFormDialogProps = {
  title: string;
  /** What the act does. */
  what: string;
  act: string;
  /** What the text is called, where it is not a reason. */
  label?: string;
  name?: string;
  /** Fields besides, whose values `send` gets by their names. */
  children?: ReactNode;
  send: (text: string, values: Record<string, string>) => Promise<void>;
  onClose: () => void;
};

/** An act at once, by one person, with the reason that stays in the audit. */
export const ReasonFormDialog = ({
  title,
  what,
  act,
  label,
  name = 'reason',
  children,
  send,
  onClose,
}: ReasonFormDialogProps) => {
  const { change, common } = useWords();
  const formId = useId();
  const form = useSend(async ({ [name]: text = '', ...rest }) => {
    await send(text.trim(), rest);
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {act}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <p className="t-2">{what}</p>
        {children}
        <TextAreaField
          data-first-focus
          error={form.faultOf(name)}
          label={label ?? change.reason}
          maxLength={500}
          name={name}
          required
          rows={2}
        />
      </form>
    </Dialog>
  );
};
