import { type Shift, shiftDesk } from '@parlour/contract/shift-desk';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { timeOfDay } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useId } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useZone } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { useSend } from '../../../lib/use-send';

type ShiftDialogProps = { shift: Shift; onClose: () => void };

/** Begins the shift, or ends it: what the person has is handed over with a note. */
export const ShiftDialog = ({ shift, onClose }: ShiftDialogProps) => {
  const { casework, common } = useWords();
  const words = casework.shift;
  const formId = useId();
  const { since } = shift;
  const title = since === undefined ? words.begin : words.end;
  const form = useSend(async ({ note = '', to = '' }) => {
    await call(shiftDesk.setShift, {
      state: since === undefined ? 'on' : 'off',
      ...(note.trim() && { note: note.trim() }),
      ...(to && { to }),
    });
    await client.invalidateQueries();
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {title}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        {since === undefined ? (
          <p className="t-2">{words.about}</p>
        ) : (
          <HandOver form={form} shift={shift} since={since} />
        )}
      </form>
    </Dialog>
  );
};

type HandOverProps = { form: ReturnType<typeof useSend>; shift: Shift; since: string };

const HandOver = ({ form, shift: { claimed, chats, colleagues }, since }: HandOverProps) => {
  const { casework } = useWords();
  const words = casework.shift;
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
          <TextAreaField
            error={form.faultOf('note')}
            label={words.note}
            maxLength={500}
            name="note"
            required
            rows={2}
          />
        </>
      )}
    </>
  );
};
