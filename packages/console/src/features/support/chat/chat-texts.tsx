import type { DeskChatCard } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';
import { useMay } from '../../../lib/session/me';
import css from './side.module.css';
import { insertText } from './inserted-text';
import { useTemplates } from '../use-ticket';

const most = 6;

type TextsProps = {
  card: DeskChatCard;
  isMine: boolean;
  onInserted: (() => void) | undefined;
};

/** The brand's first texts at hand in the person's language, inserted in one's own chat. */
export const ChatTexts = ({ card, isMine, onInserted }: TextsProps) => {
  const { chat } = useWords();
  const { id, brand, language } = card;
  const mayRead = useMay()('ticket.r', brand);
  const { data } = useTemplates(brand, mayRead ? language : undefined);
  if (!data) return null;
  return (
    <>
      <h3 className={css.sideName}>
        {chat.texts} <span className={css.aside}>{chat.textsIn}</span>
      </h3>
      <ul className={css.texts}>
        {data.list.slice(0, most).map(({ code, title, text }) => (
          <li key={code}>
            {isMine ? (
              <button
                aria-label={fill(chat.insert, { title })}
                onClick={() => {
                  insertText(id, text);
                  onInserted?.();
                }}
                type="button"
              >
                #{title}
              </button>
            ) : (
              <strong>#{title}</strong>
            )}
            <span className="t-3 t-clip">{text}</span>
          </li>
        ))}
        {data.list.length === 0 && <li className="t-3">{chat.noTexts}</li>}
      </ul>
    </>
  );
};
