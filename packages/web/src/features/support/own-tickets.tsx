import type { TicketCard } from '@parlour/contract/support';
import { fill } from '@parlour/locales/phrases';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import { useSession } from '../../lib/session/session';
import css from './support.module.css';
import { TicketStateTag } from './ticket-state';
import { useOwnTickets } from './use-tickets';

type OwnTicketsProps = { onOpen: (id: string) => void; onWrite: () => void };

/** One's own requests, the newest first, and the way to write one. */
export const OwnTickets = ({ onOpen, onWrite }: OwnTicketsProps) => {
  const { support } = usePhrases('support');
  const isGuest = useSession(({ authState }) => authState !== 'member');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnTickets();
  const tickets = data?.pages.flatMap(({ list }) => list);
  return (
    <div className={css.part}>
      <Button data-first-focus icon={pencilSimple} look="primary" onClick={onWrite}>
        {support.write}
      </Button>
      {isGuest && <p className="t-small t-2">{support.guestInfo}</p>}
      <h3 className={`t-h3 ${css.own}`}>{support.own}</h3>
      {error && <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />}
      {!tickets && !error && (
        <Skeleton onRetry={() => void refetch()}>
          <SkeletonLine isTall />
          <SkeletonLine isTall />
        </Skeleton>
      )}
      {tickets?.length === 0 && <EmptyState icon={chatsCircle}>{support.none}</EmptyState>}
      {tickets && tickets.length > 0 && (
        <ul className={css.tickets}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} onOpen={onOpen} ticket={ticket} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage && support.more} onClick={() => void fetchNextPage()}>
          {support.more}
        </Button>
      )}
    </div>
  );
};

type TicketRowProps = { ticket: TicketCard; onOpen: (id: string) => void };

const TicketRow = ({ ticket, onOpen }: TicketRowProps) => {
  const { support } = usePhrases('support');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { id, number, type, state, description, changedAt, dueAt, isLate } = ticket;
  const time = dueAt && dateTime(dueAt, timeZone, locale);
  return (
    <li>
      <button className={css.ticket} onClick={() => onOpen(id)} type="button">
        <span className={css.line}>
          <strong>{support[type]}</strong>
          <TicketStateTag state={state} />
        </span>
        <span className={css.begun}>{description}</span>
        <span className={`${css.line} t-small t-3`}>
          <span>{number}</span>
          <span>{dateTime(changedAt, timeZone, locale)}</span>
        </span>
        {time && state === 'open' && (
          <span className="t-small t-2">
            {fill(isLate ? support.isLate : support.dueBy, { time })}
          </span>
        )}
      </button>
    </li>
  );
};
