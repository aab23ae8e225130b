import { cx } from '@parlour/ui/class-names';
import type { ReactNode } from 'react';
import reading from './reading.module.css';

type ReadingPanesProps = {
  list: ReactNode;
  /** What the list is called. */
  name: string;
  /** Stands under the list. */
  foot?: ReactNode;
  /** A text was chosen: a phone shows it in place of the list. */
  isReading: boolean;
  className?: string | undefined;
  /** The text. */
  children: ReactNode;
};

/** A list with its reader: side by side on a desk, one after the other on a phone. */
export const ReadingPanes = ({
  list,
  name,
  foot,
  isReading,
  className,
  children,
}: ReadingPanesProps) => (
  <div className={cx(reading.panes, className)} data-reading={isReading}>
    <div className={reading.side}>
      <nav aria-label={name} className={reading.list}>
        {list}
      </nav>
      {foot}
    </div>
    <article className={reading.reader}>{children}</article>
  </div>
);
