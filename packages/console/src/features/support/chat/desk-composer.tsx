import type { SentMessage } from '@parlour/contract/support/chat';
import { chatDesk, type DeskChat, type DeskMessageView } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { call } from '../../../lib/api/call';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { KeyCap } from '../../../lib/parts/key-cap';
import parts from '../../../lib/parts/parts.module.css';
import { refusalText } from '../../../lib/refusal-text';
import { typedTexts } from '../../../lib/session/typed';
import { useMay } from '../../../lib/session/me';
import css from './chat.module.css';
import { DeskPicture, PictureProblem, usePicture } from './desk-picture';
import { HandOverDialog } from './hand-over-dialog';
import { takeInserted } from './inserted-text';
import { TemplateField } from '../template-field';
import { useChatPerson } from './use-chat-person';
import { useTemplates } from '../use-ticket';

type ComposerProps = {
  chat: DeskChat;
  /** Words were sent, as the answer numbers them. */
  onSaid: (message: DeskMessageView) => void;
  /** Something else was sent. */
  onSent: () => void;
  onChanged: () => void;
};

const typingEveryMs = 3000;
const mostTyped = 2000;

const joined = (text: string, chosen: string): string =>
  [text.trimEnd(), chosen].filter(Boolean).join(' ').slice(0, mostTyped);

let typedAt = 0;

const tellTyping = (chatId: string): void => {
  if (Date.now() - typedAt < typingEveryMs) return;
  typedAt = Date.now();
  call(chatDesk.typeDeskChat, { chatId }).catch(() => undefined);
};

/** What was typed stays with its chat. */
const drafts = typedTexts();

/** Words of the operator who has the chat, as a message of it. */
const saidIn = (
  { claimedBy }: DeskChat,
  text: string,
  { n, at }: SentMessage,
): DeskMessageView => ({
  n,
  by: 'operator',
  at,
  text,
  ...(claimedBy && { writer: claimedBy.name }),
});

/** Answers: text, a picture, an order as a card; and the ways out of the chat. */
export const DeskComposer = ({ chat: known, onSaid, onSent, onChanged }: ComposerProps) => {
  const words = useWords();
  const { chat } = words;
  const chatId = known.id;
  const mayReadTexts = useMay()('ticket.r', known.brand);
  const templates = useTemplates(known.brand, mayReadTexts ? known.language : undefined);
  const [text, setText] = useState(drafts.get(chatId) ?? '');
  const { isBusy, refused, act } = useAct();
  const picture = usePicture(chatId, onSent);
  const write = (next: string) => {
    setText(next);
    drafts.set(chatId, next);
    if (next !== '') tellTyping(chatId);
  };
  useEffect(() => takeInserted(chatId, (chosen) => write(joined(text, chosen))));
  const send = () => {
    if (text.trim() === '') return;
    void act(
      () => call(chatDesk.sendDeskChat, { chatId, text }),
      (sent) => {
        write('');
        onSaid(saidIn(known, text, sent));
      },
    );
  };
  const sendOrder = (order: string) =>
    void act(() => call(chatDesk.sendDeskChat, { chatId, order }), onSent);
  const leave = (how: Way) => void act(() => call(chatDesk.leaveChat, { chatId, how }), onChanged);
  const onKeyDown = (event: KeyboardEvent) => {
    // Outside the field the keys of the page work.
    if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <footer className={css.paneFoot}>
      <Refused of={refused} />
      <PictureProblem picture={picture} />
      <TemplateField
        disabled={false}
        label={chat.answer}
        maxLength={mostTyped}
        name="text"
        onChange={write}
        onKeyDown={onKeyDown}
        templates={templates.data?.list ?? []}
        value={text}
      />
      <div className={parts.acts}>
        {known.player && <DeskPicture isDisabled={isBusy} picture={picture} />}
        <OrderChoice of={known} onChoose={sendOrder} />
        <span className={parts.space} />
        <WaysOut chat={known} isBusy={isBusy} onChanged={onChanged} onLeave={leave} />
        <Button disabled={isBusy || text.trim() === ''} look="primary" onClick={send} small>
          {chat.send} <KeyCap of="Enter" />
        </Button>
      </div>
    </footer>
  );
};

type Way = 'ticket' | 'close';

type WaysProps = {
  chat: DeskChat;
  isBusy: boolean;
  onLeave: (how: Way) => void;
  onChanged: () => void;
};

const WaysOut = ({ chat: { id, player }, isBusy, onLeave, onChanged }: WaysProps) => {
  const { chat } = useWords();
  const [isHanding, setHanding] = useState(false);
  return (
    <>
      <Button disabled={isBusy} onClick={() => setHanding(true)} small>
        {chat.handOver}
      </Button>
      <Button disabled={isBusy} onClick={() => onLeave('ticket')} small>
        {chat.toTicket}
      </Button>
      <Button disabled={isBusy} onClick={() => onLeave('close')} small>
        {chat.close}
      </Button>
      {isHanding && (
        <HandOverDialog
          chatId={id}
          name={player?.username ?? chat.visitor}
          onClose={() => setHanding(false)}
          onDone={onChanged}
        />
      )}
    </>
  );
};

/** One act at a time, and what it was refused for. */
const useAct = () => {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ConsoleRefused>();
  const act = async <Answer,>(work: () => Promise<Answer>, after: (answer: Answer) => void) => {
    if (isBusy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      after(await work());
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, act };
};

const Refused = ({ of: refused }: { of: ConsoleRefused | undefined }) => {
  const words = useWords();
  return (
    refused && (
      <p className="t-neg" role="alert">
        {refusalText(words, refused)}
      </p>
    )
  );
};

type ChoiceProps = { of: DeskChat; onChoose: (number: string) => void };

/** An order of the player, sent as a card. */
const OrderChoice = ({ of: known, onChoose }: ChoiceProps) => {
  const { chat } = useWords();
  const orders = useChatPerson(known).data?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <select
      aria-label={chat.sendOrder}
      className={css.orders}
      onChange={({ target }) => target.value && onChoose(target.value)}
      value=""
    >
      <option value="">{chat.sendOrder}</option>
      {orders.map(({ kind, number, amount }) => (
        <option key={number} value={number}>
          {fill(chat[kind], { number })} · {amount}
        </option>
      ))}
    </select>
  );
};
