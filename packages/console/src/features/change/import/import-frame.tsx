import { operator } from '@parlour/contract/operator';
import type { InputOf } from '@parlour/contract/endpoint';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { type ReactNode, useId } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { ReasonField } from '../../../lib/parts/reason-field';
import { useSend } from '../../../lib/use-send';
import css from '../change.module.css';

type Change = Omit<InputOf<typeof operator.proposeChange>, 'reason' | 'at'>;

type ImportFrameProps = {
  title: string;
  /** What was read of the file; without it a file is chosen. */
  read: ReactNode;
  pick: ReactNode;
  /** What the file's good rows come to; none is nothing to send. */
  proposed: Change | undefined;
  onBack: () => void;
  onClose: () => void;
};

/** A file is chosen, read, and sent as one change with its reason. */
export const ImportFrame = ({ title, read, pick, proposed, onBack, onClose }: ImportFrameProps) => {
  const { change, common } = useWords();
  const formId = useId();
  const form = useSend(async ({ reason = '' }) => {
    if (!proposed) return;
    const made = await call(operator.proposeChange, { ...proposed, reason });
    toast({ text: change.states[made.state], tone: 'pos' });
    await client.invalidateQueries();
    onClose();
  });
  const isRead = Boolean(read);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={isRead ? onBack : onClose}>
            {isRead ? common.back : common.cancel}
          </Button>
          {proposed && (
            <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
              {change.confirm}
            </Button>
          )}
        </>
      }
      isTouched={isRead}
      onClose={onClose}
      size="wide"
      title={title}
    >
      {isRead ? (
        <form {...form.formProps} className={css.form} id={formId}>
          {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
          {read}
          {proposed && <ReasonField error={form.faultOf('reason')} label={change.reason} />}
        </form>
      ) : (
        pick
      )}
    </Dialog>
  );
};
