import { fill } from '@parlour/locales/phrases';
import { cx } from '@parlour/ui/class-names';
import { Button } from '@parlour/ui/components/form/button';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './chat.module.css';
import { discard, type OutgoingChat, retry } from './outbox';

/** A message on its way, or one that did not get there: what was written stays. */
export const WaitingMessage = ({ one }: { one: OutgoingChat }) => {
  const { chat, refusal } = usePhrases('chat', 'refusal');
  const isOnline = useOnline();
  const { key, state, refused } = one;
  const wait = Number(refused?.value.retryAfterMs);
  const why = wait ? fill(chat.waitSeconds, { seconds: Math.ceil(wait / 1000) }) : undefined;
  return (
    <li className={cx(css.message, css.own, css.waiting)}>
      <span className="sr-only">{chat.you}: </span>
      <p className={css.text}>{'text' in one ? one.text : chat.pictureSent}</p>
      {state === 'sending' ? (
        <span className={css.time}>{isOnline ? chat.sending : chat.failed}</span>
      ) : (
        <div className={css.failed}>
          <p role="alert">
            {chat.failed} {why ?? (refused && refusal[refused.code])}
          </p>
          <Button onClick={() => retry(key)} small>
            {chat.retry}
          </Button>
          <Button look="quiet" onClick={() => discard(key)} small>
            {chat.discard}
          </Button>
        </div>
      )}
    </li>
  );
};
