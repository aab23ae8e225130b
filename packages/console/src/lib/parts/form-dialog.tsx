import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../language';
import { useSend } from '../use-send';

/** What is wrong with the field of a name, as a sentence. */
export type FaultOf = ReturnType<typeof useSend>['faultOf'];

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'isTouched' | 'onClose' | 'title'> & {
  /** What the button that sends says. */
  act: string;
  look?: 'accent' | 'primary';
  /** What the other button says, where nothing is cancelled by it. */
  close?: string;
  className?: string | undefined;
  /** What stands above the form. */
  above?: ReactNode;
  /** Its fields, with the fault of each. */
  children: (faultOf: FaultOf) => ReactNode;
  /** Gets the fields' values by their names; the dialog closes after it. */
  send: (values: Record<string, string>) => Promise<void>;
};

/** A dialog that sends one call and closes; what is refused stands in it. */
export const FormDialog = ({
  act,
  look = 'primary',
  close,
  className,
  above,
  children,
  send,
  ...dialog
}: FormDialogProps) => {
  const { common } = useWords();
  const id = useId();
  const form = useSend(async (values) => {
    await send(values);
    dialog.onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={dialog.onClose}>{close ?? common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={id} look={look} type="submit">
            {act}
          </Button>
        </>
      }
      size="form"
      {...dialog}
    >
      {above}
      <form {...form.formProps} className={className} id={id}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        {children(form.faultOf)}
      </form>
    </Dialog>
  );
};
