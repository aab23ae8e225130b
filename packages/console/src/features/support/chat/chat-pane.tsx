import { chatDesk, type DeskChatCard } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { Skeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { user } from '@parlour/ui/icons/user';
import { timeOfDay } from '@parlour/ui/format';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/call';
import type { ConsoleRefused } from '../../../lib/api/refused';
import { useBrandName, useZone } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { KeyCap } from '../../../lib/parts/key-cap';
import { refusalText } from '../../../lib/refusal-text';
import { useMay } from '../../../lib/session/me';
import { useNow } from '../../../lib/use-now';
import css from './chat.module.css';
import { DeskComposer } from './desk-composer';
import { DeskMessage } from './desk-message';
import { useDeskChat } from './use-desk-chat';
import { waitText } from './wait-text';

type PaneProps = {
  card: DeskChatCard;
  isMine: boolean;
  isShown: boolean;
  /** The key that goes to it: one of one's own has one. */
  paneKey: string | undefined;
  onChoose: () => void;
  onTake: () => void;
  onChanged: () => void;
  onBack: (() => void) | undefined;
  /** Shows whom one talks with, where there is no room for it beside the chat. */
  onAbout: () => void;
};

const paneId = (chatId: string): string => `chat-${chatId}`;

/** Puts the caret where the chat is answered. */
export const focusPane = (chatId: string): void =>
  document.getElementById(paneId(chatId))?.querySelector('textarea')?.focus();

/** One chat: what was said, and the place to answer if it is one's own. */
export const ChatPane = ({
  card,
  isMine,
  isShown,
  paneKey,
  onChoose,
  onTake,
  onChanged,
  onBack,
  onAbout,
}: PaneProps) => {
  const { chat } = useWords();
  const zone = useZone();
  const { chat: known, messages, typingUntil, missed, refresh, takeSent } = useDeskChat(card.id);
  const now = useNow();
  const list = useAtEnd(messages.length);
  useRead(card.id, isMine && isShown, messages.at(-1)?.n ?? 0);
  const name = card.player?.username ?? chat.visitor;
  return (
    <section
      aria-label={name}
      className={css.pane}
      data-shown={isShown || undefined}
      id={paneId(card.id)}
      onFocus={onChoose}
    >
      <PaneHead card={card} onAbout={onAbout} onBack={onBack} paneKey={paneKey} />
      <div aria-label={chat.messages} className={css.log} ref={list} role="log">
        <Begun card={card} />
        {!known && !missed && <Skeleton>{null}</Skeleton>}
        {missed && <Missed of={missed} onRetry={refresh} />}
        <ol className={css.messages}>
          {messages.map((message) => (
            <DeskMessage
              chatId={card.id}
              isRead={message.n <= (known?.playerRead ?? 0)}
              key={message.n}
              message={message}
              zone={zone}
            />
          ))}
        </ol>
        <p aria-live="polite" className={css.typing}>
          {typingUntil > now && chat.typing}
        </p>
      </div>
      {isMine && known ? (
        <DeskComposer chat={known} onChanged={onChanged} onSaid={takeSent} onSent={refresh} />
      ) : (
        <NotMine card={card} onTake={onTake} />
      )}
    </section>
  );
};

const Missed = ({ of: missed, onRetry }: { of: ConsoleRefused; onRetry: () => void }) => {
  const words = useWords();
  return (
    <div role="alert">
      <p className="t-neg">{refusalText(words, missed)}</p>
      <Button onClick={onRetry} small>
        {words.common.retry}
      </Button>
    </div>
  );
};

// What comes is seen: the end of the list stays in view.
const useAtEnd = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
};

/** What stands in the chosen chat of a visible page has been read. */
const useRead = (chatId: string, isRead: boolean, n: number) =>
  useEffect(() => {
    if (!isRead || n === 0 || document.hidden) return;
    call(chatDesk.markDeskRead, { chatId, n }).catch(() => undefined);
  }, [chatId, isRead, n]);

const Begun = ({ card: { openedAt, claimedAt } }: Pick<PaneProps, 'card'>) => {
  const { chat } = useWords();
  const zone = useZone();
  const begun = fill(chat.begun, { time: timeOfDay(openedAt, zone, true) });
  const waited = claimedAt && Date.parse(claimedAt) - Date.parse(openedAt);
  const taken = waited && fill(chat.takenAfter, { time: waitText(waited) });
  return <p className={css.begun}>{[begun, taken].filter(Boolean).join(', ')}</p>;
};

type HeadProps = Pick<PaneProps, 'card' | 'onAbout' | 'onBack' | 'paneKey'>;

const PaneHead = ({ card, onAbout, onBack, paneKey }: HeadProps) => {
  const { chat } = useWords();
  const { player, language, page } = card;
  const pages: Readonly<Record<string, string>> = chat.pages;
  const who = player ? fill(chat.level, { level: player.rankLevel }) : chat.notSignedIn;
  const place = page !== undefined && pages[page] !== undefined && pages[page];
  const brand = useBrandName()(card.brand);
  const about = [brand, who, place && fill(chat.onPage, { page: place })].filter(Boolean);
  return (
    <header className={css.paneHead}>
      {onBack && <IconButton icon={arrowLeft} label={chat.back} onClick={onBack} />}
      <div className={css.paneWho}>
        <h2 className="t-clip">
          {player?.username ?? chat.visitor} <span className="t-3">{language}</span>
        </h2>
        <p className="t-3 t-clip">{about.join(', ')}</p>
      </div>
      {paneKey !== undefined && <KeyCap of={paneKey} />}
      <span className={css.about}>
        <IconButton icon={user} label={chat.about} onClick={onAbout} />
      </span>
    </header>
  );
};

/** Who has it, or the way to take it. */
const NotMine = ({ card, onTake }: Pick<PaneProps, 'card' | 'onTake'>) => {
  const { chat } = useWords();
  const mayWork = useMay()('chat.w', card.brand);
  return (
    <footer className={css.paneFoot}>
      <p className="t-2">
        {card.claimedBy ? fill(chat.isOf, { name: card.claimedBy.name }) : chat.isNoOnes}
      </p>
      {!card.claimedBy && mayWork && (
        <Button look="primary" onClick={onTake}>
          {chat.take}
        </Button>
      )}
    </footer>
  );
};
