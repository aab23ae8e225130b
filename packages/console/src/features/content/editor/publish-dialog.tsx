import { operator } from '@parlour/contract/operator';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { FormDialog } from '../../../lib/parts/form-dialog';
import { Diff } from '../../change/diff';
import { useFieldName } from '../../change/use-field-name';
import css from './editor.module.css';
import type { ItemObject, ItemValues } from './use-draft';
import { ReasonField } from '../../../lib/parts/reason-field';

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
  const { change } = useWords();
  const query = useQuery({
    queryKey: ['content-confirm', object, version, patch],
    queryFn: () => call(operator.previewChange, { kind, object, patch }),
    gcTime: 0,
    retry: false,
  });
  const nameOf = useFieldName(kind);
  return (
    <FormDialog
      act={change.confirm}
      className={css.form}
      isTouched
      onClose={onClose}
      send={async ({ reason = '' }) => {
        const made = await call(operator.proposeChange, { kind, object, version, patch, reason });
        toast({ text: change.states[made.state], tone: 'pos' });
        onDone();
        void client.invalidateQueries({ queryKey: ['content'] });
        void client.invalidateQueries({ queryKey: ['changes'] });
      }}
      title={title}
    >
      {(faultOf) => (
        <>
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
          <ReasonField data-first-focus error={faultOf('reason')} label={change.reason} />
        </>
      )}
    </FormDialog>
  );
};
