import type { ComponentProps } from 'react';
import { cx } from '../../class-names';
import { Badge } from '../display/badge';
import { Icon } from '../art/icon';
import css from './icon-button.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: string;
  /** What it does; it is also the tooltip. */
  label: string;
  size?: number;
  /** A count in the corner. The label must say it too. */
  badge?: number;
}

/** The classes of an icon button, for a link that looks like one. */
export const iconButtonClass = css.button;

export const IconButton = ({
  icon,
  label,
  size = 22,
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    aria-label={label}
    className={cx(css.button, className)}
    title={label}
    type={type}
  >
    <Icon of={icon} size={size} />
    {badge ? (
      <span className={css.badge}>
        <Badge count={badge} />
      </span>
    ) : null}
  </button>
);
