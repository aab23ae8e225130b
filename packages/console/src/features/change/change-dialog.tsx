import { operator } from '@parlour/contract/operator';
import { toast } from '@parlour/ui/toasts';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { FormDialog } from '../../lib/parts/form-dialog';
import { ReasonField } from '../../lib/parts/reason-field';
import { noteSignedIn } from '../../lib/session/me';
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
  return (
    <FormDialog
      act={change.acts[act]}
      close={common.close}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        const { state } = await call(calls[act], { id, reason });
        toast({ text: change.states[state], tone: 'pos' });
        await client.invalidateQueries({ queryKey: ['changes'] });
        // It may be of the reader's own rights, or of the mode of a brand that the bar shows.
        call(operator.readMe, {}).then(noteSignedIn, () => undefined);
      }}
      title={change.acts[act]}
    >
      {(faultOf) => (
        <>
          {about && <p className={css.about}>{about}</p>}
          <ReasonField data-first-focus error={faultOf('reason')} label={change.reason} rows={3} />
        </>
      )}
    </FormDialog>
  );
};
