import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../../class-names';
import css from './button.module.css';
import { Icon } from '../art/icon';
import { Spinner } from '../feedback/spinner';

export interface ButtonLook {
  /**
   * `accent` is for the one money or commitment action of a view; `primary` for a main action that
   * commits to nothing (retry, close, log out).
   */
  look?: 'accent' | 'outline' | 'primary' | 'quiet' | 'solid';
  small?: boolean;
  wide?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'outline', small = false, wide = false }: ButtonLook = {}) =>
  cx(css.button, css[look], small && css.small, wide && css.wide);

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An outline of `@parlour/ui/icons/…`, before the words. */
  icon?: string;
  /**
   * The verb to show with a spinner while it works: `Đang gửi…`. The button keeps its focus, and
   * its width unless the verb needs more.
   */
  busy?: string | false | undefined;
}

const stop = (event: MouseEvent) => event.preventDefault();

export const Button = ({
  look,
  small,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    aria-disabled={busy ? true : undefined}
    className={cx(buttonClass({ look, small, wide }), busy && css.busy, className)}
    onClick={busy ? stop : onClick}
    type={type}
  >
    <span aria-hidden={busy ? true : undefined} className={css.words}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
    {busy && (
      <span className={css.wait}>
        <Spinner />
        {busy}
      </span>
    )}
  </button>
);
