import { Button } from '@parlour/ui/components/form/button';
import { toast } from '@parlour/ui/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import { FormDialog } from '../../../lib/parts/form-dialog';
import css from '../player.module.css';
import { ReasonField } from '../../../lib/parts/reason-field';

type ReasonActProps = {
  playerId: string;
  /** What the button says, and the title of its dialog. */
  name: string;
  /** The same for who does not see which line it is on. */
  label?: string;
  /** What it does, before it is done. */
  what: string;
  done: string;
  send: (reason: string) => Promise<unknown>;
};

/** An act on a player: says what it does, asks for a reason, and reads the page again. */
export const ReasonAct = ({ playerId, name, label, what, done, send }: ReasonActProps) => {
  const { acts } = useWords().player;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={label} onClick={() => setOpen(true)} small>
        {name}
      </Button>
      {isOpen && (
        <FormDialog
          act={name}
          className={css.labels}
          onClose={() => setOpen(false)}
          send={async ({ reason = '' }) => {
            await send(reason.trim());
            toast({ text: done, tone: 'pos' });
            await client.invalidateQueries({ queryKey: ['player', playerId] });
          }}
          title={label ?? name}
        >
          {(faultOf) => (
            <>
              <p>{what}</p>
              <ReasonField data-first-focus error={faultOf('reason')} label={acts.reason} />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
};
