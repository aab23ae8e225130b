import { messageLength, support as calls, type TicketView } from '@parlour/contract/support';
import { fill } from '@parlour/locales/phrases';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { dateTime } from '@parlour/ui/dates';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../lib/api/api';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { serverNow } from '../../lib/api/server-time';
import { useBrand } from '../../lib/brand/brand';
import { useForm } from '../../lib/form/use-form';
import { Pictures } from './pictures';
import css from './support.module.css';
import { TicketStateTag } from './ticket-state';
import { useShowTicket, useTicket } from './use-tickets';

type TicketPageProps = { id: string; onBack: () => void };

/** A request: where it stands and by when, what was written, and what can be added. */
export const TicketPage = ({ id, onBack }: TicketPageProps) => {
  const { support } = usePhrases('support');
  const { data, error, refetch } = useTicket(id);
  return (
    <div className={css.part}>
      <div>
        <Button data-first-focus icon={arrowLeft} onClick={onBack} small>
          {support.back}
        </Button>
      </div>
      {!data && error && <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />}
      {!data && !error && (
        <Skeleton onRetry={() => void refetch()}>
          <SkeletonLine isTall />
        </Skeleton>
      )}
      {data && <Opened onChanged={() => void refetch()} ticket={data} />}
    </div>
  );
};

const Opened = ({ ticket, onChanged }: { ticket: TicketView; onChanged: () => void }) => {
  const { support } = usePhrases('support');
  const { id, number, type, state, remark, pictures, description, openedAt, messages } = ticket;
  const isOpen = state === 'open' || state === 'asked';
  return (
    <>
      <p className={css.line}>
        <strong>
          {support[type]} · {number}
        </strong>
        <TicketStateTag state={state} />
      </p>
      <Next ticket={ticket} />
      <ul className={css.messages}>
        <Message at={openedAt} by="player" text={description}>
          {remark && <p className="t-small t-2">{`${support.remark}: ${remark}`}</p>}
          {pictures > 0 && (
            <p className="t-small t-2">{fill(support.pictureCount, { count: pictures })}</p>
          )}
        </Message>
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ul>
      {isOpen && <Pictures count={pictures} onSent={onChanged} ticketId={id} />}
      <WriteMore isOpen={isOpen} ticket={ticket} />
    </>
  );
};

/** What happens next, and by when. */
const Next = ({ ticket: { state, dueAt, isLate, reopenUntil } }: { ticket: TicketView }) => {
  const { support } = usePhrases('support');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const at = (time: string) => ({ time: dateTime(time, timeZone, locale) });
  if (state === 'asked') return <p aria-live="polite">{support.askedText}</p>;
  if (state === 'open') {
    if (!dueAt) return null;
    const text = isLate ? support.isLate : support.dueBy;
    return <p aria-live="polite">{fill(text, at(dueAt))}</p>;
  }
  const mayReopen = reopenUntil && Date.parse(reopenUntil) > serverNow();
  return (
    <p aria-live="polite">
      {mayReopen ? fill(support.answeredText, at(reopenUntil)) : support.overText}
    </p>
  );
};

type MessageProps = {
  by: 'player' | 'operator';
  text: string;
  at: string;
  children?: React.ReactNode;
};

const Message = ({ by, text, at, children }: MessageProps) => {
  const { support } = usePhrases('support');
  const { timeZone } = useBrand();
  const locale = useLocale();
  return (
    <li className={css.message} data-by={by}>
      <p className={`${css.line} t-small`}>
        <strong>{by === 'operator' ? support.us : support.you}</strong>
        <time className="t-3" dateTime={at}>
          {dateTime(at, timeZone, locale)}
        </time>
      </p>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
};

/** An addition to an open request; of a closed one, why it is opened again. */
const WriteMore = ({ ticket, isOpen }: { ticket: TicketView; isOpen: boolean }) => {
  const { support, refusal } = usePhrases('support', 'refusal');
  const show = useShowTicket();
  const { id, reopenUntil } = ticket;
  const form = useForm({
    check: ({ text }) =>
      String(text ?? '').trim() === '' ? [{ name: 'text', code: 'field.required' }] : [],
    send: async (values) => {
      const text = String(values.text).trim();
      const endpoint = isOpen ? calls.writeMessage : calls.reopenTicket;
      show(await call(endpoint, { id, text }, { loader: true }));
      form.formProps.ref.current?.reset();
      form.clear();
    },
  });
  const mayReopen = reopenUntil !== undefined && Date.parse(reopenUntil) > serverNow();
  if (!isOpen && !mayReopen) return null;
  const { refused } = form;
  return (
    <form {...form.formProps} className={css.part}>
      {refused && refused.fields.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      <TextAreaField
        {...form.field('text')}
        label={isOpen ? support.addition : support.why}
        maxLength={messageLength}
        rows={3}
      />
      <Button busy={form.isBusy && support.sending} look="primary" type="submit">
        {isOpen ? support.send : support.reopen}
      </Button>
    </form>
  );
};
