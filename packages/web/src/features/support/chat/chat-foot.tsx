import { supportChat } from '@parlour/contract/support/chat';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused, type Refused } from '../../../lib/api/refused';
import css from './chat.module.css';
import { type ChatFacts, takeAnswer } from './chat-store';
import { Composer } from './composer';
import { TicketOffer } from './ticket-offer';

/** What is to be known before writing, and the place to write. */
export const ChatFoot = ({ facts }: { facts: ChatFacts }) => {
  const { chat } = usePhrases('chat');
  const isOnline = useOnline();
  const { state, isTaken, isStaffed, promisedMinutes, takesPictures, mayBecomeTicket } = facts;
  const isAway = !isTaken && !isStaffed;
  return (
    <div className={css.foot}>
      <div aria-live="polite">
        {!isOnline && <p className={css.note}>{chat.offline}</p>}
        {isOnline && isAway && <p className={css.note}>{chat.awayInfo}</p>}
        {isOnline && !isAway && !isTaken && (
          <p className={css.note}>{fill(chat.promise, { minutes: promisedMinutes })}</p>
        )}
        {state === 'closed' && <p className={css.note}>{chat.closedInfo}</p>}
      </div>
      {isOnline && mayBecomeTicket && <TicketOffer />}
      <Composer takesPictures={takesPictures} />
      {state === 'open' && <EndChat />}
    </div>
  );
};

const EndChat = () => {
  const { chat, refusal } = usePhrases('chat', 'refusal');
  const [missed, setMissed] = useState<Refused>();
  const end = () => {
    setMissed(undefined);
    takeAnswer(call(supportChat.closeChat, {})).catch((thrown: unknown) =>
      setMissed(asRefused(thrown)),
    );
  };
  return (
    <div className={css.end}>
      {missed && <p role="alert">{refusal[missed.code]}</p>}
      <Button look="quiet" onClick={end} small>
        {chat.close}
      </Button>
    </div>
  );
};
