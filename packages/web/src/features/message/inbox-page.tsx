import { fill } from '@parlour/locales/phrases';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Button } from '@parlour/ui/components/form/button';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useCentreCounts } from '../../lib/session/centre-counts';
import { MessageRow } from './message-row';
import css from './inbox.module.css';
import { useInbox, useInboxAct } from './use-inbox';

/** `messageV2`: what the site and its operators wrote to the player, the newest first. */
export const InboxPage = () => (
  <QueryScope>
    <Inbox />
  </QueryScope>
);

const Inbox = () => {
  const { message: words, common } = usePhrases('message', 'common');
  const { messages, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInbox();
  if (isPending) return <TableSkeleton onRetry={() => void refetch()} rows={4} />;
  if (!messages) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  if (messages.length === 0) return <EmptyState icon={envelopeSimple}>{words.empty}</EmptyState>;
  return (
    <div className={css.inbox}>
      <Head newest={messages[0]!.id} />
      <ul aria-label={words.list} className={css.list}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {error && <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />}
      {hasNextPage && (
        <Button
          busy={isFetchingNextPage && common.loading}
          onClick={() => void fetchNextPage()}
          wide
        >
          {words.more}
        </Button>
      )}
    </div>
  );
};

/** How many are unread, and the way to read them all. */
const Head = ({ newest }: { newest: string }) => {
  const { message: words, common } = usePhrases('message', 'common');
  const { messageV2: unread = 0 } = useCentreCounts();
  const { isBusy, refused, markRead } = useInboxAct();
  return (
    <>
      <div className={css.head}>
        <p className="t-2" role="status">
          {unread > 0 ? fill(words.unread, { count: unread }) : words.allRead}
        </p>
        {unread > 0 && (
          <Button
            busy={isBusy && common.loading}
            onClick={() => void markRead({ upTo: newest })}
            small
          >
            {words.markAll}
          </Button>
        )}
      </div>
      {refused && <QueryError onRetry={() => void markRead({ upTo: newest })} refused={refused} />}
    </>
  );
};
