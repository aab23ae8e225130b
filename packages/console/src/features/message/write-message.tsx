import { Button } from '@parlour/ui/components/form/button';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import { useMay } from '../../lib/session/me';
import { SendDialog } from './send-dialog';

type WriteMessageProps = { brand: string; player?: { id: string; username: string } };

/** Opens the dialog, for who may write to players of the brand. */
export const WriteMessage = ({ brand, player }: WriteMessageProps) => {
  const { message } = useWords();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('message.w', brand)) return null;
  return (
    <>
      <Button icon={envelopeSimple} onClick={() => setOpen(true)} small>
        {message.write}
      </Button>
      {isOpen && (
        <SendDialog brand={brand} onClose={() => setOpen(false)} {...(player && { player })} />
      )}
    </>
  );
};
