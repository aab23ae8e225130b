import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryScope } from '../../lib/api/queries';
import { closeModal } from '../../lib/navigation/modal';
import { FeedbackForm } from './feedback-form';
import { OwnTickets } from './own-tickets';
import { TicketPage } from './ticket-page';

/** What is shown: the list of one's own, the form, or a ticket. */
type Shown = 'list' | 'form' | { ticket: string };

/** Feedback and complaints: the form, one's own requests, and each with its answers. */
export const FeedbackDialog = ({ ticket }: { ticket?: string }) => {
  const { support } = usePhrases('support');
  const [shown, show] = useState<Shown>(ticket === undefined ? 'list' : { ticket });
  const [isTouched, setTouched] = useState(false);
  const go = (next: Shown) => {
    setTouched(false);
    show(next);
  };
  const open = (id: string) => go({ ticket: id });
  return (
    <Dialog isFull isTouched={isTouched} onClose={closeModal} size="form" title={support.title}>
      <QueryScope>
        {shown === 'list' && <OwnTickets onOpen={open} onWrite={() => go('form')} />}
        {shown === 'form' && (
          <FeedbackForm
            onBack={() => go('list')}
            onOpen={open}
            onTouched={() => setTouched(true)}
          />
        )}
        {typeof shown === 'object' && (
          <TicketPage id={shown.ticket} key={shown.ticket} onBack={() => go('list')} />
        )}
      </QueryScope>
    </Dialog>
  );
};
