import { Button } from '@parlour/ui/components/form/button';
import { useFollowed } from '@parlour/ui/use-followed';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import css from './chat.module.css';
import { readOlder, useChat } from './chat-store';
import { Message } from './message';
import { useOutbox } from './outbox';
import { WaitingMessage } from './waiting-message';

/** The messages in their order, then those on their way. */
export const MessageList = () => {
  const { chat } = usePhrases('chat');
  const { timeZone } = useBrand();
  const messages = useChat((state) => state.messages);
  const hasOlder = useChat((state) => state.hasOlder);
  const operatorRead = useChat((state) => state.facts?.operatorRead ?? 0);
  const waiting = useOutbox((state) => state.waiting);
  const list = useFollowed({
    first: messages[0]?.n ?? 0,
    last: messages.at(-1)?.n ?? 0,
    waiting: waiting.length,
  });
  const lastOwn = messages.findLast(({ by }) => by === 'player')?.n;
  return (
    <div aria-label={chat.log} className={css.log} ref={list} role="log">
      {hasOlder && <Older />}
      {messages.length === 0 && waiting.length === 0 && <p className={css.hint}>{chat.welcome}</p>}
      <ol className={css.messages}>
        {messages.map((message) => (
          <Message
            isLastOwn={message.n === lastOwn}
            isRead={message.n <= operatorRead}
            key={message.n}
            message={message}
            zone={timeZone}
          />
        ))}
        {waiting.map((one) => (
          <WaitingMessage key={one.key} one={one} />
        ))}
      </ol>
      <Typing />
    </div>
  );
};

const Older = () => {
  const { chat, refusal } = usePhrases('chat', 'refusal');
  const [state, setState] = useState<'idle' | 'busy' | 'missed'>('idle');
  const ask = () => {
    setState('busy');
    readOlder().then(
      () => setState('idle'),
      () => setState('missed'),
    );
  };
  return (
    <div className={css.older}>
      {state === 'missed' && <p role="alert">{refusal['network.failed']}</p>}
      <Button disabled={state === 'busy'} look="quiet" onClick={ask} small>
        {chat.older}
      </Button>
    </div>
  );
};

/** Shown for a few seconds after the last sign of it. */
const Typing = () => {
  const { chat } = usePhrases('chat');
  const until = useChat((state) => state.typingUntil);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [until]);
  const isTyping = until > Math.max(now, 0) && until > 0;
  return (
    <p aria-live="polite" className={css.typing}>
      {isTyping && chat.typing}
    </p>
  );
};
