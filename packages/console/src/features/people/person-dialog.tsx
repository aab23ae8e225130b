import { operator, type Person } from '@parlour/contract/operator';
import { fill } from '@parlour/locales/phrases';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { FormDialog } from '../../lib/parts/form-dialog';
import { ReasonField } from '../../lib/parts/reason-field';

type PersonDialogProps = { act: 'end' | 'stop'; person: Person; onClose: () => void };

/** Ends a person's session or work here, with a reason that stays in the audit. */
export const PersonDialog = ({ act, person: { id, name }, onClose }: PersonDialogProps) => {
  const { people } = useWords();
  return (
    <FormDialog
      act={act === 'end' ? people.endSession : people.stop}
      onClose={onClose}
      send={async ({ reason = '' }) => {
        await call(act === 'end' ? operator.endSessions : operator.stopPerson, { id, reason });
        await client.invalidateQueries({ queryKey: ['people'] });
      }}
      title={fill(act === 'end' ? people.endOf : people.stopOf, { name })}
    >
      {(faultOf) => (
        <>
          <p className="t-2">{act === 'end' ? people.endWhat : people.stopWhat}</p>
          <ReasonField data-first-focus error={faultOf('reason')} label={people.reason} rows={3} />
        </>
      )}
    </FormDialog>
  );
};
