import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../class-names';
import css from './chips.module.css';

export interface ChipsProps {
  /** What is chosen with them: `Khoảng thời gian`. */
  label: string;
  /** Lets them wrap instead of scrolling sideways. */
  wrap?: boolean;
  children: ReactNode;
}

/** A row of choices; on a phone it scrolls to the edges of the screen. */
export const Chips = ({ label, wrap = false, children }: ChipsProps) => (
  <fieldset aria-label={label} className={cx(css.chips, wrap && css.wrap)}>
    {children}
  </fieldset>
);

export interface ChipProps extends ComponentProps<'button'> {
  on?: boolean;
}

export const Chip = ({ on = false, type = 'button', ...rest }: ChipProps) => (
  <button {...rest} aria-pressed={on} className={css.chip} type={type} />
);

export interface ChipLinkProps extends ComponentProps<'a'> {
  on?: boolean;
}

/** A choice that has an address. */
export const ChipLink = ({ on = false, children, ...rest }: ChipLinkProps) => (
  <a {...rest} aria-current={on ? 'true' : undefined} className={css.chip}>
    {children}
  </a>
);
