import { supportChat } from '@parlour/contract/support/chat';
import { fill } from '@parlour/locales/phrases';
import { PictureButton } from '@parlour/ui/components/form/picture-button';
import { smallerPicture } from '@parlour/ui/smaller-picture';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
import { MessageForm } from '../../../lib/form/message-form';
import css from './chat.module.css';
import { useChat } from './chat-store';
import { draftNow, keepDraft } from './draft';
import { send } from './outbox';

const mostLetters = 2000;
/** The count is shown from here on. */
const nearLetters = 1800;
const typingEveryMs = 3000;

let typedAt = 0;

/** Tells the operator now and then that the person types. */
const tellTyping = (): void => {
  if (!useChat.getState().facts?.isTaken || Date.now() - typedAt < typingEveryMs) return;
  typedAt = Date.now();
  call(supportChat.typeChat, {}).catch(() => undefined);
};

const lettersOf = (text: string): number => Array.from(text).length;

/** Where one writes: Enter sends, Shift and Enter is a new line; on a phone the button sends. */
export const Composer = ({ takesPictures }: { takesPictures: boolean }) => {
  const { chat } = usePhrases('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draftNow);
  const letters = lettersOf(text);
  const maySend = text.trim() !== '' && letters <= mostLetters;
  const write = (next: string) => {
    setText(next);
    keepDraft(next);
    if (next !== '') tellTyping();
  };
  const submit = () => {
    if (!maySend) return;
    send({ text });
    write('');
    field.current?.focus();
  };
  return (
    <MessageForm
      before={takesPictures && <Pictures />}
      className={css.composer}
      field={field}
      isWrong={letters > mostLetters}
      maySend={maySend}
      note={(id) => <Letters id={id} letters={letters} />}
      onSend={submit}
      onType={write}
      text={text}
      touchEnter="enter"
      words={{ field: chat.field, send: chat.send }}
    />
  );
};

const Letters = ({ id, letters }: { id: string; letters: number }) => {
  const { chat } = usePhrases('chat');
  return (
    <span aria-live="polite" className={css.letters} id={id}>
      {letters > nearLetters && fill(chat.letters, { count: letters, max: mostLetters })}
    </span>
  );
};

/** A chosen picture is drawn smaller and without its place, and is sent at once. */
const Pictures = () => {
  const { chat } = usePhrases('chat');
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (chosen: File) => {
    const picture = await smallerPicture(chosen);
    setUnreadable(!picture);
    if (picture) send({ picture });
  };
  return (
    <>
      <PictureButton label={chat.picture} onChosen={(chosen) => void choose(chosen)} />
      {isUnreadable && (
        <p className={css.unreadable} role="alert">
          {chat.unreadable}
        </p>
      )}
    </>
  );
};
