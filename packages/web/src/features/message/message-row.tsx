import type { InboxMessage } from '@parlour/contract/message';
import { memberPath } from '@parlour/contract/centres';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { dateTime, dayOfYear } from '@parlour/ui/dates';
import { timeOfDay } from '@parlour/ui/format';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { toast } from '@parlour/ui/toasts';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useId, useState } from 'react';
import { QueryError } from '../../lib/api/query-error';
import { useBrand } from '../../lib/brand/brand';
import { openModal } from '../../lib/navigation/modal';
import { Link, useAddress } from '../../lib/navigation/navigation';
import { useIsOpen } from '../../lib/navigation/open';
import css from './inbox.module.css';
import { useInboxAct } from './use-inbox';

/** A line that opens to its text; who opens it has read it. */
export const MessageRow = ({ message }: { message: InboxMessage }) => {
  const { message: words } = usePhrases('message');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const { refused, markRead } = useInboxAct();
  const body = useId();
  const { id, title, at, isRead } = message;
  const read = () => void markRead({ ids: [id] });
  const toggle = () => {
    setShown(!isShown);
    if (!isShown && !isRead) read();
  };
  return (
    <li className={css.row}>
      <h4>
        <button
          aria-controls={body}
          aria-expanded={isShown}
          className={css.line}
          data-unread={!isRead}
          onClick={toggle}
          type="button"
        >
          <span className={css.name}>
            {title}
            {!isRead && <span className="sr-only"> ({words.unreadMark})</span>}
          </span>
          <time className={css.day} dateTime={at}>
            {`${dayOfYear(at, timeZone, locale)} ${timeOfDay(at, timeZone)}`}
          </time>
          <span className={css.caret}>
            <Icon of={caretDown} size={18} />
          </span>
        </button>
      </h4>
      <div className={css.body} hidden={!isShown} id={body}>
        {isShown && <Body message={message} />}
        {isShown && refused && <QueryError onRetry={read} refused={refused} />}
      </div>
    </li>
  );
};

const Body = ({ message }: { message: InboxMessage }) => {
  const { message: words, player } = usePhrases('message', 'player');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const over = useAddress();
  const isOpen = useIsOpen();
  const [isAsked, setAsked] = useState(false);
  const { text, at, page, ticket } = message;
  return (
    <>
      <p className={css.when}>
        <time dateTime={at}>{dateTime(at, timeZone, locale)}</time>
      </p>
      <p className={css.text}>{text}</p>
      {isAsked ? (
        <Removal message={message} onKeep={() => setAsked(false)} />
      ) : (
        <div className={css.ways}>
          {page && isOpen(page) && (
            <Link className={buttonClass({ small: true })} href={memberPath(page, over)}>
              {fill(words.open, { page: player[page] })}
            </Link>
          )}
          {ticket !== undefined && (
            <Button onClick={() => openModal('feedback', { ticket })} small>
              {words.openTicket}
            </Button>
          )}
          <Button look="quiet" onClick={() => setAsked(true)} small>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
};

const Removal = ({ message: { id }, onKeep }: { message: InboxMessage; onKeep: () => void }) => {
  const { message: words, common } = usePhrases('message', 'common');
  const { isBusy, refused, remove } = useInboxAct();
  const go = async () => {
    if (await remove(id)) toast({ text: words.removed });
  };
  return (
    <div className={css.asked} role="group">
      <p>{words.removeAsk}</p>
      <div className={css.ways}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in place of what was pressed */}
        <Button autoFocus onClick={onKeep} small>
          {words.keep}
        </Button>
        <Button busy={isBusy && common.loading} look="primary" onClick={() => void go()} small>
          {words.removeYes}
        </Button>
      </div>
      {refused && <QueryError onRetry={() => void go()} refused={refused} />}
    </div>
  );
};
