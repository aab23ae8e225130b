import { chatDesk, type DeskChatCard } from '@parlour/contract/support/chat-desk';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { useMay } from '../../lib/session/me';
import css from './chat.module.css';

/** Whom one talks with: who they are, their orders and the last times. */
export const ChatSide = ({ card }: { card: DeskChatCard }) => {
  const { chat } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const maySeePlayers = useMay()('player.r', card.brand);
  const query = useQuery({
    queryKey: ['chat-side', card.id, card.state],
    queryFn: ({ signal }) =>
      call(chatDesk.readDeskChat, { chatId: card.id, from: card.lastN }, { signal }),
  });
  return (
    <aside aria-label={chat.about} className={css.side}>
      <header className={css.sideHead}>
        <strong className="t-clip">{card.player?.username ?? chat.visitor}</strong>
        {card.player && maySeePlayers && (
          <Link href={`/players/${card.player.id}`}>{chat.playerPage}</Link>
        )}
      </header>
      <Answer of={query}>
        {({ orders, ends }) => (
          <>
            <h3 className={css.sideName}>{chat.orders}</h3>
            <ul className={css.facts}>
              {orders.map(({ kind, number, amount }) => (
                <li key={number}>
                  <span>{fill(chat[kind], { number })}</span>
                  <span className={css.figure}>{amount}</span>
                </li>
              ))}
              {orders.length === 0 && <li className="t-3">{chat.noOrders}</li>}
            </ul>
            <h3 className={css.sideName}>{chat.before}</h3>
            <ul className={css.facts}>
              {ends.map(({ at, number }) => (
                <li key={at}>
                  <span>{dateTime(at, zone, locale)}</span>
                  <span className="t-3">{number ?? chat.closed}</span>
                </li>
              ))}
              {ends.length === 0 && <li className="t-3">{chat.firstTime}</li>}
            </ul>
          </>
        )}
      </Answer>
    </aside>
  );
};
