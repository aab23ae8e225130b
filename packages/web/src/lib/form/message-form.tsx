import { cx } from '@parlour/ui/class-names';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { paperPlaneTilt } from '@parlour/ui/icons/paper-plane-tilt';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import css from './message-form.module.css';

type MessageFormProps = {
  words: { field: string; send: string };
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onType: (text: string) => void;
  maySend: boolean;
  onSend: () => void;
  /** Too long, or refused. */
  isWrong: boolean;
  /** What Enter is on a touch screen; elsewhere it sends, and with Shift it is a new line. */
  touchEnter: 'enter' | 'send';
  className?: string | undefined;
  /** Stands before the field. */
  before?: ReactNode;
  /** What is said of the text, under the id that its field names. */
  note: (id: string) => ReactNode;
};

/** Where a message is written and sent. */
export const MessageForm = (props: MessageFormProps) => {
  const { words, field, text, onType, maySend, onSend, isWrong, touchEnter } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (touchEnter === 'enter' && matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={cx(css.form, props.className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {words.field}
      </label>
      {props.before}
      <textarea
        aria-describedby={`${id}-note`}
        aria-invalid={isWrong}
        className={css.field}
        enterKeyHint={touchEnter}
        id={id}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        placeholder={words.field}
        ref={field}
        rows={1}
        value={text}
      />
      <IconButton
        disabled={!maySend}
        icon={paperPlaneTilt}
        label={words.send}
        onClick={onSend}
        type="button"
      />
      {props.note(`${id}-note`)}
    </form>
  );
};
