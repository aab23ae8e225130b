import { messageConsole, type TextTemplate } from '@parlour/contract/message-console';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';
import css from './message.module.css';
import { filledIn, TextFields } from './text-fields';

type TemplateDialogProps = {
  brand: string;
  template: TextTemplate | undefined;
  onClose: () => void;
};

/** Makes or changes a template; what was sent with it stays as it was. */
export const TemplateDialog = ({ brand, template, onClose }: TemplateDialogProps) => {
  const { message, common } = useWords();
  const formId = useId();
  const finish = async (text: string) => {
    toast({ text, tone: 'pos' });
    await client.invalidateQueries({ queryKey: ['templates'] });
    onClose();
  };
  const known = template && { id: template.id, version: template.version };
  const form = useSend(async (entered) => {
    const { name = '', ...texts } = filledIn(entered);
    await call(messageConsole.saveTemplate, { brand, ...known, name, ...texts });
    await finish(message.saved);
  });
  const removal = useSend(async () => {
    if (known) await call(messageConsole.removeTemplate, known);
    await finish(message.removed);
  });
  const alert = form.alert ?? removal.alert;
  const reference = form.alert ? form.reference : removal.reference;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          {template && (
            <form {...removal.formProps}>
              <Button busy={removal.isBusy && common.sending} type="submit">
                {message.remove}
              </Button>
            </form>
          )}
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {message.save}
          </Button>
        </>
      }
      isFull
      isTouched
      onClose={onClose}
      size="wide"
      title={template ? message.changeTemplate : message.newTemplate}
    >
      <form {...form.formProps} className={css.form} id={formId}>
        {alert && <FormAlert reference={reference}>{alert}</FormAlert>}
        <TextField
          autoComplete="off"
          data-first-focus
          defaultValue={template?.name ?? ''}
          error={form.faultOf('name')}
          label={message.name}
          maxLength={60}
          name="name"
          required
        />
        <TextFields faultOf={form.faultOf} texts={template?.texts ?? {}} />
      </form>
    </Dialog>
  );
};
