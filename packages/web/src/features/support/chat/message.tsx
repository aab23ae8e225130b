import type { ChatCard, ChatEvent, ChatMessage } from '@parlour/contract/support/chat';
import type { Zone } from '@parlour/contract/time-zone';
import { fill } from '@parlour/locales/phrases';
import { cx } from '@parlour/ui/class-names';
import { Money } from '@parlour/ui/components/display/money';
import { timeOfDay } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memo } from 'react';
import css from './chat.module.css';
import { ChatPicture } from './chat-picture';

type MessageProps = {
  message: ChatMessage;
  zone: Zone;
  /** The newest of the person's own, which says whether it was read. */
  isLastOwn: boolean;
  isRead: boolean;
};

/** What was said, as text: an address in it is no link. */
export const Message = memo(({ message, zone, isLastOwn, isRead }: MessageProps) => {
  const { chat } = usePhrases('chat');
  const { by, at, text, image, card, event, n } = message;
  if (event) return <EventLine event={event} number={message.number} />;
  const isOwn = by === 'player';
  return (
    <li className={cx(css.message, isOwn && css.own)}>
      <span className="sr-only">{isOwn ? chat.you : chat.agent}: </span>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {image && <ChatPicture {...image} n={n} />}
      {card && <OrderCard card={card} />}
      <span className={css.time}>
        <time dateTime={at}>{timeOfDay(at, zone)}</time>
        {isLastOwn && ` · ${isRead ? chat.read : chat.sent}`}
      </span>
    </li>
  );
});

const EventLine = ({ event, number = '' }: { event: ChatEvent; number?: string | undefined }) => {
  const { chat } = usePhrases('chat');
  const words: Record<ChatEvent, string> = {
    taken: chat.evTaken,
    left: chat.evLeft,
    late: chat.evLate,
    closed: chat.evClosed,
    ticket: fill(chat.evTicket, { number }),
  };
  return <li className={css.event}>{words[event]}</li>;
};

/** An order as it was when the operator sent it. */
const OrderCard = ({ card }: { card: ChatCard }) => {
  const { chat } = usePhrases('chat');
  const name = card.kind === 'deposit' ? chat.deposit : chat.withdrawal;
  return (
    <div className={css.card}>
      <span>{fill(name, { number: card.number })}</span>
      <Money amount={card.amount} />
    </div>
  );
};
