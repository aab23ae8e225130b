import { operator } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { useSend } from '../../../lib/use-send';
import { Diff } from '../../change/diff';
import { useFieldName } from '../../change/use-field-name';
import css from './editor.module.css';
import type { ItemObject, ItemValues } from './use-draft';

type PublishDialogProps = ItemObject & {
  title: string;
  patch: ItemValues;
  /** The version on which the draft stands. */
  version: string;
  onDone: () => void;
  onClose: () => void;
};

/** What changes, whether a second person confirms it, and the reason that stays in the audit. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { kind, object, title, patch, version, onClose, onDone } = props;
  const { change, common } = useWords();
  const formId = useId();
  const query = useQuery({
    queryKey: ['content-confirm', object, version, patch],
    queryFn: () => call(operator.previewChange, { kind, object, patch }),
    gcTime: 0,
    retry: false,
  });
  const nameOf = useFieldName(kind);
  const form = useSend(async ({ reason = '' }) => {
    const made = await call(operator.proposeChange, { kind, object, version, patch, reason });
    toast({ text: change.states[made.state], tone: 'pos' });
    onDone();
    onClose();
    await client.invalidateQueries({ queryKey: ['content'] });
    await client.invalidateQueries({ queryKey: ['changes'] });
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {change.confirm}
          </Button>
        </>
      }
      isTouched
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} className={css.form} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <Answer of={query}>
          {({ diff, needsSecond }) => (
            <>
              <div className={css.diff}>
                <Diff fields={diff} nameOf={nameOf} />
              </div>
              <p>{needsSecond ? change.needsSecond : change.atOnce}</p>
            </>
          )}
        </Answer>
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
