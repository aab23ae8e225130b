import { type Shift, shiftDesk } from '@parlour/contract/shift-desk';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { timeOfDay } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useZone } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { type FaultOf, FormDialog } from '../../../lib/parts/form-dialog';
import { ReasonField } from '../../../lib/parts/reason-field';

type ShiftDialogProps = { shift: Shift; onClose: () => void };

/** Begins the shift, or ends it: what the person has is handed over with a note. */
export const ShiftDialog = ({ shift, onClose }: ShiftDialogProps) => {
  const words = useWords().casework.shift;
  const { since } = shift;
  const title = since === undefined ? words.begin : words.end;
  return (
    <FormDialog
      act={title}
      onClose={onClose}
      send={async ({ note = '', to = '' }) => {
        await call(shiftDesk.setShift, {
          state: since === undefined ? 'on' : 'off',
          ...(note.trim() && { note: note.trim() }),
          ...(to && { to }),
        });
        await client.invalidateQueries();
      }}
      title={title}
    >
      {(faultOf) =>
        since === undefined ? (
          <p className="t-2">{words.about}</p>
        ) : (
          <HandOver faultOf={faultOf} shift={shift} since={since} />
        )
      }
    </FormDialog>
  );
};

type HandOverProps = { faultOf: FaultOf; shift: Shift; since: string };

const HandOver = ({ faultOf, shift, since }: HandOverProps) => {
  const { claimed, chats, colleagues } = shift;
  const words = useWords().casework.shift;
  const zone = useZone();
  return (
    <>
      <p className="t-2">{fill(words.since, { since: timeOfDay(since, zone) })}</p>
      {claimed.length + chats === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          {claimed.length > 0 && <p>{fill(words.claimed, { count: claimed.length })}</p>}
          <ul>
            {claimed.map(({ id, number }) => (
              <li key={id}>{number}</li>
            ))}
          </ul>
          {chats > 0 && <p>{fill(words.chats, { count: chats })}</p>}
          <SelectField
            label={words.to}
            name="to"
            options={[
              { value: '', label: words.queue },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <ReasonField error={faultOf('note')} label={words.note} name="note" />
        </>
      )}
    </>
  );
};
