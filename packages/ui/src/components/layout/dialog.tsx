import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../../class-names';
import { checkCircleFill } from '../../icons/check-circle';
import { x } from '../../icons/x';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '../../use-phrases';
import css from './dialog.module.css';
import { Icon } from '../art/icon';
import { IconButton } from '../form/icon-button';
import { LateCorner } from '../art/late-corner';

export interface DialogProps {
  title: string;
  /** Escape, the close button, and the scrim while nothing was typed. */
  onClose: () => void;
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** 440 px for a question or a way in, 560 for a form, 880 × 600 for a list with its page. */
  size?: 'form' | 'narrow' | 'wide';
  /** On a phone: the whole screen instead of a sheet, for more than five fields. */
  isFull?: boolean;
  /** Something was typed: a click beside the dialog must not lose it. */
  isTouched?: boolean;
  /**
   * No way out but its actions: a forced change of password hides the page, a pause of play is
   * `dimmed` over its game.
   */
  isForced?: boolean | 'dimmed';
  /** The check before the title of good news. */
  isGood?: boolean;
  /** The engraved corner of the ways in. */
  rosette?: string;
}

/**
 * A modal dialog: centred on a desk, a sheet from below on a phone. It is open while it is mounted.
 * The browser traps the focus, makes the page behind inert and gives the focus back to the opener.
 * The first focus goes to `[data-first-focus]`, else to the title.
 */
export const Dialog = ({
  title,
  onClose,
  children,
  actions,
  size = 'narrow',
  isFull = false,
  isTouched = false,
  isForced = false,
  isGood = false,
  rosette,
}: DialogProps) => {
  const { common } = usePhrases('common');
  const id = useId();
  const dialog = useModal(isForced !== false);
  // A press that begins in a field and ends on the scrim is a selection of text, not a click.
  const onPress = (event: MouseEvent) => {
    const isBeside = event.target === dialog.current;
    if (isBeside && !isTouched && !isForced) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!isForced) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the scrim
    <dialog
      aria-labelledby={id}
      className={cx(
        css.dialog,
        size !== 'narrow' && css[size],
        isFull && css.full,
        isForced === true && css.forced,
      )}
      onCancel={onCancel}
      onMouseDown={onPress}
      ref={dialog}
    >
      {rosette && <LateCorner name={rosette} />}
      <div className={cx(css.head, !isFull && css.grab)}>
        {isGood && (
          <span className={css.sign}>
            <Icon of={checkCircleFill} size={22} />
          </span>
        )}
        <h2 className={cx(rosette ? 't-h1' : 't-h2', css.title)} id={id} tabIndex={-1}>
          {title}
        </h2>
        {!isForced && (
          <IconButton
            icon={x}
            label={fill(common.closeDialog, { name: title })}
            onClick={onClose}
          />
        )}
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  );
};

// Open while mounted; the first focus is given, and given back to the opener.
const useModal = (isForced: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? element.querySelector('h2'))?.focus();
    // A browser closes a dialog at the second Escape, whatever the page wants.
    const reopen = () => element.showModal();
    if (isForced) element.addEventListener('close', reopen);
    return () => {
      element.removeEventListener('close', reopen);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isForced]);
  return dialog;
};
