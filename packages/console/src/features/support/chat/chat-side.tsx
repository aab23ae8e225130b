import type { DeskChatCard, DeskPerson } from '@parlour/contract/support/chat-desk';
import { date, dateTime } from '@parlour/ui/dates';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { PlayerLink } from '../../../lib/parts/player-link';
import { useMay } from '../../../lib/session/me';
import { useMedia } from '../../../lib/use-media';
import css from './side.module.css';
import { ChatCases } from './chat-cases';
import { ChatRoomSilence } from './chat-room-silence';
import { ChatTexts } from './chat-texts';
import { useChatPerson } from './use-chat-person';

type PersonProps = { card: DeskChatCard; isMine: boolean; onInserted?: () => void };

type SideProps = PersonProps & {
  /** It was asked for: without room beside the chat it is a dialog. */
  isAsked: boolean;
  onClose: () => void;
};

/** Whom one talks with: who they are, what waits for them, their orders and the last times. */
export const ChatSide = ({ card, isMine, isAsked, onClose }: SideProps) => {
  const { chat } = useWords();
  const hasRoom = useMedia('(width >= 80em)');
  if (hasRoom) {
    return (
      <aside aria-label={chat.about} className={css.side}>
        <Person card={card} isMine={isMine} />
      </aside>
    );
  }
  return (
    isAsked && (
      <Dialog onClose={onClose} title={chat.about}>
        <Person card={card} isMine={isMine} onInserted={onClose} />
      </Dialog>
    )
  );
};

const Person = ({ card, isMine, onInserted }: PersonProps) => {
  const { chat } = useWords();
  const maySeePlayers = useMay()('player.r', card.brand);
  const { player, brand } = card;
  const person = useChatPerson(card);
  return (
    <>
      <header className={css.sideHead}>
        <strong className="t-clip">{player?.username ?? chat.visitor}</strong>
        {player && maySeePlayers && <PlayerLink id={player.id}>{chat.playerPage}</PlayerLink>}
      </header>
      <Answer of={person}>
        {(view) => (
          <>
            <Facts card={card} person={view} />
            {player && <ChatCases brand={brand} playerId={player.id} />}
            {player && <Orders orders={view.orders} />}
            <Ends ends={view.ends} />
            <ChatTexts card={card} isMine={isMine} onInserted={onInserted} />
            {player && <p className={css.note}>{chat.excludedNote}</p>}
            {player && view.room && (
              <ChatRoomSilence
                brand={brand}
                of={view.room}
                onDone={() => void person.refetch()}
                player={player}
              />
            )}
          </>
        )}
      </Answer>
    </>
  );
};

const Facts = ({
  card,
  person: { account, money },
}: {
  card: DeskChatCard;
  person: DeskPerson;
}) => {
  const { chat, player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const states: Readonly<Record<string, string>> = player.states;
  if (!account && !money) return null;
  const moneyName = (name: string) => fill(chat.moneyOf, { name, currency: money?.currency ?? '' });
  return (
    <dl className={css.facts}>
      {account && (
        <>
          <div>
            <dt>{chat.joined}</dt>
            <dd>
              {date(account.registeredAt, zone, locale)},{' '}
              {fill(chat.level, { level: card.player?.rankLevel ?? 0 })}
            </dd>
          </div>
          {account.state !== 'active' && (
            <div>
              <dt>{chat.state}</dt>
              <dd className="t-warn">
                {states[account.state] ?? account.state}
                {account.stateUntil && ` ${dateTime(account.stateUntil, zone, locale)}`}
              </dd>
            </div>
          )}
          <div>
            <dt>{player.identity}</dt>
            <dd className={account.documents === 'passed' ? 't-pos' : undefined}>
              {player.identityStates[account.documents]}
            </dd>
          </div>
        </>
      )}
      {money && (
        <>
          <div>
            <dt>{moneyName(player.pockets.cash)}</dt>
            <dd className={css.sum}>{figure(money.cash)}</dd>
          </div>
          <div>
            <dt>{moneyName(player.pockets.held)}</dt>
            <dd className={css.sum}>{figure(money.held)}</dd>
          </div>
        </>
      )}
    </dl>
  );
};

const Orders = ({ orders }: Pick<DeskPerson, 'orders'>) => {
  const { chat, player } = useWords();
  const statuses: Readonly<Record<string, string>> = player.statuses;
  return (
    <>
      <h3 className={css.sideName}>{chat.orders}</h3>
      <ul className={css.lines}>
        {orders?.map(({ kind, number, amount, status }) => (
          <li key={number}>
            <span>{fill(chat[kind], { number })}</span>
            <span className={css.sum}>{figure(amount)}</span>
            <span className={css.under}>{statuses[status] ?? status}</span>
          </li>
        ))}
        {!orders && <li className="t-3">{chat.hiddenOrders}</li>}
        {orders?.length === 0 && <li className="t-3">{chat.noOrders}</li>}
      </ul>
    </>
  );
};

const Ends = ({ ends }: Pick<DeskPerson, 'ends'>) => {
  const { chat } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <>
      <h3 className={css.sideName}>{chat.before}</h3>
      <ul className={css.lines}>
        {ends.map(({ at, number }) => (
          <li key={at}>
            <span>{dateTime(at, zone, locale)}</span>
            <span className="t-3">{number ?? chat.closed}</span>
          </li>
        ))}
        {ends.length === 0 && <li className="t-3">{chat.firstTime}</li>}
      </ul>
    </>
  );
};
