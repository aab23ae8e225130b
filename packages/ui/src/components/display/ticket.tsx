import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../class-names';
import css from './ticket.module.css';

export interface TicketProps extends ComponentProps<'div'> {
  /** Where the notches are: at half, or at a column's boundary. */
  notch?: 'half' | 'third' | 'twoThirds';
}

/** A notched box. It always means money, and money is always in one. */
export const Ticket = ({ notch = 'half', className, ...rest }: TicketProps) => (
  <div {...rest} className={cx(css.ticket, notch !== 'half' && css[notch], className)} />
);

export interface TornTicketProps {
  /** The amount; it may hold a wave sheet behind it. */
  head: ReactNode;
  /** The details under the perforation. */
  children: ReactNode;
}

/** A slip in two parts with a dotted tear between the amount and its details. */
export const TornTicket = ({ head, children }: TornTicketProps) => (
  <div>
    <div className={cx(css.half, css.upper)}>{head}</div>
    <div className={css.tear} />
    <div className={cx(css.half, css.lower)}>{children}</div>
  </div>
);
