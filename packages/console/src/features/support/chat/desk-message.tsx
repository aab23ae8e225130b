import { chatDesk, type DeskMessageView } from '@parlour/contract/support/chat-desk';
import type { Zone } from '@parlour/contract/time-zone';
import { fill } from '@parlour/locales/phrases';
import { Money } from '@parlour/ui/components/display/money';
import { timeOfDay } from '@parlour/ui/format';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { useMe } from '../../../lib/session/me';
import { CasePicture, CasePictures } from '../../../lib/parts/pictures/case-picture';
import css from './chat.module.css';

type MessageProps = { chatId: string; message: DeskMessageView; isRead: boolean; zone: Zone };

/** What was said, as text. */
export const DeskMessage = ({ chatId, message, isRead, zone }: MessageProps) => {
  const { chat } = useWords();
  const { n, by, at, text, image, card, event, number = '', handed, writer } = message;
  const { name: ownName } = useMe();
  if (handed) return <li className={css.event}>{handedText(chat, handed)}</li>;
  if (event) return <li className={css.event}>{fill(chat.events[event], { number })}</li>;
  const isOurs = by === 'operator';
  return (
    <li className={css.message} data-ours={isOurs || undefined}>
      {isOurs && writer !== undefined && writer !== ownName ? (
        <span className={css.time}>{writer}</span>
      ) : (
        <span className="sr-only">{isOurs ? chat.us : chat.them}: </span>
      )}
      {text !== undefined && <p className={css.text}>{text}</p>}
      {image && (
        <CasePictures>
          <CasePicture
            {...image}
            at={at}
            name={chat.picture}
            read={() => call(chatDesk.readDeskImage, { chatId, n })}
          />
        </CasePictures>
      )}
      {card && (
        <div className={css.card}>
          <span>{fill(chat[card.kind], { number: card.number })}</span>
          <Money amount={card.amount} />
          <span className="t-3">{card.currency}</span>
        </div>
      )}
      <span className={css.time}>
        {timeOfDay(at, zone)}
        {isOurs && isRead && `, ${chat.read}`}
      </span>
    </li>
  );
};

type Handed = NonNullable<DeskMessageView['handed']>;

/** Who gave the chat to whom, and why: the player does not read it. */
const handedText = (
  chat: ReturnType<typeof useWords>['chat'],
  { by, to, reason }: Handed,
): string =>
  to === undefined ? fill(chat.left, { by, reason }) : fill(chat.handed, { by, to, reason });
