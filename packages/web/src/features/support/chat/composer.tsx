import { supportChat } from '@parlour/contract/support/chat';
import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { PictureButton } from '@parlour/ui/components/form/picture-button';
import { paperPlaneTilt } from '@parlour/ui/icons/paper-plane-tilt';
import { smallerPicture } from '@parlour/ui/smaller-picture';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
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
  const id = useId();
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
  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSend || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {chat.field}
      </label>
      {takesPictures && <Pictures />}
      <textarea
        aria-describedby={`${id}-letters`}
        aria-invalid={letters > mostLetters}
        className={css.field}
        enterKeyHint="enter"
        id={id}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        placeholder={chat.field}
        ref={field}
        rows={1}
        value={text}
      />
      <IconButton
        disabled={!maySend}
        icon={paperPlaneTilt}
        label={chat.send}
        onClick={submit}
        type="button"
      />
      <Letters id={`${id}-letters`} letters={letters} />
    </form>
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
