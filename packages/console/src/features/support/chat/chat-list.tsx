import type { ChatDesk, DeskChatCard, TicketOfChat } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { timeOfDay } from '@parlour/ui/format';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useBrandName, useZone } from '../../../lib/brand';
import { useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { KeyCap } from '../../../lib/parts/key-cap';
import { useMay, useMe } from '../../../lib/session/me';
import { useNow } from '../../../lib/use-now';
import css from './chat.module.css';
import { promiseOf } from './desk-cards';
import { useReceiving } from './use-desk';
import { waitText } from './wait-text';

type ListProps = {
  desk: ChatDesk;
  shown: string | undefined;
  onOpen: (id: string) => void;
  onTake: () => void;
  alert: string | undefined;
  /** What colleagues gave to this person, and was not looked at. */
  handed: readonly string[];
};

/** Who waits, one's own and the colleagues', those who wait longest first. */
export const ChatList = ({ desk, shown, onOpen, onTake, alert, handed }: ListProps) => {
  const { chat } = useWords();
  const { isReceiving, setReceiving, mayWork } = useReceiving();
  const { waiting, mine, most, promisedMinutes } = desk;
  const keys = useMemo(
    () => (mayWork ? [{ key: 'N', name: chat.takeNext, act: onTake }] : []),
    [mayWork, chat.takeNext, onTake],
  );
  useKeys(keys);
  return (
    <section aria-label={chat.title} className={css.list}>
      <header className={css.listHead}>
        <h1 className="t-h1">{chat.title}</h1>
        {mayWork && (
          <CheckField checked={isReceiving} onChange={({ target }) => setReceiving(target.checked)}>
            {chat.receiving}
          </CheckField>
        )}
        <p className="t-2">
          {fill(chat.summary, { count: mine.length, most, minutes: promisedMinutes })}
        </p>
        {mayWork && (
          <Button
            disabled={waiting.length === 0 || mine.length >= most}
            look="primary"
            onClick={onTake}
          >
            {chat.takeNext} <KeyCap of="N" />
          </Button>
        )}
        <div className={css.handed} role="status">
          {handed.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {alert && (
          <p className="t-neg" role="alert">
            {alert}
          </p>
        )}
      </header>
      <Groups desk={desk} onOpen={onOpen} shown={shown} />
    </section>
  );
};

type GroupsProps = Pick<ListProps, 'desk' | 'shown' | 'onOpen'>;

const Groups = ({ desk, shown, onOpen }: GroupsProps) => {
  const { chat } = useWords();
  const groups = [
    { name: chat.waiting, cards: desk.waiting },
    { name: chat.mine, cards: desk.mine },
    { name: chat.others, cards: desk.others },
  ];
  return (
    <div className={css.groups}>
      {groups.map(({ name, cards }) => (
        <div key={name}>
          <h2 className={css.groupName}>
            {name} <span className={css.figure}>{cards.length}</span>
          </h2>
          <ul>
            {cards.map((card) => (
              <Row
                card={card}
                isShown={card.id === shown}
                key={card.id}
                onOpen={onOpen}
                promisedMinutes={promiseOf(desk, card)}
              />
            ))}
          </ul>
        </div>
      ))}
      {desk.becameTickets.length > 0 && <BecameTickets list={desk.becameTickets} />}
    </div>
  );
};

type RowProps = {
  card: DeskChatCard;
  isShown: boolean;
  onOpen: (id: string) => void;
  /** By the brand of the chat. */
  promisedMinutes: number;
};

const Row = ({ card, isShown, onOpen, promisedMinutes }: RowProps) => {
  const { chat } = useWords();
  const now = useNow();
  const me = useMe();
  const { player, language, askedAt, claimedBy } = card;
  const brand = useBrandName()(card.brand);
  const isColleagues = claimedBy !== undefined && claimedBy.id !== me.id;
  const waited = askedAt === undefined ? undefined : now - Date.parse(askedAt);
  const shown = isColleagues ? claimedBy.name : lastWords(chat, card, me.id);
  return (
    <li>
      <button
        aria-current={isShown || undefined}
        className={css.row}
        onClick={() => onOpen(card.id)}
        type="button"
      >
        <span className={css.rowWho} title={player?.username}>
          {player?.username ?? chat.visitor} <span className="t-3">{language}</span>
        </span>
        <span className={css.waited} data-tone={toneOf(waited, promisedMinutes)}>
          {waited !== undefined && waitText(waited)}
        </span>
        <span className={css.rowText} title={shown}>
          {shown}
        </span>
        {brand !== undefined && <span className={css.rowBrand}>{brand}</span>}
      </button>
    </li>
  );
};

/** What was said last, and by whom if it was not the person. */
const lastWords = (
  chat: ReturnType<typeof useWords>['chat'],
  { last }: DeskChatCard,
  ownId: string,
): string => {
  if (!last) return '';
  const { by, text = chat.picture, operator } = last;
  if (by !== 'operator') return text;
  return !operator || operator.id === ownId
    ? fill(chat.youSaid, { text })
    : fill(chat.theySaid, { name: operator.name, text });
};

/** What went on as a ticket: to be found again by who closed the chat. */
const BecameTickets = ({ list }: { list: readonly TicketOfChat[] }) => {
  const { chat } = useWords();
  const zone = useZone();
  const mayRead = useMay()('ticket.r');
  return (
    <div>
      <h2 className={css.groupName}>
        {chat.becameTickets} <span className={css.figure}>{list.length}</span>
      </h2>
      <ul>
        {list.map(({ number, username, at, caseId }) => (
          <li className={css.ticket} key={number}>
            <span className={css.rowWho}>{username ?? chat.visitor}</span>
            <span className={css.figure}>{timeOfDay(at, zone)}</span>
            <span className={css.rowText}>
              {caseId !== undefined && mayRead ? (
                <Link className="t-link" href={`/queues/ticket/${caseId}`}>
                  {number}
                </Link>
              ) : (
                number
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Late after the promised time, soon after a third of it. */
const toneOf = (
  waited: number | undefined,
  promisedMinutes: number,
): 'late' | 'soon' | undefined => {
  const promisedMs = promisedMinutes * 60_000;
  if (waited === undefined || waited < promisedMs / 3) return undefined;
  return waited < promisedMs ? 'soon' : 'late';
};
