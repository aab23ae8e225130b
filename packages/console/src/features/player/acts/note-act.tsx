import { noteDesk } from '@parlour/contract/note-desk';
import { Button } from '@parlour/ui/components/form/button';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { toast } from '@parlour/ui/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { FormDialog } from '../../../lib/parts/form-dialog';
import { useMay } from '../../../lib/session/me';

/** Writes what colleagues read about a player; no one edits it afterwards. */
export const NoteAct = ({ playerId, brand }: { playerId: string; brand: string }) => {
  const { acts } = useWords().player;
  const may = useMay();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!may('note.w', brand)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} small>
        {acts.note}
      </Button>
      {isOpen && (
        <FormDialog
          act={acts.saveNote}
          isTouched
          onClose={() => setOpen(false)}
          send={async ({ note = '' }) => {
            await call(noteDesk.writePlayerNote, { playerId, note });
            toast({ text: acts.noted, tone: 'pos' });
            await client.invalidateQueries({ queryKey: ['player', playerId] });
          }}
          title={acts.note}
        >
          {(faultOf) => (
            <TextAreaField
              data-first-focus
              error={faultOf('note')}
              hint={acts.noteWhat}
              label={acts.noteText}
              maxLength={2000}
              name="note"
              required
              rows={4}
            />
          )}
        </FormDialog>
      )}
    </>
  );
};
