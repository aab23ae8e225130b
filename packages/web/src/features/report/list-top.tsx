import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef } from 'react';
import css from './record.module.css';

type ListTopProps = { page: number; totalPages: number };

/** Where a list of pages begins: another page is read from there, not from the pager. */
export const ListTop = ({ page, totalPages }: ListTopProps) => {
  const { common } = usePhrases('common');
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <div className={css.top} ref={top} tabIndex={-1}>
      <span className="sr-only">{fill(common.page, { page, total: totalPages })}</span>
    </div>
  );
};
